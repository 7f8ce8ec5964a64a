import type { Transaction } from "@santha/database/client";

export interface BankReference {
  readonly direction: "in" | "out";
  /** The number as somebody has written it. */
  readonly reference: string;
  /** In: the master order it pays. Out: what is sent, as `refund 7`. */
  readonly usedFor: string;
}

/** The same number of the bank, however it was typed: in capitals, without spaces. */
function bankNumber(reference: string): string {
  return reference.toUpperCase().replaceAll(" ", "");
}

/**
 * Keeps a number of the bank for one thing for ever and answers what it is kept for: of two that ask at once the
 * second waits for the first. Asked for the same thing again it answers the same.
 */
export async function keepBankReference(
  transaction: Transaction,
  { direction, reference, usedFor }: BankReference,
): Promise<{ readonly usedFor: string; readonly isNew: boolean }> {
  const number = bankNumber(reference);
  const kept = await transaction
    .insertInto("bank_references")
    .values({ direction, reference: number, used_for: usedFor })
    .onConflict((conflict) => conflict.columns(["direction", "reference"]).doNothing())
    .executeTakeFirstOrThrow();
  if (kept.numInsertedOrUpdatedRows === 1n) return { usedFor, isNew: true };
  const before = await transaction
    .selectFrom("bank_references")
    .select("used_for as usedFor")
    .where("direction", "=", direction)
    .where("reference", "=", number)
    .executeTakeFirstOrThrow();
  return { ...before, isNew: false };
}
