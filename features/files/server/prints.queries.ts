import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** Under which name a print lies in the store. */
export async function selectPrint(reader: Reader, printKey: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom("prints")
    .select("file_name")
    .where("print_key", "=", printKey)
    .executeTakeFirst();
  return row?.file_name;
}

export interface NewPrint {
  readonly key: string;
  readonly ownerProfileId: number;
  readonly fileName: string;
  readonly createdAt: Date;
}

/** Notes a print, or a new name for one that was noted before `lostBefore`; whether the caller is to store it. */
export async function claimPrint(
  transaction: Transaction,
  print: NewPrint,
  lostBefore: Date,
): Promise<boolean> {
  const row = await transaction
    .insertInto("prints")
    .values({
      print_key: print.key,
      owner_profile_id: print.ownerProfileId,
      file_name: print.fileName,
      created_at: print.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .column("print_key")
        .doUpdateSet({ file_name: print.fileName, created_at: print.createdAt })
        .where("prints.created_at", "<", lostBefore),
    )
    .returning("print_key")
    .executeTakeFirst();
  return row !== undefined;
}

/** The prints that are kept for a person. */
export async function selectPrintsOf(reader: Reader, profileId: number) {
  return reader
    .selectFrom("prints")
    .select(["print_key as key", "file_name as fileName"])
    .where("owner_profile_id", "=", profileId)
    .execute();
}

/** Forgets prints whose bytes are gone. */
export async function deletePrints(reader: Reader, keys: readonly string[]): Promise<void> {
  await reader
    .deleteFrom("prints")
    .where(sql<boolean>`print_key = any(${[...keys]}::text[])`)
    .execute();
}
