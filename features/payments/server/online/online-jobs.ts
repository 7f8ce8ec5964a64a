import * as z from "zod/mini";
import { dayInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { lockPayableOrders } from "../payable.queries.ts";
import { selectRefundsToLookAt } from "../refunds/refunds.queries.ts";
import { sendRefundJob } from "../refunds/return-money.ts";
import { sendRefund } from "../refunds/send-refund.ts";
import { selectWaitingBlocked, selectWaitingOnline, type WaitingOnline } from "../waiting-masters.queries.ts";
import { areGoodsBlocked } from "./blocked-goods.queries.ts";
import { tellGoodsBlocked } from "./blocked-notices.ts";
import { settleReported } from "./look-again.ts";
import { type Attempt, findLatestAttempt, selectToLookAt } from "./online.queries.ts";
import { lastDeadline, onlineDeadline } from "./online-deadline.ts";
import { settleJob } from "./receive-webhook.ts";
import { endWaiting, settlePayment } from "./settle-payment.ts";
import { waitingOf } from "./waiting-orders.ts";

/** So many are looked at in one run; the next run goes on. */
const atOnce = 200;
const minute = 60_000;
/** The clock asks about many, one after the other: beside it, what has just been reported has a line of its own. */
const clockLine = "payments-by-clock";
/** Goods that nobody pays for are free again in time, however long the provider keeps the other line. */
const expiryLine = "payments-expiry";
/** The bank is at work: the order waits until no further attempt may begin. Money that comes later revives it or goes back. */
const atWork = ["pending", "authorised"];

const ofRefund = z.object({ token: z.string() });

/** The provider may not answer. */
const byProvider = { isExpected: true };

/** Asks about payments that nobody has reported on: after 2, 5, 15 and 60 minutes, then hourly for a day. */
async function reconcile(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const payments = await selectToLookAt(platform.database, now, atOnce);
  await forEachIsolated(platform, payments, (txnid) => settlePayment(platform, txnid), byProvider);
  const refunds = await selectRefundsToLookAt(platform.database, now, atOnce);
  await forEachIsolated(platform, refunds, (token) => sendRefund(platform, token), byProvider);
}

/**
 * Ends orders whose online payment never came, or cannot begin since their seller may not sell now: their stock is free
 * for others and the cart open again.
 */
async function expireOnline(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const patience = platform.config.onlinePaymentInMinutes * minute;
  const before = new Date(clock.now().getTime() - patience);
  const blocked = await selectWaitingBlocked(database, dayInIndia(clock.now()), atOnce);
  const waiting = [...blocked, ...(await selectWaitingOnline(database, before, atOnce))];
  const byId = new Map(waiting.map((order) => [order.masterId, order]));
  const provider = { isAway: false };
  const expire = async (masterId: string) => {
    const order = byId.get(masterId);
    if (order) await expireOne(platform, order, provider);
  };
  await forEachIsolated(platform, [...byId.keys()], expire, byProvider);
}

/** A provider that is away in this run is asked no further: each silence lasts ten seconds. */
async function expireOne(
  platform: Platform,
  order: WaitingOnline,
  provider: { isAway: boolean },
): Promise<void> {
  const { masterId } = order;
  const known = await findLatestAttempt(platform.database, masterId);
  if (known && isAwaited(platform, order, known)) return;
  const isOver = platform.clock.now().getTime() >= lastDeadline(order.placedAt, minutesOf(platform));
  if (provider.isAway && !isOver) return;
  if (known && !provider.isAway)
    await settlePayment(platform, known.txnid).catch((error: unknown) => {
      provider.isAway = true;
      // Goods are not kept for as long as a provider is away.
      if (!isOver) throw error;
      platform.log.warn({ error, masterId }, "an unpaid order ends without the provider's word");
    });
  await inTransaction(platform, async (transaction) => {
    const orders = await lockPayableOrders(transaction, order);
    const latest = await findLatestAttempt(transaction, masterId);
    const isAtWork = atWork.includes(latest?.standing ?? "") && !isOver;
    const orderIds = waitingOf(orders).map(({ orderId }) => orderId);
    const onDay = dayInIndia(platform.clock.now());
    const isBlocked = await areGoodsBlocked(transaction, { orderIds, onDay });
    // Money on its way keeps its time; without any, goods that cannot be paid for are not waited for.
    const isWorthWaiting = latest || !isBlocked ? isAwaited(platform, order, latest) : false;
    if (isWorthWaiting || isAtWork || orderIds.length === 0) return;
    await endWaiting(platform, transaction, { masterId, orders, action: "EXPIRE" });
    if (isBlocked) await tellGoodsBlocked(platform, transaction, { ...order, orderIds });
  });
}

function isAwaited(
  platform: Platform,
  { placedAt }: WaitingOnline,
  latest: Pick<Attempt, "startedAt"> | undefined,
): boolean {
  const deadline = onlineDeadline({ placedAt, startedAt: latest?.startedAt }, minutesOf(platform));
  return platform.clock.now().getTime() < deadline;
}

const minutesOf = ({ config }: Platform): number => config.onlinePaymentInMinutes;

export const onlineJobs: readonly Job[] = [
  { name: settleJob, run: settleReported },
  { name: sendRefundJob, run: (platform, payload) => sendRefund(platform, z.parse(ofRefund, payload).token) },
  { name: "payments/reconcile", schedule: "* * * * *", line: clockLine, run: reconcile },
  { name: "payments/expire-online", schedule: "* * * * *", line: expiryLine, run: expireOnline },
];
