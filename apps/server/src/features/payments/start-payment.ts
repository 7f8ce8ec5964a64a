import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { sumOf } from "@santha/contract/money";
import { startPayment as endpoint } from "@santha/contract/online-payments";
import { findPlacing, lockPayableOrders, type PayableOrder } from "#features/orders";
import { findPerson } from "#features/profiles";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { onceInTransaction } from "#platform/idempotency";
import { nextLook } from "./look-times.ts";
import { type AttemptPart, insertAttempt } from "./online.queries.ts";
import { areOver, waitingOf } from "./waiting-orders.ts";

/**
 * Begins a try to pay a master order online. Each try has an id of its own: an earlier one that is paid after all is
 * recognised, and sent back if it came twice. Nothing is paid and no book is touched here.
 */
export async function startPayment(
  context: MemberContext,
  { params: { masterId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const provider = context.payments;
  if (!provider) return refuse(endpoint, "payments/no-online-payment");
  const buyerProfileId = context.actor.profileId;
  return onceInTransaction(context, endpoint, { masterId }, async (transaction) => {
    const orders = await lockPayableOrders(transaction, { masterId, buyerProfileId });
    const placing = await findPlacing(transaction, masterId);
    if (orders.length === 0 || !placing) return refuse(endpoint, "payments/order-not-found");
    refuseUnpayable(orders);
    const parts = partsOf(waitingOf(orders));
    const now = context.clock.now();
    const amountInPaise = sumOf(parts.map((part) => part.totalInPaise + part.marginInPaise));
    const txnid = `${masterId.replaceAll("-", "")}T${context.ids.digits(10)}`;
    const startedAt = now;
    const attempt = { txnid, masterId, buyerProfileId, amountInPaise, startedAt, parts };
    await insertAttempt(transaction, { ...attempt, nextLookAt: nextLook(now, now) ?? now });
    // Where an agent's customer pays, the payer is who gets the parcel.
    const isCustomer = orders[0]?.collectedBy === "platform";
    const buyer = isCustomer ? null : await findPerson(transaction, buyerProfileId);
    const { action, fields } = provider.formFor({
      txnid,
      masterId,
      amountInPaise,
      payerName: buyer?.firstName ?? placing.recipientName,
      payerPhone: buyer?.mobileNo ?? placing.phone,
      payerProfileId: buyerProfileId,
      language: context.language,
    });
    return { txnid, amountInPaise, action, fields: { ...fields } };
  });
}

function refuseUnpayable(orders: readonly PayableOrder[]): void {
  if (orders.some(({ paymentMode }) => paymentMode !== "Online")) refuse(endpoint, "payments/not-online");
  if (waitingOf(orders).length > 0) return;
  refuse(endpoint, areOver(orders) ? "payments/payment-over" : "payments/already-paid");
}

/** One payment is split over the orders by what each of them owes; the margin is in it where the customer pays it. */
function partsOf(orders: readonly PayableOrder[]): AttemptPart[] {
  return orders.map((order) => ({
    orderId: order.orderId,
    totalInPaise: order.balanceInPaise,
    marginInPaise: order.collectedBy === "platform" ? order.marginInPaise : 0,
  }));
}
