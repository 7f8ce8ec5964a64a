import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Coupon, listRewardCoupons as endpoint } from "../contract.ts";
import { couponOf } from "./coupon-dto.ts";
import { selectCoupons } from "./queries.ts";

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
