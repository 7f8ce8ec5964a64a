import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { findPlacing } from "#features/orders/server";
import { findPerson } from "#features/profiles/server";
import { startPayment as endpoint } from "../../contract/online-payments.ts";
import { lockPayableOrders, type PayableOrder } from "../payable.queries.ts";
import { areGoodsBlocked } from "./blocked-goods.queries.ts";
import { type AttemptPart, insertAttempt } from "./online.queries.ts";
import { lastDeadline } from "./online-deadline.ts";
import { nextPollAt } from "./poll-schedule.ts";
import { areOver, waitingOf } from "./waiting-orders.ts";

/**
 * Starts an attempt to pay a master order online. Each attempt has its own id, so an earlier one that is paid late
 * is recognised, and refunded if paid twice. Neither money nor ledger changes here.
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
    refuseTooOld(context, orders);
    const now = context.clock.now();
    const waiting = waitingOf(orders);
    const orderIds = waiting.map(({ orderId }) => orderId);
    if (await areGoodsBlocked(transaction, { orderIds, onDay: dayInIndia(now) }))
      return refuse(endpoint, "payments/goods-blocked");
    const parts = partsOf(waiting);
    const amountInPaise = sumOf(parts.map((part) => part.totalInPaise + part.marginInPaise));
    const txnid = `${masterId.replaceAll("-", "")}T${context.ids.digits(10)}`;
    const startedAt = now;
    const attempt = { txnid, masterId, buyerProfileId, amountInPaise, startedAt, parts };
    await insertAttempt(transaction, { ...attempt, nextLookAt: nextPollAt(now, now) ?? now });
    // When an agent's customer pays, the payer is the receiver of the parcel.
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

/** Attempts can be repeated, but only until the last deadline, because the stock stays reserved meanwhile. */
function refuseTooOld({ clock, config }: MemberContext, orders: readonly PayableOrder[]): void {
  const placedAt = new Date(Math.min(...orders.map((order) => order.placedAt.getTime())));
  const isOver = clock.now().getTime() >= lastDeadline(placedAt, config.onlinePaymentInMinutes);
  if (isOver) refuse(endpoint, "payments/payment-over");
}

/** Splits one payment over the orders by their balances, including the margin where the customer pays it. */
function partsOf(orders: readonly PayableOrder[]): AttemptPart[] {
  return orders.map((order) => ({
    orderId: order.orderId,
    totalInPaise: order.balanceInPaise,
    marginInPaise: order.collectedBy === "platform" ? order.marginInPaise : 0,
  }));
}
