import type { Coupon, listRewardCoupons as endpoint } from "@santha/contract/coupons";
import type { CheckedOf } from "@santha/contract/endpoint";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { couponOf } from "./coupon-wire.ts";
import { selectCoupons } from "./coupons.queries.ts";

/** The caller's coupons of one list, latest first. */
export async function listRewardCoupons(
  { actor, clock, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<Coupon[]> {
  const rows = await selectCoupons(database, {
    holderProfileId: actor.profileId,
    list: query.type,
    onDay: dayInIndia(clock.now()),
    after: query.after,
    atMost: query.limit,
  });
  return rows.map(couponOf);
}
