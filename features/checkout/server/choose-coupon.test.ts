import { afterAll, beforeAll, expect, test } from "vitest";
import { setCartQuantity } from "#features/cart/contract";
import { listRewardCoupons } from "#features/coupons/contract";
import { readOrder } from "#features/orders/contract/orders.ts";
import { advanceOrder } from "#features/orders/server";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { aReferralCoupon, aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { orderWithCoupon, readyToPlace } from "#testing/shop/shopping.ts";
import { chooseCoupon, placeOrder, readCheckout, removeCoupon } from "../contract/checkout.ts";

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const choose = (as: string, couponCode: string) => app.call(chooseCoupon, { body: { couponCode } }, { as });
const unused = async (as: string) =>
  (await app.call(listRewardCoupons, { query: { type: "UNUSED" } }, { as })).data;

/** A person with a coupon of ₹50 and a cart of this value before charges. */
async function shopper(priceInPaise = 1_000_00) {
  const person = await aPerson(app);
  const coupon = await aWelcomeCoupon(app, person.profileId);
  const product = await aProduct(app, { priceInPaise, commissionInPaise: 0 });
  await readyToPlace(app, { as: person.cookie, lines: [{ listingId: product.listingId, quantity: 1 }] });
  return { person, as: person.cookie, coupon, product };
}

test("an order with a coupon needs one statement more than one without, 14 at most", async () => {
  const { as, coupon } = await shopper();
  const { data } = await choose(as, coupon.code);
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  const { result, statements } = await app.statements.during(() =>
    app.call(placeOrder, { body }, { as, headers: { "idempotency-key": "k-16" } }),
  );
  expect(result.status).toBe(201);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(14);
});

test("[CPN-027] products worth ₹1,000.00 before margin take a coupon, worth ₹999.99 they do not (R7)", async () => {
  const enough = await shopper(1_000_00);
  const taken = await choose(enough.as, ` ${enough.coupon.code.toLowerCase()} `);
  expect(taken.data.totals).toMatchObject({ couponInPaise: 50_00, orderTotalInPaise: 990_00 });
  const short = await shopper(999_99);
  const refused = await choose(short.as, short.coupon.code);
  expect(refused).toMatchObject({ status: 409, code: "checkout/coupon-below-minimum" });
  expect(refused.fields?.["couponCode"]).toBe(
    "A coupon needs products worth ₹1,000.00 or more, before margin. Add products worth ₹0.01 more.",
  );
  const { data } = await app.call(readCheckout, {}, { as: short.as });
  expect(data.coupon).toBeNull();
});

test("[CPN-027] one coupon at most: another one takes its place, and the order takes one", async () => {
  const { person, as, coupon } = await shopper();
  const friend = await aPerson(app);
  const other = await aReferralCoupon(app, {
    holderProfileId: person.profileId,
    friendProfileId: friend.profileId,
  });
  await choose(as, coupon.code);
  const { data } = await choose(as, other.code);
  expect(data.coupon).toMatchObject({ couponCode: other.code, discountInPaise: 100_00, fault: null });
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  expect((await app.call(placeOrder, { body }, { as })).status).toBe(201);
  expect((await unused(as)).map(({ couponCode }) => couponCode)).toEqual([coupon.code]);
});

test("[CPN-028] a used, an expired, another person's and a made-up code are refused beside the field", async () => {
  const used = await shopper();
  await choose(used.as, used.coupon.code);
  const { data } = await app.call(readCheckout, {}, { as: used.as });
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  await app.call(placeOrder, { body }, { as: used.as });
  const late = await shopper();
  const code = async (as: string, couponCode: string) => {
    const answer = await choose(as, couponCode);
    return [answer.status, answer.code, Object.keys(answer.fields ?? {})];
  };
  expect(await code(used.as, used.coupon.code)).toEqual([409, "checkout/coupon-used", ["couponCode"]]);
  expect(await code(late.as, used.coupon.code)).toEqual([404, "checkout/coupon-not-found", ["couponCode"]]);
  expect(await code(late.as, "WEL0000000")).toEqual([404, "checkout/coupon-not-found", ["couponCode"]]);
  app.clock.advance(91 * day);
  late.as = await sessionFor(app, late.person);
  expect(await code(late.as, late.coupon.code)).toEqual([409, "checkout/coupon-expired", ["couponCode"]]);
  app.clock.advance(-91 * day);
});

test("a coupon taken off leaves the total as it was, and nothing is spent", async () => {
  const { as, coupon } = await shopper();
  const before = (await app.call(readCheckout, {}, { as })).data;
  await choose(as, coupon.code);
  const { data } = await app.call(removeCoupon, {}, { as });
  expect(data.totals).toEqual(before.totals);
  expect(data.fingerprint).toBe(before.fingerprint);
  expect(await unused(as)).toHaveLength(1);
});

test("[CPN-027] a cart that falls below the minimum keeps its coupon without a discount, and the order leaves it unused", async () => {
  const { as, coupon, product } = await shopper(600_00);
  const { listingId } = product;
  await app.call(setCartQuantity, { params: { listingId }, body: { quantity: 2 } }, { as });
  const full = (await choose(as, coupon.code)).data;
  expect(full.totals.couponInPaise).toBe(50_00);
  await app.call(setCartQuantity, { params: { listingId }, body: { quantity: 1 } }, { as });
  const agreed = { paymentMode: "COD", fingerprint: full.fingerprint } as const;
  expect((await app.call(placeOrder, { body: agreed }, { as })).code).toBe("checkout/changed");
  const { data } = await app.call(readCheckout, {}, { as });
  expect(data.coupon).toMatchObject({ fault: "below-minimum", discountInPaise: 0 });
  expect(data.totals).toMatchObject({ couponInPaise: 0, orderTotalInPaise: 640_00 });
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  expect((await app.call(placeOrder, { body }, { as })).status).toBe(201);
  expect(await unused(as)).toHaveLength(1);
});

test("[CPN-028] a coupon that ends while its owner confirms changes the quote, and nothing is placed at the old one", async () => {
  const { person, as, coupon } = await shopper();
  const { data } = await choose(as, coupon.code);
  app.clock.advance(91 * day);
  const later = { as: await sessionFor(app, person) };
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  expect((await app.call(placeOrder, { body }, later)).code).toBe("checkout/changed");
  const now = (await app.call(readCheckout, {}, later)).data;
  expect(now.coupon).toMatchObject({ fault: "expired" });
  app.clock.advance(-91 * day);
});

test("[ENT-017] [ENT-025] [ORD-021] the coupon lowers each seller's order by its share, and the operator pays the sellers in full", async () => {
  const person = await aPerson(app, { roles: ["agent"] });
  const friend = await aPerson(app);
  const { code } = await aReferralCoupon(app, {
    holderProfileId: person.profileId,
    friendProfileId: friend.profileId,
  });
  const sellers = [await aSeller(app), await aSeller(app), await aSeller(app)];
  const prices = [333_00, 333_00, 334_00];
  const lines = [];
  for (const [at, { sellerId }] of sellers.entries()) {
    const { listingId } = await aProduct(app, {
      sellerId,
      priceInPaise: prices[at] ?? 0,
      commissionInPaise: 0,
    });
    lines.push({ listingId, quantity: 1 });
  }
  const { masterId, orderIds } = await orderWithCoupon(app, { as: person.cookie, lines, couponCode: code });
  const read = async (orderId: string, isMasterOrder: "true" | "false") => {
    const input = { params: { orderId }, query: { isMasterOrder } } as const;
    return JSON.parse((await app.call(readOrder, input, { as: person.cookie })).data);
  };
  const [master] = await read(masterId, "true");
  expect(master).toMatchObject({
    couponCode: code,
    couponDiscount: 100,
    grandTotal: 1020,
    overAllItemsValue: 1000,
  });
  const parts = await Promise.all(orderIds.map((orderId) => read(orderId, "false")));
  expect(parts.map(({ totalCouponValue }) => totalCouponValue)).toEqual([33.3, 33.3, 33.4]);
  expect(parts.map(({ totalAmount }) => totalAmount)).toEqual([339.7, 339.7, 340.6]);
  const booked = await app.platform.database
    .selectFrom("ledger_entries")
    .select(["account", (row) => row.fn.sum<string>("amount_in_paise").as("sum")])
    .where("order_id", "in", orderIds)
    .groupBy("account")
    .orderBy("account")
    .execute();
  expect(booked.map(({ account, sum }) => [account, Number(sum)])).toEqual([
    ["buyer-receivable", 1_020_00],
    ["coupon-cost", 100_00],
    ["seller-due", -1_120_00],
  ]);
});

test("an order whose money never came gives its coupon back once, good for a week at least", async () => {
  const { person, as, coupon } = await shopper();
  await choose(as, coupon.code);
  const { data } = await app.call(readCheckout, {}, { as });
  const body = { paymentMode: "Bank Transfer", fingerprint: data.fingerprint } as const;
  const placed = (await app.call(placeOrder, { body }, { as })).data;
  expect(await unused(as)).toEqual([]);
  app.clock.advance(88 * day);
  const worker = await app.startWorker();
  for (const orderId of placed.orderIds) {
    const move = { orderId, action: "EXPIRE", from: "PAYMENT_PENDING" } as const;
    await advanceOrder(app.platform, { ...move, actorKind: "system", actorProfileId: null });
  }
  const later = await sessionFor(app, person);
  await expect
    .poll(() => unused(later), { timeout: 20_000 })
    .toEqual([
      expect.objectContaining({
        couponCode: coupon.code,
        validUpto: Date.parse("2026-10-17T06:30:00Z"),
        orderId: null,
      }),
    ]);
  await worker.stop();
  const left = await app.platform.database
    .selectFrom("ledger_entries")
    .select(["account", (row) => row.fn.sum<string>("amount_in_paise").as("sum")])
    .where("order_id", "in", placed.orderIds)
    .groupBy("account")
    .execute();
  expect(left.filter(({ sum }) => Number(sum) !== 0)).toEqual([]);
  app.clock.advance(-88 * day);
});
