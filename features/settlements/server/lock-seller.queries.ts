import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";

/**
 * Locks what a seller owes and is due, until the transaction ends. Read these sums only under this lock, so that
 * no debt is paid twice or deducted after its cancellation. Lock the order before its seller.
 */
export async function lockSeller(transaction: Transaction, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seller-debts/${sellerId}`}, 0))`.execute(
    transaction,
  );
}
