import type { RawBuilder } from "kysely";
import type { Platform } from "../context.ts";
import type { Tables } from "../data/generated.ts";
import type { PersonText } from "../http/answers/errors.ts";

export type TableName = Extract<keyof Tables, string>;
type ColumnOf<T extends TableName> = Extract<keyof Tables[T], string>;

/** How a row says whose it is; a bare column holds the profile id. */
export type PersonIn<Column extends string = string> =
  | Column
  /** The column holds the profile id; of a blanked table the columns that this way blanks. */
  | { readonly profile: Column; readonly blanks: readonly Column[] }
  /**
   * The column holds the mobile number. `since`: when the row was made, for a number that had another holder before
   * this person's profile; `blanks`: the columns of a blanked table that this way blanks, all where left out.
   */
  | { readonly mobile: Column; readonly since?: Column; readonly blanks?: readonly Column[] }
  /** The mobile number stands somewhere in the column, which may be JSON. */
  | { readonly mobileWithin: Column }
  /** The row is part of one of another table of the same owner, whose `key` the column holds. */
  | { readonly column: Column; readonly of: TableName; readonly key: string };

/** What happens to a person's rows when he leaves. */
type OnErasure<Column extends string> =
  | { readonly onErasure: "deleted" | "not personal"; readonly because?: string }
  /** Law or books need the row as it is, with what it says of the person. */
  | { readonly onErasure: "kept"; readonly because: string }
  /** The row stays; these columns, where they hold something, then hold this. `{id}` becomes the profile id. */
  | {
      readonly onErasure: "blanked";
      readonly blanked: { readonly [C in Column]?: string | null };
      readonly because: string;
    };

/** What happens to a person's rows of a table when he asks for his data or leaves. */
export type TablePrivacy<T extends TableName = TableName> = OnErasure<ColumnOf<T>> & {
  /** Any of these ways makes a row his; null: no row of this table belongs to a person. */
  readonly person: PersonIn<ColumnOf<T>> | readonly PersonIn<ColumnOf<T>>[] | null;
  readonly onExport: "included" | "not personal" | "secret";
  /** Columns of an included table that are not handed out. */
  readonly withheld?: readonly ColumnOf<T>[];
};

/** The privacy of each table that an owner has. */
export type Privacy = { readonly [T in TableName]?: TablePrivacy<T> };

/** Why somebody cannot be erased yet, as he reads it, and the condition on his profile id. */
export interface Hindrance {
  readonly text: PersonText;
  readonly holds: (profileId: RawBuilder<unknown>) => RawBuilder<boolean>;
}

/** What an owner keeps of a person outside of the database. */
export interface KeptOutside {
  /** Files for his copy, under names of their own. */
  read(platform: Platform, profileId: number): AsyncIterable<{ name: string; bytes: Uint8Array }>;
  /** Safe to repeat. */
  erase(platform: Platform, profileId: number): Promise<void>;
}

/** What is known of the person whose rows are looked for. */
export interface PersonSought {
  readonly profileId: number;
  readonly mobileNo: string;
  /** When the account was made: rows from before then name an earlier holder of the number. */
  readonly createdAt: Date;
}

/** The declaration of one table, its columns as plain names. */
export interface DeclaredTable {
  readonly owner: string;
  readonly table: TableName;
  readonly ways: readonly PersonIn[];
  readonly onExport: TablePrivacy["onExport"];
  readonly withheld: readonly string[];
  readonly onErasure: TablePrivacy["onErasure"];
  readonly blanked: Readonly<Record<string, string | null>>;
}

/** All that the house has declared of people's data. */
export interface PrivacyPlan {
  readonly tables: readonly DeclaredTable[];
  readonly hindrances: readonly Hindrance[];
  readonly keptOutside: readonly KeptOutside[];
}
