import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  cancelLines,
  listRequests,
  previewRemoval,
  requestReturn,
} from "#features/orders/contract/order-requests.ts";
import { type Luck, luckOf } from "#testing/market/luck.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { allowEachTest } from "#testing/process/long-run.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { checkPayment, refundOrder } from "../../contract/online-payments.ts";

allowEachTest(120_000);

/** More repeats in the long run of the tests. */
const repeats = Number(process.env["SANTHA_RACES"] ?? "1");
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let finance: string;
beforeAll(async () => {
  app = await testApp({ connections: 10 });
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

/** Two packs of ₹500.00 and one of ₹300.00 with ₹40.00 for the way, paid online; the customer's with ₹60.00 of margin. */
async function paidOnline(isPaidByCustomer = false): Promise<Ordered> {
  const trade = await desk.aTrade();
  const { masterId, orderIds } = await orderOnline(app, trade.buyer, trade.lines, isPaidByCustomer);
  const { txnid, fields } = await started(app, { as: trade.buyer, masterId });
  await pay(app, fields, "success", { fault: "drop" });
  await app.call(checkPayment, { params: { txnid } }, { as: trade.buyer });
  return { ...trade, orderId: orderIds[0] ?? "" };
}
const refund = ({ orderId }: Ordered, amountInPaise: number) =>
  app.call(
    refundOrder,
    { params: { orderId }, body: { amountInPaise, reason: "Short weight" } },
    { as: finance },
  );
const giveBack = ({ orderId, buyer }: Ordered, lines: Ordered["lines"]) =>
  app.call(
    requestReturn,
    { params: { orderId }, body: { lines: [...lines], reasonCode: "damaged" } },
    { as: buyer },
  );

/** What came in for an order and what is to go back, is on its way or is there; in paise. */
async function moneyOf(
  orderId: string,
): Promise<{ paid: number; back: number; odd: number; credit: number }> {
  const { rows } = await sql<{ paid: number; back: number; odd: number; credit: number }>`
    select
      coalesce(sum(amount_in_paise) filter (where account = 'gateway-money'
        and kind in ('online-paid', 'online-margin')), 0)::bigint as paid,
      -coalesce(sum(amount_in_paise) filter (where amount_in_paise < 0
        and (account = 'refund-due' or account = 'refunds-under-way')), 0)::bigint as back,
      coalesce(sum(amount_in_paise), 0)::bigint as odd,
      coalesce(sum(amount_in_paise) filter (where account = 'buyer-receivable'), 0)::bigint as credit
    from ledger_entries entry join ledger_sets on ledger_sets.id = entry.set_id
    where entry.order_id = ${orderId}`.execute(app.platform.database);
  return rows[0] ?? { paid: 0, back: 0, odd: 0, credit: 0 };
}
async function expectNotMoreThanPaid(orderId: string): Promise<void> {
  const { paid, back, odd, credit } = await moneyOf(orderId);
  expect({ odd, credit, isTooMuch: back > paid }).toEqual({ odd: 0, credit: 0, isTooMuch: false });
  const { rows } = await sql<{ account: string; total: number }>`
    select account, sum(amount_in_paise)::bigint as total from ledger_entries where order_id = ${orderId}
      and account in ('seller-due', 'agent-payable', 'agent-margin-pending', 'agent-margin-earned')
    group by account`.execute(app.platform.database);
  const due = Object.fromEntries(rows.map(({ account, total }) => [account, total]));
  // Nobody is owed less than nothing for what he sold or earned.
  expect(due["seller-due"] ?? 0).toBeLessThanOrEqual(0);
  expect(due["agent-payable"] ?? 0).toBeLessThanOrEqual(0);
  expect(due["agent-margin-pending"] ?? 0).toBeGreaterThanOrEqual(0);
  expect(due["agent-margin-earned"] ?? 0).toBeGreaterThanOrEqual(0);
}

test("[R19] packs that come back after money was refunded bring no more than what is left of the payment", async () => {
  const order = await paidOnline();
  await desk.delivered(order);
  expect((await refund(order, 1_000_00)).status).toBe(201);
  const { orderId, one } = order;
  const lines = [{ listingId: one, quantity: 1 }];
  const seen = await app.call(previewRemoval, { params: { orderId }, body: { lines } }, { as: order.buyer });
  expect(seen.data).toMatchObject({ refundInPaise: 340_00, owedInPaise: 0 });
  await giveBack(order, lines);
  await desk.decide(order, true);
  expect(await moneyOf(orderId)).toMatchObject({ paid: 1_340_00, back: 1_340_00 });
  expect((await refund(order, 1)).code).toBe("payments/more-than-paid");
  await giveBack(order, [
    { listingId: one, quantity: 1 },
    { listingId: order.two, quantity: 1 },
  ]);
  await desk.decide(order, true);
  expect((await desk.read(order.seller, orderId)).state).toBe("ORD_CANCELLED");
  await expectNotMoreThanPaid(orderId);
  expect(await desk.ledgerOf(orderId)).not.toHaveProperty("seller-due");
});

test("[R19] a margin that went back as money is not taken from the agent again with the packs", async () => {
  const order = await paidOnline(true);
  expect((await refund(order, 1_400_00)).status).toBe(201);
  await desk.delivered(order);
  await giveBack(order, [{ listingId: order.one, quantity: 1 }]);
  await desk.decide(order, true);
  await expectNotMoreThanPaid(order.orderId);
  expect(await desk.ledgerOf(order.orderId)).not.toHaveProperty("margin-collected-by-agent");
});

async function anyPacks(luck: Luck, { orderId, buyer }: Ordered) {
  const { data } = await app.call(listRequests, { params: { orderId } }, { as: buyer });
  const line = data.askable ? luck.of(data.askable.lines) : undefined;
  return line && [{ listingId: line.listingId, quantity: 1 + luck.upTo(line.quantity - 1) }];
}
async function anyStep(luck: Luck, order: Ordered): Promise<void> {
  const { orderId, buyer } = order;
  const step = luck.weighted({ refund: 4, packs: 4, decide: 3, cancel: 1 });
  if (step === "refund") await refund(order, 1 + luck.upTo(luck.percent(50) ? 1_300_00 : 400_00));
  if (step === "decide") await desk.decide(order, (listingId) => (listingId + luck.upTo(3)) % 4 !== 0);
  if (step === "cancel") await desk.act(buyer, orderId, luck.of(["CANCEL_ORDER", "REQUEST_RETURN"]));
  if (step !== "packs") return;
  const lines = await anyPacks(luck, order);
  const body = { lines: lines ?? [], reasonCode: "mind-changed" as const };
  if (lines) await app.call(cancelLines, { params: { orderId }, body }, { as: buyer });
  if (lines) await giveBack(order, lines);
}

test("[R19] [R22] whatever is refunded, cancelled and given back in whatever order: never more than was paid, and each order sums to zero", async () => {
  for (let round = 0; round < 12 * repeats; round += 1) {
    const luck = luckOf(1900 + round);
    const order = await paidOnline(luck.percent(50));
    const { state } = await desk.read(order.seller, order.orderId);
    expect(state).toBe("ORD_PLACED");
    for (let step = luck.upTo(2); step > 0; step -= 1) await anyStep(luck, order);
    await luck
      .of([desk.packed, desk.delivered, desk.delivered])(order)
      .catch(() => undefined);
    for (let step = 0; step < 8; step += 1) {
      await anyStep(luck, order);
      await expectNotMoreThanPaid(order.orderId);
    }
  }
});

test("[R19] a refund by finance and a return that is accepted at the same moment give back what was paid at most", async () => {
  for (let round = 0; round < 4 * repeats; round += 1) {
    const order = await paidOnline();
    await desk.delivered(order);
    await giveBack(order, [{ listingId: order.one, quantity: 2 }]);
    const outcomes = await Promise.all([
      refund(order, 800_00),
      desk.decide(order, true),
      refund(order, 800_00),
      refund(order, 300_00),
    ]);
    expect(outcomes[1].status).toBe(201);
    await expectNotMoreThanPaid(order.orderId);
  }
});
