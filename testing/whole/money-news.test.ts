import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { recordPayment } from "#features/payments/contract/payments.ts";
import { markFailed, markPaid } from "#features/payouts/contract";
import { moveSettlement } from "#features/settlements/contract";
import { type TestApp, testApp } from "../process/app.ts";
import { aPerson } from "../shop/builders.ts";
import { aBatch, anAgentToBePaid } from "../shop/payouts.ts";
import { approvedOrder } from "../shop/settled-orders.ts";
import { tradeDesk } from "../shop/trade.ts";
import { transferDesk } from "../shop/transfers.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  await app.startWorker();
});
afterAll(() => app.close());

const asFinance = async () => (await aPerson(app, { roles: ["finance"] })).cookie;
const newsOf = async (as: string) => {
  const { data } = await app.call(listNotifications, { query: {} }, { as });
  return data.notifications.map(({ text, leadsTo }) => ({ text, leadsTo }));
};
const readsOf = (as: string, en: string, leadsTo: string) =>
  vi.waitFor(
    async () => expect(await newsOf(as)).toContainEqual({ text: expect.objectContaining({ en }), leadsTo }),
    15_000,
  );

test("an agent is told in the app, in both languages, that his margins were paid out and that the bank did not take them", async () => {
  const finance = await asFinance();
  const agent = await anAgentToBePaid(app, { margins: [200_00] });
  const [first] = (await aBatch(app, finance)).data.batches[0]?.payouts ?? [];
  const body = { because: "Account closed" };
  await app.call(markFailed, { params: { payoutId: first?.payoutId ?? 0 }, body }, { as: finance });
  const [second] = (await aBatch(app, finance)).data.batches[0]?.payouts ?? [];
  const params = { payoutId: second?.payoutId ?? 0 };
  await app.call(markPaid, { params, body: { bankReference: "SBIN202600001" } }, { as: finance });
  const notTaken = `The bank did not take the payout ${first?.number} of ₹200.00. Please check your account in the app.`;
  await readsOf(agent.cookie, notTaken, "/app/payouts");
  const news = await newsOf(agent.cookie);
  expect(news).toContainEqual({
    text: {
      en: `₹200.00 of your margins was paid out (${second?.number}).`,
      te: `మీ మార్జిన్ ₹200.00 చెల్లించాం (${second?.number}).`,
    },
    leadsTo: "/app/payouts",
  });
});

test("a seller is told that he was paid for an order, how much and under which number", async () => {
  const { orderId, seller, dueInPaise } = await approvedOrder(app, await tradeDesk(app).aTrade());
  const sums = { dueInPaise, paidInPaise: 100_00 };
  const body = { action: "PAY_OUT", reference: "SBIN202600002", ...sums } as const;
  await app.call(moveSettlement, { params: { orderId }, body }, { as: await asFinance() });
  const sent = `#${orderId}: ₹100.00 was sent to your account, number SBIN202600002.`;
  await readsOf(seller, sent, `/app/sell/orders/${orderId}`);
});

test("who entered a transfer is told how much of it has come, and who entered a payment of an order under way that it was not found", async () => {
  const desk = await transferDesk(app);
  const order = await desk.transferred();
  await desk.claim(order, "412345678001");
  await desk.found(order.masterId, "412345678001", 1_000_00);
  const came = `#${order.orderIds.join(", #")}: ₹1,000.00 has come.`;
  await readsOf(order.as, came, `/app/order/${order.first}`);
  const trade = tradeDesk(app);
  const { orderId, buyer } = await trade.anOrderOf(await trade.aTrade());
  const paid = { amountInPaise: 100_00, paidThrough: "UPI", reference: "412345678002" } as const;
  await app.call(recordPayment, { params: { orderId }, body: paid }, { as: buyer });
  const { master_id: masterId } = await app.platform.database
    .selectFrom("orders")
    .select("master_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  await desk.missed(masterId, "412345678002");
  const missing = `#${orderId}: the payment that you entered was not found. Please ask your bank, and enter it again once it is sent.`;
  await readsOf(buyer, missing, `/app/order/${orderId}`);
});
