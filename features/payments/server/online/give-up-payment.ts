import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { giveUpPayment as endpoint } from "../../contract/online-payments.ts";
import { lockPayableOrders } from "../payable.queries.ts";
import { findLatestAttempt } from "./online.queries.ts";
import { endWaiting, settlePayment } from "./settle-payment.ts";
import { areOver, waitingOf } from "./waiting-orders.ts";

/**
 * Ends the wait for an online payment, after asking the provider once more. Money that comes later all the same is
 * booked on the order if it can still be had, and goes back otherwise.
 */
export async function giveUpPayment(
  context: MemberContext,
  { params: { masterId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = { masterId, buyerProfileId: context.actor.profileId };
  const latest = await findLatestAttempt(context.database, masterId);
  if (latest?.buyerProfileId === asked.buyerProfileId) await settlePayment(context, latest.txnid);
  return inTransaction(context, async (transaction) => {
    const orders = await lockPayableOrders(transaction, asked);
    if (orders.length === 0) return refuse(endpoint, "payments/order-not-found");
    if (orders.some(({ paymentMode }) => paymentMode !== "Online"))
      return refuse(endpoint, "payments/not-online");
    await endWaiting(context, transaction, { masterId, orders, action: "FAIL_PAYMENT" });
    // Those that still waited were ended just now.
    const isGivenUp = waitingOf(orders).length > 0 || areOver(orders);
    return { outcome: isGivenUp ? "given-up" : "paid" };
  });
}
