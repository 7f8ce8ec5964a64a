import type { Reader, Transaction } from "@santha/database/client";

/** Orders with a return that the seller has not decided since before then; what is disputed support decides anyway. */
export async function selectOverdueReturns(
  reader: Reader,
  {
    before,
    isEscalated,
    limit,
  }: { readonly before: Date; readonly isEscalated: boolean; readonly limit: number },
): Promise<string[]> {
  const rows = await reader
    .selectFrom("order_requests")
    .select("order_id")
    .where("kind", "=", "return")
    .where("status", "=", "open")
    .where("disputes_id", "is", null)
    .where("asked_at", "<=", before)
    .where("escalated_at", isEscalated ? "is not" : "is", null)
    .orderBy("asked_at")
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Hands an open request to support; false when it was decided or handed over meanwhile. */
export async function escalateRequest(
  transaction: Transaction,
  { requestId, at }: { readonly requestId: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("order_requests")
    .set({ escalated_at: at })
    .where("id", "=", requestId)
    .where("status", "=", "open")
    .where("escalated_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
