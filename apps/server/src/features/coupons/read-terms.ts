import type { CouponTerms } from "@santha/contract/coupons";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { findTerms } from "./terms.queries.ts";

/** What coupons that are given today are worth, and when they count. */
export function readTerms({ clock, database }: MemberContext): Promise<CouponTerms> {
  return findTerms(database, dayInIndia(clock.now()));
}
