import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPayment } from "#features/payments/contract/online-payments.ts";
import { chooseLanguage } from "#features/profiles/contract/profiles.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { smsAbout } from "#testing/process/sms.ts";
import { farmersOrder as aFarmersOrder } from "#testing/shop/farmers-order.ts";
import { pay, started } from "#testing/shop/online-payments.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { cancelLines, requestReturn } from "../../contract/order-requests.ts";
import { selectCancelledPart } from "./cancelled-part.queries.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "sms news by number, hour": 100 } });
  desk = tradeDesk(app);
  await app.startWorker();
});
afterAll(() => app.close());

const farmer = "9812345210";
const farmersOrder = (wish?: Parameters<typeof aFarmersOrder>[1]) => aFarmersOrder(app, wish);
async function paidOnline(wish: { readonly isPaidByCustomer: boolean }) {
  const order = await farmersOrder({ ...wish, paymentMode: "Online" });
  const { txnid, fields } = await started(app, { as: order.buyer, masterId: order.masterId });
  await pay(app, fields, "success", { fault: "drop" });
  await app.call(checkPayment, { params: { txnid } }, { as: order.buyer });
  return order;
}
/** Takes packs out of an order of ₹1,400.00: of one line unless told. */
const cancel = async ({ buyer, orderId, one }: Ordered, lines = [{ listingId: one, quantity: 1 }]) =>
  expect(
    (
      await app.call(
        cancelLines,
        { params: { orderId }, body: { lines, reasonCode: "mind-changed" } },
        { as: buyer },
      )
    ).status,
  ).toBe(201);
const messages = async ({ orderId }: Ordered) => smsAbout(app, orderId, "orders/part_cancelled");
async function told(order: Ordered): Promise<string> {
  await expect.poll(async () => (await messages(order)).length).toBeGreaterThan(0);
  return (await messages(order)).find(({ to }) => to === farmer)?.body ?? "";
}

test("a farmer reads which packs of his order were cancelled, and the one sum that he now pays at the door", async () => {
  const order = await farmersOrder();
  await cancel(order);
  expect(await told(order)).toMatch(
    new RegExp(
      `^Santha: 1 x .+ of order #${order.orderId} is cancelled\\. You now pay Rs 875\\.00 in cash when it comes\\.$`,
    ),
  );
  expect((await messages(order)).map(({ to }) => to)).toEqual([farmer]);
});

test("packs of several products are counted behind the first", async () => {
  const order = await farmersOrder();
  const { one, two } = order;
  await cancel(order, [
    { listingId: one, quantity: 1 },
    { listingId: two, quantity: 1 },
  ]);
  expect(await told(order)).toMatch(/Santha: 1 x .+ \+ 1 more of order .+ You now pay Rs 565\.00 in cash/);
});

test("an agent who takes the margin himself is named beside the seller's cash", async () => {
  const order = await farmersOrder({ isPaidByCustomer: false });
  await cancel(order);
  expect(await told(order)).toMatch(
    /You now pay Rs 840\.00 in cash when it comes, and Rs 35\.00 to (?!An agent).+\.$/,
  );
});

test("a farmer whose agent transfers the money reads what he gives to the agent", async () => {
  const order = await farmersOrder({ paymentMode: "Bank Transfer" });
  await cancel(order);
  expect(await told(order)).toMatch(/ is cancelled\. You now pay Rs 875\.00 to (?!Rs).+\.$/);
});

test("a farmer whose agent's transfer has come reads that the rest is paid, and how much goes back to the agent", async () => {
  const order = await farmersOrder({ paymentMode: "Bank Transfer" });
  const transfers = await transferDesk(app);
  await transfers.claim({ as: order.buyer, masterId: order.masterId }, "412345677781");
  await transfers.found(order.masterId, "412345677781");
  await cancel(order);
  expect(await told(order)).toMatch(
    / is cancelled\. The rest costs Rs 875\.00 and is paid; Rs 500\.00 goes back to (?!An agent).+\.$/,
  );
});

test("of an order that was paid online he reads its price, and how much goes back to whom", async () => {
  const order = await paidOnline({ isPaidByCustomer: true });
  await cancel(order);
  expect(await told(order)).toMatch(
    / is cancelled\. The rest costs Rs 875\.00 and is paid; Rs 525\.00 goes back to (?!An agent).+\.$/,
  );
});

test("a farmer whose agent paid online himself reads what he gives to the agent, when it is placed and when packs leave it", async () => {
  const order = await paidOnline({ isPaidByCustomer: false });
  const placed = () => smsAbout(app, order.orderId, "orders/placed-online");
  await expect.poll(placed).not.toEqual([]);
  expect((await placed())[0]?.body).toMatch(
    /is placed for you, and (.+) has paid it online\. Pay Rs 1,400\.00 to \1\. It reaches you by/,
  );
  await cancel(order);
  expect(await told(order)).toMatch(/ is cancelled\. You now pay Rs 875\.00 to (?!An agent|Rs).+\.$/);
});

test("of an order whose rest was paid before he reads its price, and that it is paid", async () => {
  const order = await farmersOrder({ marginInPaise: 0 });
  const transfers = await transferDesk(app);
  await transfers.record(order.buyer, order.orderId, "UTR 7782", 840_00);
  await transfers.found(order.masterId, "UTR 7782");
  await cancel(order);
  expect(await told(order)).toMatch(/ is cancelled\. The rest costs Rs 840\.00 and is paid\.$/);
});

test("the strength in a pack's name is told as it is", async () => {
  const order = await farmersOrder();
  await sql`update order_lines set level3_title_en = 'Imidacloprid 17.8% SL' where order_id = ${order.orderId}`.execute(
    app.platform.database,
  );
  await cancel(order);
  expect(await told(order)).toMatch(/^Santha: 1 x Imidacloprid 17\.8% SL of order #/);
});

test.each(["PAYMENT_FAILED", "ORD_EXPIRED"])(
  "nobody reads of packs of an order that ended unpaid meanwhile: %s",
  async (state) => {
    const order = await farmersOrder({ paymentMode: "Bank Transfer" });
    await cancel(order);
    await told(order);
    const { database } = app.platform;
    const { rows } = await sql<{ id: number }>`
      select id from order_requests where order_id = ${order.orderId}`.execute(database);
    const asked = { orderId: order.orderId, requestId: rows[0]?.id ?? 0 };
    expect(await selectCancelledPart(database, asked)).toBeDefined();
    await sql`update orders set state = ${state} where id = ${order.orderId}`.execute(database);
    expect(await selectCancelledPart(database, asked)).toBeUndefined();
  },
);

test("nobody reads of packs that left an order before its online payment, nor of packs given back after delivery", async () => {
  const unpaid = await farmersOrder({ paymentMode: "Online" });
  await cancel(unpaid);
  const returned = await farmersOrder();
  await desk.paidAtTheDoor(returned);
  const lines = [{ listingId: returned.one, quantity: 1 }];
  const body = { lines, reasonCode: "damaged" as const, note: "Torn" };
  await app.call(requestReturn, { params: { orderId: returned.orderId }, body }, { as: returned.buyer });
  await desk.decide(returned, true);
  const last = await farmersOrder();
  await cancel(last);
  await told(last);
  expect([await messages(unpaid), await messages(returned)]).toEqual([[], []]);
});

test("an order that nobody was named for sends no such message", async () => {
  const own = await desk.anOrderOf(await desk.aTrade());
  await cancel(own);
  const last = await farmersOrder();
  await cancel(last);
  await told(last);
  expect(await messages(own)).toEqual([]);
});

test("who takes the parcel in for the farmer reads it too", async () => {
  const order = await farmersOrder();
  await app.platform.database
    .updateTable("master_orders")
    .set({ phone: "9812300001" })
    .where("id", "=", order.masterId)
    .execute();
  await cancel(order);
  await told(order);
  expect((await messages(order)).map(({ to }) => to).toSorted()).toEqual(["9812300001", farmer]);
});

test("the message is in the language of who ordered", async () => {
  const order = await farmersOrder();
  await app.call(chooseLanguage, { body: { language: "te" } }, { as: order.buyer });
  await cancel(order);
  expect(await told(order)).toMatch(
    /^సంత: ఆర్డర్ #.+ నుంచి .+ రద్దు చేశారు\. మిగతా సరుకు వచ్చినప్పుడు ₹875\.00 నగదు చెల్లించండి\.$/,
  );
});
