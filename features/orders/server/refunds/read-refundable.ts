import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { readRefundable as endpoint } from "../../contract/refunds.ts";
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
