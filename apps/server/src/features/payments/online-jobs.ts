import * as z from "zod/mini";
import { lockPayableOrders, selectWaitingOnline, type WaitingOnline } from "#features/orders";
import type { Platform } from "#platform/context";
import { eachAlone } from "#platform/each-alone";
import type { Job } from "#platform/jobs";
import { inTransaction } from "#platform/transaction";
import { findLatestAttempt, selectToLookAt } from "./online.queries.ts";
import { selectRefundsToLookAt } from "./refunds.queries.ts";
import { sendRefundJob } from "./return-money.ts";
import { sendRefund } from "./send-refund.ts";
import { endWaiting, settlePayment } from "./settle-payment.ts";
import { settleJob } from "./take-report.ts";

/** So many are looked at in one run; the next run goes on. */
const atOnce = 200;
const minute = 60_000;
/** The clock asks about many, one after the other: beside it, what has just been reported has a line of its own. */
const clockLine = "payments-by-clock";
const longestWaitInMinutes = 24 * 60;
/** The bank is at work: the order waits as long as the provider is asked. */
const atWork = ["pending", "authorised"];

const ofPayment = z.object({ txnid: z.string() });
const ofRefund = z.object({ token: z.string() });

/** The provider may not answer. */
const byProvider = { isExpected: true };

/** Asks about payments that nobody has reported on: after 2, 5, 15 and 60 minutes, then hourly for a day. */
async function reconcile(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const payments = await selectToLookAt(platform.database, now, atOnce);
  await eachAlone(platform, payments, (txnid) => settlePayment(platform, txnid), byProvider);
  const refunds = await selectRefundsToLookAt(platform.database, now, atOnce);
  await eachAlone(platform, refunds, (token) => sendRefund(platform, token), byProvider);
}

/** Ends orders whose online payment never came: their stock is free for others and the cart open again. */
async function expireOnline(platform: Platform): Promise<void> {
  const patience = platform.config.onlinePaymentInMinutes * minute;
  const before = new Date(platform.clock.now().getTime() - patience);
  const waiting = await selectWaitingOnline(platform.database, before, atOnce);
  const byId = new Map(waiting.map((order) => [order.masterId, order]));
  const expire = async (masterId: string) => {
    const order = byId.get(masterId);
    if (order) await expireOne(platform, order, before);
  };
  await eachAlone(platform, [...byId.keys()], expire, byProvider);
}

async function expireOne(platform: Platform, order: WaitingOnline, before: Date): Promise<void> {
  const { masterId } = order;
  const known = await findLatestAttempt(platform.database, masterId);
  if (known && known.startedAt > before) return;
  if (known) await settlePayment(platform, known.txnid);
  await inTransaction(platform, async (transaction) => {
    const orders = await lockPayableOrders(transaction, order);
    const latest = await findLatestAttempt(transaction, masterId);
    const isNewer = latest !== undefined && latest.startedAt > before;
    const waitedInMinutes = (platform.clock.now().getTime() - order.placedAt.getTime()) / minute;
    const isAtWork = atWork.includes(latest?.standing ?? "") && waitedInMinutes < longestWaitInMinutes;
    if (!isNewer && !isAtWork)
      await endWaiting(platform, transaction, { masterId, orders, action: "EXPIRE" });
  });
}

export const onlineJobs: readonly Job[] = [
  { name: settleJob, run: (platform, payload) => settlePayment(platform, z.parse(ofPayment, payload).txnid) },
  { name: sendRefundJob, run: (platform, payload) => sendRefund(platform, z.parse(ofRefund, payload).token) },
  { name: "payments/reconcile", schedule: "* * * * *", line: clockLine, run: reconcile },
  { name: "payments/expire-online", schedule: "* * * * *", line: clockLine, run: expireOnline },
];
