import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addToCart } from "#features/cart/contract";
import { chooseCoupon } from "#features/checkout/contract/checkout.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aReferralCoupon, aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { listRewardCoupons, readCouponSummary, readCouponTerms } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("coupons are given by the terms of their day and keep them when the operator sets others", async () => {
  const { cookie: as, profileId } = await aPerson(app);
  const friend = await aPerson(app);
  const first = await aWelcomeCoupon(app, profileId);
  await sql`
    insert into coupon_terms values ('2026-07-15', 7500, 15000, 30, 60000)`.execute(app.platform.database);
  expect((await app.call(readCouponTerms, {}, { as })).data).toMatchObject({ welcomeInPaise: 50_00 });
  app.clock.advance(86_400_000);
  expect((await app.call(readCouponTerms, {}, { as })).data).toEqual({
    ...{ welcomeInPaise: 75_00, referralInPaise: 150_00, daysOfLife: 30, leastValueInPaise: 600_00 },
  });
  const ids = { holderProfileId: profileId, friendProfileId: friend.profileId };
  const second = await aReferralCoupon(app, ids);
  const { data } = await app.call(listRewardCoupons, { query: { type: "UNUSED" } }, { as });
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  expect(
    data.map((one) => [one.couponCode, one.couponValue, one.leastOrderValue, day(one.validUpto)]),
  ).toEqual([
    [second.code, 150, 600, "2026-08-14"],
    [first.code, 50, 1_000, "2026-10-12"],
  ]);
  expect((await app.call(readCouponSummary, {}, { as })).data.leastOrderValue).toBe(600);
  const { listingId } = await aProduct(app, { priceInPaise: 700_00 });
  await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as });
  const choose = (couponCode: string) => app.call(chooseCoupon, { body: { couponCode } }, { as });
  const refused = await choose(first.code);
  expect([refused.code, refused.fields?.["couponCode"]]).toEqual([
    "checkout/coupon-below-minimum",
    expect.stringContaining("₹1,000.00"),
  ]);
  const taken = await choose(second.code);
  expect(taken.data.coupon).toMatchObject({ discountInPaise: 150_00, leastValueInPaise: 600_00 });
});
