/** Rewards that a person spends once: chosen in the check-out, taken by the order, given back when it is undone. */

export { claimCode } from "./batches/claim-code.ts";
export { type CouponUse, chosenCouponOf } from "./coupon-discount.ts";
export { giveCoupon } from "./give-coupon.ts";
export { findOwnCoupon, type NamedCoupon, takeCoupon } from "./queries.ts";
