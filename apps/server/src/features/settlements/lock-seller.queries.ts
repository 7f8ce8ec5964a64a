import type { Transaction } from "@santha/database/client";
import { sql } from "kysely";

/**
 * Holds what a seller owes and is due until the transaction ends: whoever pays, keeps back or lowers it reads it after
 * this, so that no debt is paid twice or kept back after it was cancelled. An order is held first, then its seller.
 */
export async function lockSeller(transaction: Transaction, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seller-debts/${sellerId}`}, 0))`.execute(
    transaction,
  );
}
