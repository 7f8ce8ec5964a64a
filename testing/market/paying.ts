import { dayInIndia } from "#engine/server/clock.ts";
import { listRefunds, moveRefund, type RefundAction } from "#features/orders/contract/refunds.ts";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { readPayment, recordPayment } from "#features/payments/contract/payments.ts";
import {
  decideTransfer,
  listTransfers,
  receiveForOrder,
} from "#features/payments/contract/received-money.ts";
import {
  makeBatch,
  markFailed,
  markPaid,
  markReturned,
  readDesk,
  saveAccount,
} from "#features/payouts/contract";
import {
  listSettlements,
  moveSettlement,
  payBackCredit,
  receiveFromSeller,
} from "#features/settlements/contract";
import { runJob } from "../shop/online-payments.ts";
import { aUpiAccount } from "../shop/payouts.ts";
import { payOnline } from "./buying.ts";
import { sayPaidInCash } from "./cash.ts";
import { anyOrder, ask, type Luck, type Market, newReference } from "./market.ts";

/** The buyer enters a part of what he owes, or pays an open online payment in another try. */
export async function payPart(market: Market, luck: Luck): Promise<void> {
  const order = anyOrder(market, luck);
  if (!order) return;
  const { orderId, masterId, buyer } = order;
  const { data } = await ask(market, readPayment, { params: { orderId } }, buyer);
  if (!data) return;
  if (data.mode === "Online") return payOnline(market, luck, buyer, masterId);
  const due = Math.max(1, data.claimableInPaise);
  if (data.ways.includes("Cash") && luck.percent(60)) return sayPaidInCash(market, luck, order, due);
  const amountInPaise = luck.percent(40) ? due : 1 + luck.upTo(due);
  const body = { amountInPaise, paidThrough: "UPI" as const, reference: newReference(market) };
  await ask(market, recordPayment, { params: { orderId }, body }, buyer);
}

/** Finance finds a transfer in the account, of another amount at times or entered by nobody, or does not. */
export async function decide(market: Market, luck: Luck): Promise<void> {
  const order = anyOrder(market, luck);
  if (order && luck.percent(10)) {
    const params = { orderId: order.orderId };
    const body = { amountInPaise: 1 + luck.upTo(90_000), reference: newReference(market) };
    await ask(market, receiveForOrder, { params, body }, market.finance);
    return;
  }
  const { data } = await ask(market, listTransfers, { query: {} }, market.finance);
  const waiting = luck.of(data.transfers);
  if (!waiting) return;
  const { masterId, reference, claimId, amountInPaise } = waiting;
  const receivedInPaise = luck.percent(70) ? amountInPaise : 1 + luck.upTo(2 * amountInPaise);
  const seen = { reference, claimId, seenInPaise: amountInPaise };
  const body = luck.percent(85)
    ? ({ ...seen, isReceived: true, receivedInPaise } as const)
    : ({ ...seen, isReceived: false } as const);
  await ask(market, decideTransfer, { params: { masterId }, body }, market.finance);
}

/** Finance sends back a part of what was paid online, or moves a refund on. */
export async function refund(market: Market, luck: Luck): Promise<void> {
  const order = anyOrder(market, luck);
  if (order && luck.percent(25)) {
    const body = { amountInPaise: 1 + luck.upTo(60_000), reason: "Short weight" };
    await ask(market, refundOrder, { params: { orderId: order.orderId }, body }, market.finance);
    return;
  }
  const { data } = await ask(market, listRefunds, { query: {} }, market.finance);
  const open = luck.of(data.refunds);
  if (!open) return;
  const actions: Readonly<Record<string, readonly RefundAction[]>> = {
    "to-approve": ["APPROVE"],
    "to-send": ["SEND"],
    sent: ["CONFIRM", "CONFIRM", "FAIL"],
    failed: ["RETRY"],
  };
  const action = luck.of<RefundAction>(actions[open.status] ?? ["APPROVE"]);
  const reference = action === "SEND" ? { reference: newReference(market) } : {};
  await ask(
    market,
    moveRefund,
    { params: { refundId: open.refundId }, body: { action, ...reference } },
    market.finance,
  );
}

/** Finance settles a delivered order with its seller. */
export async function settle(market: Market, luck: Luck): Promise<void> {
  const { data } = await ask(market, listSettlements, { query: {} }, market.finance);
  const next = luck.of(data.settlements);
  if (!next) return;
  const { dueInPaise } = next;
  const body = next.heldBecause
    ? ({ action: "RELEASE_SETTLEMENT" } as const)
    : next.isApproved
      ? dueInPaise > 0
        ? ({ ...paymentOf(luck, dueInPaise), reference: newReference(market) } as const)
        : ({ action: "CLOSE_SETTLEMENT" } as const)
      : luck.percent(90)
        ? ({ action: "APPROVE_SETTLEMENT" } as const)
        : ({ action: "HOLD_SETTLEMENT", reason: "Asked the seller" } as const);
  await ask(market, moveSettlement, { params: { orderId: next.orderId }, body }, market.finance);
}

/** Mostly what is due left the bank; sometimes a part of it, or more. */
function paymentOf(luck: Luck, dueInPaise: number) {
  const paidInPaise = luck.percent(80) ? dueInPaise : 1 + luck.upTo(2 * dueInPaise);
  return { action: "PAY_OUT", dueInPaise, paidInPaise } as const;
}

/** A seller sends what he owes, a part of it or more; some of what was too much is sent back to him. */
export async function collect(market: Market, luck: Luck): Promise<void> {
  const { data } = await ask(market, listSettlements, { query: {} }, market.finance);
  const credit = luck.of(data.credits);
  if (credit && luck.percent(60)) {
    const { sellerId, creditInPaise } = credit;
    const tooMuch = luck.percent(20) ? luck.upTo(20_00) : 0;
    const paidInPaise = creditInPaise + tooMuch;
    const body = { creditInPaise, paidInPaise, reference: newReference(market) };
    await ask(market, payBackCredit, { params: { sellerId }, body }, market.finance);
    return;
  }
  const debt = luck.of(data.debts);
  if (!debt) return;
  const { sellerId, owedInPaise } = debt;
  const amountInPaise = luck.percent(60) ? owedInPaise : 1 + luck.upTo(2 * owedInPaise + 50_00);
  const body = { amountInPaise, reference: newReference(market) };
  await ask(market, receiveFromSeller, { params: { sellerId }, body }, market.finance);
}

/** Agents are paid the margins that came with online payments; some payouts come back from the bank. */
export async function payOut(market: Market, luck: Luck): Promise<void> {
  await ask(market, saveAccount, { body: aUpiAccount }, luck.of(market.agents));
  const { data } = await ask(market, readDesk, {}, market.finance);
  const paid = luck.of(
    data.batches.flatMap(({ payouts }) => payouts.filter(({ state }) => state === "paid")),
  );
  if (paid && luck.percent(25)) {
    const body = { reference: newReference(market), returnedOn: dayInIndia(market.app.clock.now()) };
    await ask(market, markReturned, { params: { payoutId: paid.payoutId }, body }, market.finance);
    return;
  }
  const open = luck.of(
    data.batches.flatMap(({ payouts }) => payouts.filter(({ state }) => state === "under-way")),
  );
  if (!open || luck.percent(30)) {
    const { fingerprint } = data;
    await ask(market, makeBatch, { body: { fingerprint } }, market.finance);
  } else if (luck.percent(80)) {
    const body = { bankReference: newReference(market) };
    await ask(market, markPaid, { params: { payoutId: open.payoutId }, body }, market.finance);
  } else {
    const body = { because: "Account closed" };
    await ask(market, markFailed, { params: { payoutId: open.payoutId }, body }, market.finance);
  }
}

/** Time goes on, at times by days, so that months end, and what the clock does with it. */
export async function letTimePass(market: Market, luck: Luck): Promise<void> {
  const { app } = market;
  const days = luck.percent(4) ? 8 : luck.percent(9) ? 1 + luck.upTo(3) : 0;
  app.clock.advance((days > 0 ? 1440 * days : luck.upTo(200)) * 60_000);
  const due = luck.of([
    "payments/reconcile",
    "payments/reconcile",
    "payments/expire-online",
    "payments/expire-transfers",
    "orders/move-by-clock",
  ]);
  await runJob(app, due);
}

/** The browser of a payer asks how his payment stands. */
export async function look(market: Market, luck: Luck): Promise<void> {
  const order = anyOrder(market, luck);
  if (!order) return;
  const attempt = await market.app.platform.database
    .selectFrom("online_payments")
    .select("txnid")
    .where("master_id", "=", order.masterId)
    .executeTakeFirst();
  if (attempt) await ask(market, checkPayment, { params: { txnid: attempt.txnid } }, order.buyer);
}
