import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { CouponTerms } from "../contract.ts";
import { findTerms } from "./terms.queries.ts";

/** What coupons that are given today are worth, and when they count. */
export function readTerms({ clock, database }: MemberContext): Promise<CouponTerms> {
  return findTerms(database, dayInIndia(clock.now()));
}
