import type { Transaction } from "#engine/server/data/client.ts";
import { lockOrder } from "#features/orders/server";
import { lockAttempt } from "../online/online.queries.ts";
import { findRefund, type RefundRow } from "./refunds.queries.ts";

/**
 * Holds what a refund is of until the transaction ends, its order or the payment that became none, and gives the refund
 * as it stands then: all refunds of the same money are decided one after the other.
 */
export async function holdRefund(
  transaction: Transaction,
  { token, txnid, orderId }: Pick<RefundRow, "token" | "txnid" | "orderId">,
): Promise<RefundRow | undefined> {
  if (orderId === null) await lockAttempt(transaction, txnid);
  else await lockOrder(transaction, orderId);
  return findRefund(transaction, token);
}
