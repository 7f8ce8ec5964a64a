import * as z from "zod/mini";
import { restBaseV2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";

export const rewardTypes = ["WELCOME_COUPON", "REFERRAL_COUPON", "GIFT_COUPON"] as const;
export const rewardType = z.enum(rewardTypes);
export type RewardType = z.output<typeof rewardType>;

/** A coupon of the caller, with the names of the specification (3, Coupon). */
export const coupon = z.object({
  couponId: z.int(),
  rewardType,
  /** Rupees. */
  couponValue: z.number(),
  couponCode: z.string(),
  /** Rupees; least value of the products, after discounts and before margin and charges, for which it counts. */
  leastOrderValue: z.number(),
  /** Noon in India of its last day, epoch milliseconds. */
  validUpto: z.int(),
  /** Keys of the profiles that used it: empty, or its holder's. */
  usersUsed: z.array(z.string()),
  /** When it was last given, used or given back; epoch milliseconds. */
  updatedOn: z.int(),
  /** The master order that used it. */
  orderId: z.nullable(z.string()),
  /** Why Santha took it back; such a coupon has expired. */
  voidReason: z.nullable(z.string()),
  /** The friend whose joining earned it. */
  couponAddedBy: z.nullable(z.object({ firstName: z.string(), firstNameTe: z.nullable(z.string()) })),
});
export type Coupon = z.output<typeof coupon>;

export const couponLists = ["UNUSED", "USED_OR_EXPIRED"] as const;
export type CouponList = (typeof couponLists)[number];

/** Most coupons in one answer. */
export const mostCouponsAtOnce = 50;

export const listRewardCoupons = endpoint({
  name: "coupons/list-reward-coupons",
  summary:
    "The caller's coupons that can still be used, or those that cannot; latest first, paged by `after`.",
  method: "GET",
  path: `${restBaseV2}/estore/coupons/reward-coupons`,
  permission: "member",
  query: z.object({
    type: z.enum(couponLists),
    /** `couponId` of the last one of the page before; a page with fewer than `limit` is the last. */
    after: z.optional(
      z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
    ),
    limit: z._default(
      z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(mostCouponsAtOnce)),
      mostCouponsAtOnce,
    ),
  }),
  answer: z.array(coupon),
  errors: {},
});

/** The summary on home (specification 3, Home coupon summary). */
export const couponSummary = z.object({
  /** Those that end next, at most three. */
  couponDetails: z.array(coupon),
  validCouponsCount: z.int(),
  /** Rupees, of all that can still be used. */
  validCouponsValue: z.number(),
  /** Rupees; the least value of products for which one of them counts. 0 when there is none. */
  leastOrderValue: z.number(),
});
export type CouponSummary = z.output<typeof couponSummary>;

export const readCouponSummary = endpoint({
  name: "coupons/read-summary",
  summary: "How many coupons the caller can still use, what they come to, and those that end next.",
  method: "GET",
  path: "/v2/coupons/summary",
  permission: "member",
  answer: couponSummary,
  errors: {},
});

/** What coupons are worth that are given now, and when they count. */
export const couponTerms = z.object({
  welcomeInPaise: paise,
  referralInPaise: paise,
  /** Days on which a coupon can be used after the one on which it was given. */
  daysOfLife: z.int(),
  leastValueInPaise: paise,
});
export type CouponTerms = z.output<typeof couponTerms>;

export const readCouponTerms = endpoint({
  name: "coupons/read-terms",
  summary: "What coupons are worth that are given today, how long they last and when they count.",
  method: "GET",
  path: "/v2/coupons/terms",
  permission: "member",
  answer: couponTerms,
  errors: {},
});
