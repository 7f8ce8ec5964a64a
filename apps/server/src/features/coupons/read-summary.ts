import type { CouponSummary } from "@santha/contract/coupons";
import { rupeesOf } from "@santha/contract/money";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { couponOf } from "./coupon-wire.ts";
import { selectSummary } from "./coupons.queries.ts";

/** So many coupons stand in the summary themselves. */
const detailed = 3;

/** What the tile on home says of the caller's coupons. */
export async function readCouponSummary({ actor, clock, database }: MemberContext): Promise<CouponSummary> {
  const { coupons, count, valueInPaise, leastInPaise } = await selectSummary(database, {
    holderProfileId: actor.profileId,
    onDay: dayInIndia(clock.now()),
    atMost: detailed,
  });
  return {
    couponDetails: coupons.map(couponOf),
    validCouponsCount: count,
    validCouponsValue: rupeesOf(valueInPaise),
    leastOrderValue: rupeesOf(leastInPaise),
  };
}
