import type { Transaction } from "@santha/database/client";
import { sql } from "kysely";

/** Holds what a seller owes until the transaction ends, so that no debt is paid twice. */
export async function lockSeller(transaction: Transaction, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seller-debts/${sellerId}`}, 0))`.execute(
    transaction,
  );
}
