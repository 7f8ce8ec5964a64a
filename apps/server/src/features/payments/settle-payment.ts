import type { Transaction } from "@santha/database/client";
import { closeLockedCart, reclaimCart, unlockCart } from "#features/cart";
import { postSets } from "#features/ledger";
import {
  confirmPaidOnline,
  endUnpaid,
  findPlacing,
  lockPayableOrders,
  type PayableOrder,
  reviveOrders,
} from "#features/orders";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import type { VerifiedPayment } from "#platform/payment-provider";
import { inTransaction, orUndone } from "#platform/transaction";
import { nextLook } from "./look-times.ts";
import {
  type Attempt,
  type AttemptPart,
  findAttempt,
  findLatestAttempt,
  lockAttempt,
  selectParts,
  updateAttempt,
  updatePart,
} from "./online.queries.ts";
import { paidSets } from "./online-sets.ts";
import { onlinePaymentSettled } from "./payments.events.ts";
import { returnMoney } from "./return-money.ts";
import { waitingOf } from "./waiting-orders.ts";

/**
 * Asks the provider about a payment and books what he says. Whatever asked for it (webhook, browser, clock) in
 * whatever order and number, the same payment ends the same way and once: the answer of the provider decides alone.
 * @throws when the provider cannot be reached; nothing has changed then.
 */
export async function settlePayment(platform: Platform, txnid: string): Promise<void> {
  const seen = await findAttempt(platform.database, txnid);
  if (!platform.payments || !seen || isSettled(seen)) return;
  const verified = await platform.payments.verify(txnid);
  if (verified.standing === "unknown")
    platform.log.warn({ txnid }, "the payment provider said something unknown");
  await inTransaction(platform, async (transaction) => {
    const orders = await lockPayableOrders(transaction, seen);
    const attempt = await lockAttempt(transaction, txnid);
    if (!attempt || isSettled(attempt)) return;
    await book(platform, transaction, { attempt, orders, verified });
  });
}

/** A failed one may still be paid late; a paid or returned one is over. */
function isSettled({ state }: Attempt): boolean {
  return state === "paid" || state === "returned";
}

interface Booking {
  readonly attempt: Attempt;
  readonly orders: readonly PayableOrder[];
  readonly verified: VerifiedPayment;
}

/** Books what is known of a payment whose orders and row are held. */
export async function book(platform: Platform, transaction: Transaction, booking: Booking): Promise<void> {
  const { standing, mihpayid, amountInPaise } = booking.verified;
  // Captured money without a number or an amount cannot be booked: it is asked about again, in the end by finance.
  if (standing === "captured" && mihpayid !== null && amountInPaise !== null)
    return bookMoney(platform, transaction, booking, amountInPaise);
  const now = platform.clock.now();
  const isReturned = standing === "returned";
  const isFailed = standing === "failed" || standing === "dropped" || isReturned;
  // Failed is not over: the payer may pay after all at the provider's page, and the report of it be lost.
  const next = isReturned ? null : nextLook(booking.attempt.startedAt, now);
  await note(platform, transaction, booking, {
    state: stateWithoutMoney(booking, next === null),
    capturedInPaise: 0,
    settledAt: next === null ? now : null,
    nextLookAt: next,
  });
  if (isFailed) await endIfLatest(platform, transaction, booking);
}

function stateWithoutMoney(
  { attempt, verified: { standing } }: Booking,
  isLastLook: boolean,
): Attempt["state"] {
  if (standing === "returned") return "returned";
  if (standing === "failed" || standing === "dropped") return "failed";
  // Also after a failure, for money may have come: then finance looks.
  if (isLastLook) return "given-up";
  return attempt.state === "failed" ? "failed" : "open";
}

async function note(
  platform: Platform,
  transaction: Transaction,
  { attempt, verified }: Booking,
  change: Pick<Parameters<typeof updateAttempt>[1], "state" | "capturedInPaise" | "settledAt" | "nextLookAt">,
): Promise<void> {
  const { standing, mihpayid, mode, bankRefNum } = verified;
  const { txnid, masterId } = attempt;
  await updateAttempt(transaction, { txnid, standing, mihpayid, mode, bankRefNum, ...change });
  const { state } = change;
  if (state !== attempt.state)
    await emit(platform, transaction, onlinePaymentSettled, { txnid, masterId, state });
}

/** The order is over with its latest try; an older one that fails late says nothing about the newer. */
async function endIfLatest(
  platform: Platform,
  transaction: Transaction,
  { attempt, orders }: Booking,
): Promise<void> {
  const latest = await findLatestAttempt(transaction, attempt.masterId);
  if (latest?.txnid !== attempt.txnid) return;
  await endWaiting(platform, transaction, { masterId: attempt.masterId, orders, action: "FAIL_PAYMENT" });
}

/** Ends those orders of a master order that still wait, and gives its cart back. */
export async function endWaiting(
  platform: Platform,
  transaction: Transaction,
  end: {
    readonly masterId: string;
    readonly orders: readonly PayableOrder[];
    readonly action: "FAIL_PAYMENT" | "EXPIRE";
  },
): Promise<void> {
  const waiting = waitingOf(end.orders);
  if (waiting.length === 0) return;
  await endUnpaid(platform, transaction, waiting, end.action);
  await unlockCart(transaction, end.masterId);
}

/** Money came: for the order if it waits, for an order that is over if it can be had again, else back to the payer. */
async function bookMoney(
  platform: Platform,
  transaction: Transaction,
  booking: Booking,
  capturedInPaise: number,
): Promise<void> {
  const { attempt } = booking;
  const isRight = capturedInPaise === attempt.amountInPaise;
  const isTaken = isRight && (await isWanted(platform, transaction, booking));
  await note(platform, transaction, booking, {
    state: isTaken ? "paid" : "returned",
    capturedInPaise,
    settledAt: platform.clock.now(),
    nextLookAt: null,
  });
  if (isTaken) return pay(platform, transaction, booking);
  if (!isRight) platform.log.error({ txnid: attempt.txnid }, "an online payment came with another amount");
  await returnMoney(platform, transaction, {
    attempt,
    capturedInPaise,
    reason: isRight ? "order-over" : "amount",
  });
  if (!isRight) await endIfLatest(platform, transaction, booking);
}

async function isWanted(
  platform: Platform,
  transaction: Transaction,
  { attempt: { masterId }, orders }: Booking,
): Promise<boolean> {
  if (waitingOf(orders).length > 0) return true;
  const areUnpaid = orders.every(({ state }) => state === "PAYMENT_FAILED" || state === "ORD_EXPIRED");
  const placing = areUnpaid ? await findPlacing(transaction, masterId) : undefined;
  if (!placing) return false;
  // The buyer may have gone on: only while his cart is still what it was does he want exactly these packs.
  return orUndone(
    transaction,
    async () =>
      (await reclaimCart(transaction, placing, platform.clock.now())) &&
      (await reviveOrders(platform, transaction, { masterId, orders })),
  );
}

async function pay(
  platform: Platform,
  transaction: Transaction,
  { attempt, orders }: Booking,
): Promise<void> {
  const { masterId, txnid, buyerProfileId } = attempt;
  const parts = await fitParts(transaction, attempt, orders);
  await postSets(platform, transaction, paidSets({ txnid, buyerProfileId }, parts));
  await confirmPaidOnline(platform, transaction, { txnid, masterId, buyerProfileId, orders });
  await closeLockedCart(transaction, masterId, platform.clock.now());
}

/**
 * The margin of packs that were taken out since the payment began is nobody's: it is the payer's as their price is.
 * So is all that was paid for an order that was cancelled since.
 */
async function fitParts(
  transaction: Transaction,
  { txnid }: Attempt,
  orders: readonly PayableOrder[],
): Promise<AttemptPart[]> {
  const parts: AttemptPart[] = [];
  for (const part of await selectParts(transaction, txnid)) {
    const order = orders.find(({ orderId, state }) => orderId === part.orderId && state !== "ORD_CANCELLED");
    const marginInPaise = Math.min(part.marginInPaise, order?.marginInPaise ?? 0);
    const fitted = {
      orderId: part.orderId,
      totalInPaise: part.totalInPaise + part.marginInPaise - marginInPaise,
      marginInPaise,
    };
    if (marginInPaise !== part.marginInPaise) await updatePart(transaction, txnid, fitted);
    parts.push(fitted);
  }
  return parts;
}
