import type { Reader } from "#engine/server/data/client.ts";
import type { CouponTerms } from "../contract.ts";

/** The terms that hold on a day `yyyy-mm-dd`. @throws when there are none. */
export function findTerms(reader: Reader, day: string): Promise<CouponTerms> {
  return reader
    .selectFrom("coupon_terms")
    .select([
      "welcome_in_paise as welcomeInPaise",
      "referral_in_paise as referralInPaise",
      "days_of_life as daysOfLife",
      "least_value_in_paise as leastValueInPaise",
    ])
    .where("valid_from", "<=", day)
    .orderBy("valid_from", "desc")
    .executeTakeFirstOrThrow();
}
