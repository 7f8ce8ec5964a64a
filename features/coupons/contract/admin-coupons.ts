import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";
import { couponTerms, rewardType } from "../contract.ts";

/** How a coupon stands: it can be used, an order holds it, its last day is over, or Santha voided it. */
export const couponStates = ["usable", "used", "expired", "voided"] as const;
export type CouponState = (typeof couponStates)[number];

/** A coupon as the platform admin sees it. */
export const adminCoupon = z.object({
  couponId: z.int(),
  code: z.string(),
  rewardType,
  state: z.enum(couponStates),
  valueInPaise: paise,
  leastValueInPaise: paise,
  /** Its last day in India, `yyyy-mm-dd`. */
  validUntil: z.string(),
  /** Epoch milliseconds. */
  givenAt: z.int(),
  holder: z.object({
    profileKey: z.string(),
    firstName: z.string(),
    firstNameTe: z.nullable(z.string()),
    mobileNo: z.string(),
  }),
  /** Whose joining earned it. */
  friend: z.nullable(
    z.object({ profileKey: z.string(), firstName: z.string(), firstNameTe: z.nullable(z.string()) }),
  ),
  /** The master order that uses it. */
  usedByMasterId: z.nullable(z.string()),
  voidReason: z.nullable(z.string()),
});
export type AdminCoupon = z.output<typeof adminCoupon>;

export const listCouponsForAdmin = endpoint({
  name: "coupons/list-for-admin",
  summary:
    "For the platform admin: all coupons, the latest first; in a state, or found by code, by order number, or by the holder's mobile number.",
  method: "GET",
  path: "/v2/admin/coupons",
  permission: "platform-admin",
  query: z.extend(nextPage, {
    find: z._default(oneLine(0, 60), ""),
    state: z.optional(z.enum(couponStates)),
  }),
  answer: z.object({ coupons: z.array(adminCoupon), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

export const voidCoupon = endpoint({
  name: "coupons/void",
  summary: "Takes an unused coupon back for good, with a reason that its holder reads.",
  method: "POST",
  path: "/v2/admin/coupons/{couponId}/void",
  permission: "platform-admin",
  params: z.object({
    couponId: z.coerce
      .number<string | number>()
      .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  body: z.object({ reason: paragraphs(3, 300) }),
  answer: adminCoupon,
  errors: { "coupons/not-found": 404, "coupons/used-meanwhile": 409, "coupons/voided-already": 409 },
});

/** Terms with the day `yyyy-mm-dd` from which coupons are given by them. */
export const datedTerms = z.extend(couponTerms, { validFrom: z.string() });
export type DatedTerms = z.output<typeof datedTerms>;

/** The terms of today, those of days to come, then those of the past, the latest first. */
export const allTerms = z.object({
  current: datedTerms,
  coming: z.array(datedTerms),
  past: z.array(datedTerms),
});
export type AllTerms = z.output<typeof allTerms>;

export const listTermsForAdmin = endpoint({
  name: "coupons/list-terms",
  summary: "For the platform admin: by which terms coupons are given, were given and will be given.",
  method: "GET",
  path: "/v2/admin/coupon-terms",
  permission: "platform-admin",
  answer: allTerms,
  errors: {},
});

const rupeeSum = paise.check(z.minimum(1_00), z.maximum(1_00_000_00));

export const addTerms = endpoint({
  name: "coupons/add-terms",
  summary: "Coupons given from a later day on follow these terms. Those given before keep theirs.",
  method: "POST",
  path: "/v2/admin/coupon-terms",
  permission: "platform-admin",
  body: z.object({
    validFrom: calendarDay,
    welcomeInPaise: rupeeSum,
    referralInPaise: rupeeSum,
    daysOfLife: z.int().check(z.minimum(1), z.maximum(730)),
    leastValueInPaise: paise.check(z.minimum(0), z.maximum(1_00_000_00)),
  }),
  answer: allTerms,
  errors: { "coupons/terms-not-later": 422, "coupons/terms-on-day": 409 },
});

export const removeTerms = endpoint({
  name: "coupons/remove-terms",
  summary: "Takes terms back whose first day is yet to come.",
  method: "DELETE",
  path: "/v2/admin/coupon-terms/{validFrom}",
  permission: "platform-admin",
  params: z.object({ validFrom: calendarDay }),
  answer: allTerms,
  errors: { "coupons/terms-not-found": 404, "coupons/terms-begun": 409 },
});
