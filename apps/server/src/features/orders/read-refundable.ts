import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { readRefundable as endpoint } from "@santha/contract/finance";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { findMoneyOf } from "./refunds.queries.ts";

/** What was paid for an order, what of it goes back, and what finance can still refund. */
export async function readRefundable(
  { database }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const money = await findMoneyOf(database, orderId);
  if (!money) return refuse(endpoint, "orders/not-found");
  const { buyerName, phone, paymentMode, totalInPaise, paidInPaise, backInPaise } = money;
  const leftInPaise = paidInPaise - backInPaise;
  return { orderId, buyerName, phone, paymentMode, totalInPaise, paidInPaise, backInPaise, leftInPaise };
}
