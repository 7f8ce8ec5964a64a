import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { orderOnline, started } from "#testing/shop/online-payments.ts";
import { moveOnTo } from "#testing/shop/order-moves.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { listOrders, orderTile } from "../../contract/orders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Three products of one seller, ₹500.00 each with a margin of ₹25.25. */
async function goods() {
  const { sellerId } = await aSeller(app, { name: { en: "Godavari Bio", te: "గోదావరి బయో" } });
  const titles = [
    { en: "Neem cake", te: "వేప పిండి" },
    { en: "Urea", te: "యూరియా" },
    { en: "DAP", te: "డీఏపీ" },
  ];
  const made = [];
  for (const title of titles) {
    made.push(await aProduct(app, { sellerId, title, priceInPaise: 500_00, commissionInPaise: 25_25 }));
  }
  return made.map(({ listingId }, at) => ({ listingId, quantity: at + 1 }));
}

const tilesOf = async (as: string) => (await app.call(listOrders, { query: {} }, { as })).data.orders;

test("[ENT-016] [ORD-072] an order tile has all named fields, and every product of the order", async () => {
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const { masterId, orderIds } = await anOrder(app, { as, lines: await goods() });
  const [orderId = ""] = orderIds;
  await moveOnTo(app, { orderId, last: "SELLER_ACCEPTED", minutesEach: 10 });
  const [tile] = await tilesOf(as);
  const product = { productImage: "paddy", productBed: "seed" };
  expect(z.parse(orderTile, tile)).toEqual({
    orderId,
    masterId,
    paymentInfo: { txnid: null },
    dummyOrder: false,
    cancelled: false,
    deliveredTS: null,
    expectedBy: Date.parse("2026-07-17T06:30:00Z"),
    stateInfo: { currentState: "SELLER_ACCEPTED", buyerActions: ["CANCEL_ORDER"] },
    endedBy: null,
    farmerName: "Ramulu",
    nextStep: "TRACK",
    cancelling: { goesBack: 0, asksSeller: false },
    totalCommission: 151.5,
    totalAgentHandlingCharge: 0,
    balanceAmount: 3040,
    cashToCollect: 3040,
    marginToCollect: 151.5,
    payBefore: null,
    sellerFirstName: { en: "Godavari Bio", te: "గోదావరి బయో" },
    createdTs: testNow.getTime(),
    totalAmount: 3040,
    productList: [
      { productLevel3Title: "Neem cake", productLevel3TitleTe: "వేప పిండి", ...product, productQuantity: 1 },
      { productLevel3Title: "Urea", productLevel3TitleTe: "యూరియా", ...product, productQuantity: 2 },
      { productLevel3Title: "DAP", productLevel3TitleTe: "డీఏపీ", ...product, productQuantity: 3 },
    ],
    heading: { en: "Neem cake", te: "వేప పిండి" },
    deliveryCode: null,
    LUT: testNow.getTime() + 10 * 60_000,
  });
  app.clock.set(testNow);
});

test("[ENT-016] the tile of an order that is paid online names the try, its master order and, once it is there, when it was delivered", async () => {
  const { cookie: as } = await aPerson(app);
  const { masterId, orderIds } = await orderOnline(app, as, await goods());
  const { txnid } = await started(app, { as, masterId });
  expect((await tilesOf(as))[0]).toMatchObject({ paymentInfo: { txnid }, masterId, orderId: orderIds[0] });
  const { cookie } = await aPerson(app);
  const [, line] = await goods();
  const placed = await anOrder(app, { as: cookie, lines: line ? [line] : [] });
  await moveOnTo(app, { orderId: placed.orderIds[0] ?? "", last: "DELIVERED", minutesEach: 10 });
  const delivered = testNow.getTime() + 50 * 60_000;
  expect((await tilesOf(cookie))[0]).toMatchObject({
    deliveredTS: delivered,
    LUT: delivered,
    cancelled: false,
  });
});

test("a tile says until when its transfer has to come, the same day as the page of the transfer, until all of it is entered", async () => {
  const transfers = await transferDesk(app);
  const order = await transfers.transferred({ quantity: 2 });
  const { as, masterId } = order;
  const until = async () => {
    const tiles = (await tilesOf(as)).flatMap(({ payBefore }) => (payBefore === null ? [] : [payBefore]));
    const { payBefore } = await transfers.read(order);
    expect(tiles.length === 0 ? null : Math.min(...tiles)).toBe(payBefore);
    return payBefore;
  };
  const hour = 3_600_000;
  const days = 5 * 24 * hour;
  const placed = app.clock.now().getTime();
  expect(await until()).toBe(placed + days);
  const numbers = ["412345670001", "412345670002", "412345670003"];
  const seen = [];
  for (const number of numbers) {
    app.clock.advance(hour);
    await transfers.claim(order, number);
    expect(await until()).toBeNull();
    await transfers.missed(masterId, number);
    seen.push(await until());
  }
  // The third look without any money gives no more time.
  expect(seen).toEqual([placed + hour + days, placed + 2 * hour + days, placed + 2 * hour + days]);
  app.clock.advance(hour);
  await transfers.claim(order, "412345670004");
  await transfers.found(masterId, "412345670004", 600_00);
  // What came pays a part of the first order, which gets more time for its rest than the other one.
  expect(await until()).toBe(placed + 2 * hour + days);
  const [other, first] = (await tilesOf(as)).toSorted(
    (one, two) => (one.payBefore ?? 0) - (two.payBefore ?? 0),
  );
  expect([other?.payBefore, first?.payBefore]).toEqual([placed + 2 * hour + days, placed + 4 * hour + days]);
  // Of the other one all is entered: neither page asks for it any more.
  await transfers.record(as, other?.orderId ?? "", "412345670005", 1_040_00);
  expect(await until()).toBe(placed + 4 * hour + days);
  app.clock.set(testNow);
});
