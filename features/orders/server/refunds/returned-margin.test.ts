import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { checkPayment, refundOrder } from "#features/payments/contract/online-payments.ts";
import { saveAccount } from "#features/payouts/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { aBatch, aUpiAccount } from "#testing/shop/payouts.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { previewRemoval, requestReturn } from "../../contract/order-requests.ts";
import { listRefunds } from "../../contract/refunds.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  await app.startWorker();
});
afterAll(() => app.close());

/** Ten packs of ₹500.00, paid online by the agent's customer together with the margin of ₹25.00 each; delivered. */
async function paidByCustomer(): Promise<Ordered> {
  const trade = await desk.aTrade();
  const lines = [{ listingId: trade.one, quantity: 10 }];
  const { masterId, orderIds } = await orderOnline(app, trade.buyer, lines, true);
  const { txnid, fields } = await started(app, { as: trade.buyer, masterId });
  await pay(app, fields, "success", { fault: "drop" });
  await app.call(checkPayment, { params: { txnid } }, { as: trade.buyer });
  const order = { ...trade, lines, orderId: orderIds[0] ?? "" };
  await desk.delivered(order);
  return order;
}

async function askBack(order: Ordered, quantity: number) {
  const lines = [{ listingId: order.one, quantity }];
  const params = { orderId: order.orderId };
  const seen = await app.call(previewRemoval, { params, body: { lines } }, { as: order.buyer });
  const body = { lines, reasonCode: "damaged" as const };
  await app.call(requestReturn, { params, body }, { as: order.buyer });
  return seen.data.refundInPaise;
}

async function giveBack(order: Ordered, quantity: number) {
  const refundInPaise = await askBack(order, quantity);
  await desk.decide(order, true);
  return refundInPaise;
}

/** The days for returns pass, and margins are paid out. */
async function paidOut(order: Ordered, finance: string) {
  await app.call(saveAccount, { body: aUpiAccount }, { as: order.buyer });
  app.clock.advance(8 * 86_400_000);
  await aBatch(app, finance);
}

test("a margin that came with the payment goes back with the packs, also when the agent has it: he owes it then", async () => {
  const order = await paidByCustomer();
  const { cookie: finance } = await aPerson(app, { roles: ["finance"] });
  const refunds = async () => {
    const { data } = await app.call(listRefunds, { query: {} }, { as: finance });
    return data.refunds.filter(({ orderId }) => orderId === order.orderId).map((one) => one.amountInPaise);
  };
  expect(await giveBack(order, 2)).toBe(1_050_00);
  expect(await desk.ledgerOf(order.orderId)).toMatchObject({
    "agent-payable": -200_00,
    "agent-margin-earned": 200_00,
  });
  // Eight packs with their margin, and the ₹40.00 of the delivery.
  expect(await askBack(order, 8)).toBe(4_240_00);
  await paidOut(order, finance);
  expect(await desk.ledgerOf(order.orderId)).not.toHaveProperty("agent-payable");
  await desk.decide(order, true);
  expect(await refunds()).toEqual([1_050_00, 4_240_00]);
  expect(await desk.ledgerOf(order.orderId)).toMatchObject({
    "agent-payable": 200_00,
    "refund-due": -5_290_00,
  });
});

test("an agent is told once of each refund what of a margin that was paid out to him comes off his next payouts, and not of what he had not got", async () => {
  const order = await paidByCustomer();
  const { cookie: finance } = await aPerson(app, { roles: ["finance"] });
  const notices = async () =>
    (await app.call(listNotifications, { query: { limit: 50 } }, { as: order.buyer })).data.notifications;
  const told = async () => (await notices()).filter(({ leadsTo }) => leadsTo === "/app/payouts");
  const words = async () => (await told()).map(({ text }) => text.en).toReversed();
  await giveBack(order, 2);
  await askBack(order, 2);
  await paidOut(order, finance);
  const said = (amount: string) =>
    `#${order.orderId}: money went back to the buyer. ${amount} that you had got for this order comes off your next payouts.`;
  await desk.decide(order, true);
  await expect.poll(words).toEqual([said("₹50.00")]);
  expect((await told())[0]?.text.te).toBe(
    `#${order.orderId}: కొనుగోలుదారుకు సొమ్ము తిరిగి వెళ్లింది. ఈ ఆర్డర్‌కు మీకు ముందే చెల్లించిన ₹50.00 మీ తర్వాతి చెల్లింపుల నుండి తగ్గిస్తాం.`,
  );
  // Money that takes no margin with it is no news of his payouts.
  const params = { orderId: order.orderId };
  const body = { amountInPaise: 10_00, reason: "Short weight" };
  expect((await app.call(refundOrder, { params, body }, { as: finance })).status).toBe(201);
  const isTold = async () => (await notices()).some(({ text }) => text.en.includes("₹10.00"));
  await expect.poll(isTold).toBe(true);
  expect(await words()).toEqual([said("₹50.00")]);
});
