import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** Orders with a return that is open since before then: disputed, so that support decides it, or waiting for the seller. */
export async function selectOverdueReturns(
  reader: Reader,
  {
    before,
    isDisputed,
    isEscalated,
    limit,
  }: {
    readonly before: Date;
    readonly isDisputed: boolean;
    /** Left out: either. */
    readonly isEscalated?: boolean;
    /** Left out: all, where working on them leaves them in the list. */
    readonly limit?: number;
  },
): Promise<string[]> {
  const rows = await reader
    .selectFrom("order_requests")
    .select("order_id")
    .where("kind", "=", "return")
    .where("status", "=", "open")
    .where("disputes_id", isDisputed ? "is not" : "is", null)
    .where("asked_at", "<=", before)
    .$if(isEscalated !== undefined, (query) =>
      query.where("escalated_at", isEscalated ? "is not" : "is", null),
    )
    .orderBy("asked_at")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
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
