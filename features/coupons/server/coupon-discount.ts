import { momentOfDay } from "#engine/contract/date-text.ts";
import type { ChosenCoupon, CouponFault } from "#features/checkout/contract/checkout.ts";
import type { NamedCoupon } from "./queries.ts";

/** What is to be bought, and when. */
export interface CouponUse {
  /** The products after discounts, before margin, shipping and handling. */
  readonly goodsInPaise: number;
  /** yyyy-mm-dd in India */
  readonly onDay: string;
}

/** Why the coupon takes nothing off; null when it counts. */
function couponFaultOf(coupon: NamedCoupon, { goodsInPaise, onDay }: CouponUse): CouponFault | null {
  if (coupon.isUsed) return "used";
  if (coupon.validUntil < onDay) return "expired";
  return goodsInPaise < coupon.leastValueInPaise ? "below-minimum" : null;
}

/** The coupon as the buyer is shown it, with what it takes off; never more than the products are worth. */
export function chosenCouponOf(coupon: NamedCoupon, use: CouponUse): ChosenCoupon {
  const fault = couponFaultOf(coupon, use);
  return {
    couponCode: coupon.code,
    rewardType: coupon.rewardType,
    valueInPaise: coupon.valueInPaise,
    discountInPaise: fault === null ? Math.min(coupon.valueInPaise, use.goodsInPaise) : 0,
    leastValueInPaise: coupon.leastValueInPaise,
    validUpto: momentOfDay(coupon.validUntil),
    fault,
  };
}
