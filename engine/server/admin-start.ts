import { type RawBuilder, sql } from "kysely";
import type { Role } from "#engine/contract/person.ts";
import type { Clock } from "./clock.ts";
import type { Reader } from "./data/client.ts";
import type { PersonText } from "./http/answers/errors.ts";

/** What a queue holds now; `count` never exceeds what was asked for. */
export interface QueueLength {
  readonly count: number;
  /** Since when its oldest entry waits; null where it is empty. */
  readonly oldestAt: Date | null;
}

/** Work that waits for the operator's people, as the admin console's first page counts it. */
export interface AdminQueue {
  /** `feature/what-waits`, unique. */
  readonly name: string;
  readonly title: PersonText;
  /** Who works it off: only people with this role get a link. */
  readonly role: Role;
  /** The page of its list. */
  readonly leadsTo: string;
  /** What the address says of the part of the page where they wait; nothing when left out. */
  readonly search?: Readonly<Record<string, string>>;
  /** How long an entry may wait before it is marked. */
  readonly limitInHours: number;
  /** Counts up to `most`, so that a long queue costs no more than a short one. */
  read(
    reader: Reader,
    asked: { readonly most: number; readonly clock: Clock },
  ): Promise<QueueLength | undefined>;
}

/** Counts the first `most` rows of a statement whose column `since` says how long each waits. */
export async function lengthOf(
  reader: Reader,
  waiting: RawBuilder<unknown>,
  most: number,
): Promise<QueueLength | undefined> {
  const { rows } = await sql<QueueLength>`
    select count(*)::int as count, min(since) as "oldestAt" from (${waiting} limit ${sql.lit(most)}) waiting`.execute(
    reader,
  );
  return rows[0];
}

/** A figure of each of the last days, as the admin console draws it in bars. */
export interface AdminFigure {
  /** `feature/what-is-counted`, unique. */
  readonly name: string;
  readonly title: PersonText;
  readonly unit: "count" | "paise";
  /** The page of the list behind it, for the platform admin; its address takes a `day` beside what `search` says. */
  readonly leadsTo: string;
  readonly search?: Readonly<Record<string, string>>;
  /** The days since `from` that have a value; a day left out is 0. */
  read(reader: Reader, from: Date): Promise<readonly DayValue[]>;
}

export interface DayValue {
  /** Indian day, `yyyy-mm-dd`. */
  readonly day: string;
  readonly value: number;
}
