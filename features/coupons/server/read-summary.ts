import { rupeesOf } from "#engine/contract/money.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { CouponSummary } from "../contract.ts";
import { couponOf } from "./coupon-dto.ts";
import { selectSummary } from "./queries.ts";

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
