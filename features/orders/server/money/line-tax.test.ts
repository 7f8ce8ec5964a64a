import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { creditDesk, moved, owed } from "#testing/files/credit-notes.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { anOrder, orderWithCoupon } from "#testing/shop/shopping.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { cancelLines } from "../../contract/order-requests.ts";
import { orderDetail, readOrder } from "../../contract/orders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Asked = Pick<Ordered, "buyer" | "orderId">;

async function taxesOf({ buyer, orderId }: Asked) {
  const asked = { params: { orderId }, query: { isMasterOrder: "false" } } as const;
  const { data } = await app.call(readOrder, asked, { as: buyer });
  return z.parse(orderDetail, JSON.parse(data)).productList.map(({ tax }) => tax);
}

/** Two packs of ₹1,123.50 of a seller there, by the rate of their tax. */
async function taxOfTwo(stateCode: "36" | "37", gstRateInBasisPoints: number) {
  const { cookie: buyer } = await aPerson(app);
  const state = stateCode === "36" ? "Telangana" : "Andhra Pradesh";
  const { sellerId } = await aSeller(app, { stateCode, state });
  const { listingId } = await aProduct(app, { sellerId, priceInPaise: 1_123_50, gstRateInBasisPoints });
  const { orderIds } = await anOrder(app, { as: buyer, lines: [{ listingId, quantity: 2 }] });
  return taxesOf({ buyer, orderId: orderIds[0] ?? "" });
}

test("[ORD-048] [ORD-049] [ORD-050] until there is a document, the tax of a line is price − price / (1 + rate), of the price of all its packs", async () => {
  expect(await taxOfTwo("37", 1800)).toEqual([{ rate: 18, amount: 342.76 }]);
  expect(await taxOfTwo("36", 500)).toEqual([{ rate: 5, amount: 107 }]);
  expect(await taxOfTwo("36", 0)).toEqual([{ rate: 0, amount: 0 }]);
});

/** Three packs of ₹500.00 with ₹50.00 off at 18 %, two of ₹300.00 at 5 %, and a coupon of ₹50.00. */
async function anOrderWithReductions(): Promise<Ordered> {
  const agent = await aPerson(app, { roles: ["agent"] });
  const person = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: person.profileId });
  const goods = { sellerId, commissionInPaise: 0, onHand: 10 };
  const one = await aProduct(app, { ...goods, priceInPaise: 500_00, gstRateInBasisPoints: 1800 });
  const two = await aProduct(app, { ...goods, priceInPaise: 300_00, gstRateInBasisPoints: 500 });
  await anOffer(app, { sellerId, listingId: one.listingId });
  const lines = [
    { listingId: one.listingId, quantity: 3 },
    { listingId: two.listingId, quantity: 2 },
  ];
  const { code } = await aWelcomeCoupon(app, agent.profileId);
  const { orderIds } = await orderWithCoupon(app, { as: agent.cookie, lines, couponCode: code });
  const people = { buyer: agent.cookie, buyerProfileId: agent.profileId, seller: person.cookie };
  return { ...people, one: one.listingId, two: two.listingId, lines, orderId: orderIds[0] ?? "" };
}

test("[ORD-050] with an offer and a coupon the tax is by the formula on price × quantity, and once there are documents to the paisa what they say, packs given back included", async () => {
  const desk = tradeDesk(app);
  const credits = creditDesk(app);
  const order = await anOrderWithReductions();
  const { orderId, buyer, one } = order;
  expect(await taxesOf(order)).toEqual([
    { rate: 18, amount: 228.81 },
    { rate: 5, amount: 28.57 },
  ]);
  const cancelled = { lines: [{ listingId: one, quantity: 1 }], reasonCode: "mind-changed" as const };
  await app.call(cancelLines, { params: { orderId }, body: cancelled }, { as: buyer });
  expect(await taxesOf(order)).toEqual([
    { rate: 18, amount: 152.54 },
    { rate: 5, amount: 28.57 },
  ]);
  await desk.delivered(order);
  await credits.tell(order, [moved("DISPATCHED")]);
  // What the document has said stays, whatever is said of the goods later.
  await app.platform.database
    .updateTable("order_lines")
    .set({ gst_rate_in_basis_points: 1200 })
    .where("order_id", "=", orderId)
    .execute();
  const inDocuments = async () => {
    const [sale, ...notes] = (await credits.storedOf(order)).map(({ figures }) => figures);
    const taxOf = (row?: { cgstInPaise: number; sgstInPaise: number; igstInPaise: number }) =>
      row ? row.cgstInPaise + row.sgstInPaise + row.igstInPaise : 0;
    return (sale?.rows ?? [])
      .filter(({ lineId }) => lineId !== null)
      .map((row) => {
        const back = notes.map(({ rows }) => taxOf(rows.find(({ lineId }) => lineId === row.lineId)));
        const left = taxOf(row) - back.reduce((sum, part) => sum + part, 0);
        return { rate: row.rateInBasisPoints / 100, amount: left / 100 };
      });
  };
  expect(await inDocuments()).toEqual([
    { rate: 18, amount: 137.28 },
    { rate: 5, amount: 28.58 },
  ]);
  expect(await taxesOf(order)).toEqual(await inDocuments());
  await credits.giveBack(order, one, 1);
  await credits.tell(order, await credits.removed(order));
  const left = await inDocuments();
  expect(left[0]).toEqual({ rate: 18, amount: 68.64 });
  expect(await taxesOf(order)).toEqual(left);
  // All of it comes back: the lines stand there as they were, with their tax.
  await desk.act(buyer, orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  await credits.tell(order, [moved("RETURN_ACCEPTED")]);
  expect((await inDocuments()).map(({ amount }) => amount)).toEqual([0, 0]);
  expect(await taxesOf(order)).toEqual(left);
});

test("[ORD-050] money that is refunded without packs leaves the tax of the lines as it was, and packs that come back after it take their own share", async () => {
  const credits = creditDesk(app);
  const order = await credits.anOrderOf(await credits.aTrade());
  await credits.paidAtTheDoor(order);
  await credits.tell(order, [moved("DISPATCHED")]);
  const before = await taxesOf(order);
  expect(before.map(({ rate }) => rate)).toEqual([5, 5]);
  const finance = await aPerson(app, { roles: ["finance"] });
  const refund = { amountInPaise: 1_000_00, reason: "One bag was torn" };
  await app.call(refundOrder, { params: { orderId: order.orderId }, body: refund }, { as: finance.cookie });
  await credits.tell(order, [owed]);
  expect((await credits.kindsOf(order)).map(([kind]) => kind)).toContain("credit-note");
  expect(await taxesOf(order)).toEqual(before);
  await credits.giveBack(order, order.one, 1);
  await credits.tell(order, await credits.removed(order));
  // Half of ₹23.81 twice, CGST and SGST, each as a credit note of one of two packs leaves it.
  expect((await taxesOf(order))[0]).toEqual({ rate: 5, amount: 23.8 });
});
