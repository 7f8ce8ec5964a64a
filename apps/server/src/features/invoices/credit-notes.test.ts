import { listDocuments, readDocument } from "@santha/contract/invoices";
import { requestReturn } from "@santha/contract/order-requests";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesRemoved, orderStateChanged } from "#features/orders";
import { inTransaction } from "#platform/transaction";
import { requestOf, type TestApp, testApp } from "#test/app";
import { aWelcomeCoupon } from "#test/coupons";
import { orderWithCoupon } from "#test/shopping";
import { type Ordered, tradeDesk } from "#test/trade";
import type { DocumentFigures } from "./figures.ts";
import { invoicesListeners } from "./invoices.listeners.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  desk = tradeDesk(app);
});
afterAll(() => app.close());

const documentsOf = async ({ buyer, orderId }: Pick<Ordered, "buyer" | "orderId">) =>
  (await app.call(listDocuments, { params: { orderId } }, { as: buyer })).data.documents;
const kindsOf = async (order: Ordered) =>
  (await documentsOf(order)).map(({ kind, totalInPaise }) => [kind, totalInPaise]);
const storedOf = (orderId: string) =>
  app.platform.database
    .selectFrom("tax_documents")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();

async function giveBack(order: Ordered, listingId: number, quantity: number): Promise<void> {
  const { orderId, buyer } = order;
  const body = { lines: [{ listingId, quantity }], reasonCode: "damaged" as const };
  await app.call(requestReturn, { params: { orderId }, body }, { as: buyer });
  await desk.decide(order, true);
}

/** Tells what happened to an order in this order, each twice, as the job worker may do. */
async function tell(order: Ordered, events: readonly (readonly [event: string, payload: object])[]) {
  for (const [event, payload] of events.flatMap((each) => [each, each])) {
    for (const listener of invoicesListeners.filter((one) => one.event === event)) {
      await inTransaction(app.platform, (transaction) =>
        listener.run(app.platform, transaction, { orderId: order.orderId, ...payload }),
      );
    }
  }
}
const moved = (to: string) => [orderStateChanged.name, { from: "", to }] as const;
const removed = async ({ orderId }: Ordered) => {
  const rows = await app.platform.database
    .selectFrom("order_requests")
    .select("id")
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => [linesRemoved.name, { requestId: id }] as const);
};

async function pages(order: Ordered, documentId: number, language: "en" | "te"): Promise<string> {
  const params = { orderId: order.orderId, documentId };
  const answer = await app.app.inject(
    requestOf(readDocument, { params, query: { language } }, { as: order.buyer }),
  );
  const page = await (await getDocumentProxy(new Uint8Array(answer.rawPayload))).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}

test("packs given back get a credit note of the seller and of the agent; the rest follows when the order comes back", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const { orderId, one, two } = order;
  await desk.paidAtTheDoor(order);
  await tell(order, [moved("DISPATCHED"), moved("DELIVERED")]);
  await giveBack(order, one, 1);
  await tell(order, await removed(order));
  expect(await kindsOf(order)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 500_00],
    ["agent-credit-note", 25_00],
  ]);
  await giveBack(order, two, 1);
  await giveBack(order, one, 1);
  await tell(order, [...(await removed(order)), moved("RETURN_ACCEPTED"), moved("ORD_REFUNDED")]);
  expect((await kindsOf(order)).slice(4)).toEqual([
    ["credit-note", 300_00],
    ["agent-credit-note", 10_00],
    ["credit-note", 540_00],
    ["agent-credit-note", 25_00],
  ]);
  const rows = await storedOf(orderId);
  const numbers = rows
    .filter(({ kind }) => kind === "credit-note")
    .map(({ running_number }) => running_number);
  expect(numbers).toEqual([1, 2, 3]);
  const [sale, , credit] = rows;
  expect(credit?.original_id).toBe(sale?.id);
  for (const language of ["en", "te"] as const) {
    const text = await pages(order, credit?.id ?? 0, language);
    expect(text).toContain(language === "en" ? "Number CN/26-27/00001" : "సంఖ్య CN/26-27/00001");
    expect(text).toContain(sale?.number);
    expect(text).toContain("₹500.00");
  }
}, 60_000);

test("the document shows what was sent, also when its issue is told after packs have come back", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  await giveBack(order, order.two, 1);
  await tell(order, [...(await removed(order)), moved("DELIVERED"), moved("DISPATCHED")]);
  expect(await kindsOf(order)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 300_00],
    ["agent-credit-note", 10_00],
  ]);
  const whole = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(whole);
  await desk.act(whole.buyer, whole.orderId, "REQUEST_RETURN");
  await desk.decide(whole, true);
  await tell(whole, [moved("RETURN_ACCEPTED"), moved("DISPATCHED"), moved("DELIVERED")]);
  expect(await kindsOf(whole)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 1_340_00],
    ["agent-credit-note", 60_00],
  ]);
});

test("[R25] a credit note comes to what the buyer gets back: the packs' share of the coupon is not in it", async () => {
  const trade = await desk.aTrade();
  const { code: couponCode } = await aWelcomeCoupon(app, trade.buyerProfileId);
  const { orderIds } = await orderWithCoupon(app, { as: trade.buyer, lines: trade.lines, couponCode });
  const order = { ...trade, orderId: orderIds[0] ?? "" };
  await desk.paidAtTheDoor(order);
  await giveBack(order, trade.two, 1);
  await tell(order, await removed(order));
  const [, , credit] = await storedOf(order.orderId);
  const { totals } = (credit as unknown as { readonly figures: DocumentFigures }).figures;
  expect([totals.grossInPaise, totals.couponInPaise, totals.payableInPaise]).toEqual([300_00, 11_53, 288_47]);
  const refund = await app.platform.database
    .selectFrom("order_refunds")
    .select("amount_in_paise")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  expect(refund.amount_in_paise).toBe(totals.payableInPaise);
});

test("packs cancelled before the dispatch are on no document and get no credit note, whenever that is told", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.packed(order);
  await desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
  await desk.decide(order, (listingId) => listingId === order.two);
  const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
  await desk.move(order.seller, order.orderId, { action: "DISPATCH", from: "PACKED", ...parcel });
  await tell(order, [moved("DISPATCHED"), ...(await removed(order))]);
  expect(await kindsOf(order)).toEqual([["tax-invoice", 1_040_00]]);
});

test("returns of several orders told at once, five times each, get one number each, and none is left out", async () => {
  const trade = await desk.aTrade();
  const orders: Ordered[] = [];
  for (let at = 0; at < 4; at += 1)
    orders.push(await desk.anOrderOf({ ...trade, lines: trade.lines.slice(0, 1) }));
  for (const order of orders) {
    await desk.paidAtTheDoor(order);
    await giveBack(order, trade.one, 1);
  }
  const events = await Promise.all(orders.map(removed));
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const order = orders[at % orders.length] as Ordered;
      return tell(order, events[at % orders.length] ?? []);
    }),
  );
  const rows = (await Promise.all(orders.map(({ orderId }) => storedOf(orderId)))).flat();
  const numbers = rows
    .filter(({ kind }) => kind === "credit-note")
    .map(({ running_number }) => running_number);
  expect(numbers.toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4]);
});
