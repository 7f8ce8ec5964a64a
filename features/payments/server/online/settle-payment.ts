import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction, orUndone } from "#engine/server/data/transaction.ts";
import { emit } from "#engine/server/jobs/events.ts";
import type { VerifiedPayment } from "#engine/server/outside/payment/payment-provider.ts";
import { closeLockedCart, reclaimCart, unlockCart } from "#features/cart/server";
import { postJournal } from "#features/ledger/server";
import { confirmPaidOnline, endUnpaid, findPlacing, reviveOrders } from "#features/orders/server";
import { onlinePaymentSettled } from "../events.ts";
import { lockPayableOrders, type PayableOrder } from "../payable.queries.ts";
import { returnMoney } from "../refunds/return-money.ts";
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
import { nextPollAt } from "./poll-schedule.ts";
import { waitingOf } from "./waiting-orders.ts";

/**
 * Asks the provider about a payment and books the answer. Webhook, browser and polls may call this in any order
 * and number; the provider's answer alone decides, once.
 * @throws when the provider is unreachable; nothing has changed then.
 */
export async function settlePayment(platform: Platform, txnid: string): Promise<void> {
  await askProvider(platform, txnid);
}

/** The same; returns whether to ask again soon, because the provider has no result yet. */
export async function askProvider(platform: Platform, txnid: string): Promise<boolean> {
  const seen = await findAttempt(platform.database, txnid);
  if (!platform.payments || !seen || isSettled(seen)) return false;
  const verified = await platform.payments.verify(txnid);
  if (verified.standing === "unknown")
    platform.log.warn({ txnid }, "the payment provider said something unknown");
  await inTransaction(platform, async (transaction) => {
    const orders = await lockPayableOrders(transaction, seen);
    const attempt = await lockAttempt(transaction, txnid);
    if (!attempt || isSettled(attempt)) return;
    await book(platform, transaction, { attempt, orders, verified });
  });
  return !said.includes(verified.standing);
}

/** Answers with which the provider knows the result of a payment. */
const said: readonly string[] = ["captured", "failed", "dropped", "returned"];

/** A failed payment may still be paid late; a paid or returned one is final. */
function isSettled({ state }: Attempt): boolean {
  return state === "paid" || state === "returned";
}

interface Booking {
  readonly attempt: Attempt;
  readonly orders: readonly PayableOrder[];
  readonly verified: VerifiedPayment;
}

/** Books what is known of a payment; the caller holds the locks of its orders and row. */
export async function book(platform: Platform, transaction: Transaction, booking: Booking): Promise<void> {
  const { standing, mihpayid, amountInPaise } = booking.verified;
  // Captured money without number or amount cannot be booked: it is polled again, finally left to finance.
  if (standing === "captured" && mihpayid !== null && amountInPaise !== null)
    return bookMoney(platform, transaction, booking, amountInPaise);
  const now = platform.clock.now();
  const isReturned = standing === "returned";
  const isFailed = standing === "failed" || standing === "dropped" || isReturned;
  // A failed payment is not final: the payer may still pay at the provider's page, and that report may be lost.
  const next = isReturned ? null : nextPollAt(booking.attempt.startedAt, now);
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
  // Also after a failure, because money may have come: finance then checks.
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

/** The order ends with its latest attempt; a late failure of an older one does not matter. */
async function endIfLatest(
  platform: Platform,
  transaction: Transaction,
  { attempt, orders }: Booking,
): Promise<void> {
  const latest = await findLatestAttempt(transaction, attempt.masterId);
  if (latest?.txnid !== attempt.txnid) return;
  await endWaiting(platform, transaction, { masterId: attempt.masterId, orders, action: "FAIL_PAYMENT" });
}

/** Ends the waiting orders of a master order and restores its cart. */
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

/** Money came: it pays a waiting order, or an ended one with stock available; otherwise it is refunded. */
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
  // The buyer may have continued shopping: these packs are wanted only while the cart is unchanged.
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
  await postJournal(platform, transaction, paidSets({ txnid, buyerProfileId }, parts));
  await confirmPaidOnline(platform, transaction, { txnid, masterId, buyerProfileId, orders });
  await closeLockedCart(transaction, masterId, platform.clock.now());
}

/**
 * The margin of packs removed since the payment began is refunded to the payer, like their price. So is everything
 * paid for an order cancelled since.
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
