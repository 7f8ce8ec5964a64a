import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { BankUse } from "./bank-numbers.ts";

/**
 * Stores a bank reference number for one use. Returns its earlier use, or null when it is new or free again.
 * Parallel calls with the same number wait for each other. Only digits and letters of the number count.
 */
export async function keepBankReference(
  transaction: Transaction,
  direction: "in" | "out",
  reference: string,
  { kind, id }: BankUse,
): Promise<BankUse | null> {
  const number = sql<string>`bank_number(${reference})`;
  const kept = await transaction
    .insertInto("bank_references")
    .values({ direction, reference: number, use_kind: kind, use_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(["direction", "reference"])
        .doUpdateSet({ use_kind: kind, use_id: id, freed_at: null })
        .where("bank_references.freed_at", "is not", null),
    )
    .executeTakeFirstOrThrow();
  if (kept.numInsertedOrUpdatedRows === 1n) return null;
  const before = await transaction
    .selectFrom("bank_references")
    .select([sql<BankUse["kind"]>`use_kind`.as("kind"), "use_id as id"])
    .where("direction", "=", direction)
    .where("reference", "=", number)
    .executeTakeFirstOrThrow();
  return before;
}

/** Frees a number that was stored for a use of this kind; false when it was not. */
export async function freeBankReference(
  transaction: Transaction,
  direction: "in" | "out",
  reference: string,
  { kind, at }: Pick<BankUse, "kind"> & { readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("bank_references")
    .set({ freed_at: at })
    .where("direction", "=", direction)
    .where("reference", "=", sql<string>`bank_number(${reference})`)
    .where("use_kind", "=", kind)
    .where("freed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The name of a seller's business, in both languages. */
export async function findBusinessName(reader: Reader, sellerId: number): Promise<LocalizedText | undefined> {
  const row = await reader
    .selectFrom("published.sellers as sellers")
    .select(["business_name as en", "business_name_te as te"])
    .where("id", "=", sellerId)
    .executeTakeFirst();
  return row;
}
