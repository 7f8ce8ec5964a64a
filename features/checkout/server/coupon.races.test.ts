import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { addToCart } from "#features/cart/contract";
import { takeCoupon } from "#features/coupons/server";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { allowEachTest } from "#testing/process/long-run.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { anOrder, readyToPlace } from "#testing/shop/shopping.ts";
import { chooseCoupon, placeOrder, readCheckout } from "../contract/checkout.ts";

allowEachTest(120_000);

/** How often each race is run; `npm run test:long` asks for more. */
const repeats = Number(process.env["SANTHA_RACES"] ?? 3);
const many = 50;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 12, raisedLimits: { "checkout/place-order": 100_000 } });
});
afterAll(() => app.close());

const ordersWith = async (code: string) =>
  app.platform.database.selectFrom("master_orders").select("id").where("coupon_code", "=", code).execute();

test("50 parallel check-outs by 50 people with one coupon give its owner one discount and nobody else one (R4)", async () => {
  const people = await Promise.all(Array.from({ length: many }, () => aPerson(app)));
  const { listingId } = await aProduct(app, { priceInPaise: 1_000_00, onHand: 9000 });
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const owner = await aPerson(app);
    const coupon = await aWelcomeCoupon(app, owner.profileId);
    const buyers = [...people, owner];
    const ready = await Promise.all(
      buyers.map(async ({ cookie }) => {
        await readyToPlace(app, { as: cookie, lines: [{ listingId, quantity: 1 }] });
        await app.call(chooseCoupon, { body: { couponCode: coupon.code } }, { as: cookie });
        const { data } = await app.call(readCheckout, {}, { as: cookie });
        return { as: cookie, fingerprint: data.fingerprint };
      }),
    );
    const answers = await Promise.all(
      ready.map(({ as, fingerprint }) =>
        app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as }),
      ),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await ordersWith(coupon.code)).toHaveLength(1);
  }
});

test("one person who places one cart after another while 50 requests press the same coupon spends it once (R4)", async () => {
  const { listingId } = await aProduct(app, { priceInPaise: 1_000_00, onHand: 9000 });
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const { profileId, cookie: as } = await aPerson(app);
    const coupon = await aWelcomeCoupon(app, profileId);
    await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
    await Promise.all(
      Array.from({ length: many }, async () => {
        await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as });
        await app.call(chooseCoupon, { body: { couponCode: coupon.code } }, { as });
        const { data } = await app.call(readCheckout, {}, { as });
        const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
        return app.call(placeOrder, { body }, { as });
      }),
    );
    const body = { paymentMode: "COD" } as const;
    const { data } = await app.call(readCheckout, {}, { as });
    if (data.coupon?.fault === null)
      await app.call(placeOrder, { body: { ...body, fingerprint: data.fingerprint } }, { as });
    expect((await ordersWith(coupon.code)).length).toBeLessThanOrEqual(1);
  }
});

test("of 50 orders that reach for one coupon at the same moment exactly one gets it", async () => {
  const { listingId } = await aProduct(app, { onHand: 9000 });
  const { profileId, cookie: as } = await aPerson(app);
  const coupon = await aWelcomeCoupon(app, profileId);
  const masters: string[] = [];
  for (let order = 0; order < 10; order += 1)
    masters.push((await anOrder(app, { as, lines: [{ listingId, quantity: 1 }] })).masterId);
  const takings = await Promise.all(
    Array.from({ length: many }, (_, at) =>
      inTransaction(app.platform, (transaction) =>
        takeCoupon(transaction, {
          couponId: coupon.couponId,
          holderProfileId: profileId,
          masterId: masters[at % masters.length] ?? "",
          onDay: "2026-07-14",
          at: app.clock.now(),
        }),
      ),
    ),
  );
  expect(takings.filter(Boolean)).toHaveLength(1);
});

/** A person with a coupon on a cart that only waits to be placed. */
async function readyWithCoupon(listingId: number) {
  const { profileId, cookie: as } = await aPerson(app);
  const { code } = await aWelcomeCoupon(app, profileId);
  await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
  const { data } = await app.call(chooseCoupon, { body: { couponCode: code } }, { as });
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  return { code, place: () => app.call(placeOrder, { body }, { as }) };
}

/** Each once; a coupon is spent by one order at most, and a cart placed once. */
async function expectSpentOnce(
  ready: readonly Awaited<ReturnType<typeof readyWithCoupon>>[],
  requestsOfEach: number,
): Promise<void> {
  const all = Array.from({ length: requestsOfEach }, () => ready).flat();
  const answers = await Promise.all(all.map(({ place }) => place()));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(ready.length);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const codes = ready.map(({ code }) => code);
  const discounts = await app.platform.database
    .selectFrom("master_orders")
    .select("coupon_code")
    .where("coupon_code", "in", codes)
    .execute();
  expect(discounts.map((row) => row.coupon_code).toSorted()).toEqual(codes.toSorted());
  const spent = await app.platform.database
    .selectFrom("coupons")
    .select("code")
    .where("code", "in", codes)
    .where("used_by_master_id", "is not", null)
    .execute();
  expect(spent).toHaveLength(codes.length);
}

test("of 200 parallel check-outs that reach for 25 coupons exactly 25 get a discount, each coupon once (R5)", async () => {
  const { listingId } = await aProduct(app, { priceInPaise: 1_000_00, onHand: 9000 });
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const ready = await Promise.all(Array.from({ length: 25 }, () => readyWithCoupon(listingId)));
    await expectSpentOnce(ready, 8);
  }
});

test("20 parallel requests of one person spend his coupon exactly once (R5)", async () => {
  const { listingId } = await aProduct(app, { priceInPaise: 1_000_00, onHand: 9000 });
  for (let repeat = 0; repeat < repeats; repeat += 1)
    await expectSpentOnce([await readyWithCoupon(listingId)], 20);
});
