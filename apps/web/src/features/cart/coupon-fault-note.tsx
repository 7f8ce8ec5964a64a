import type { ChosenCoupon } from "@santha/contract/checkout";
import { formatPaise } from "#lib/money";
import { Note } from "#ui/note";
import { useCartTexts } from "./cart.texts.ts";

/** Why the coupon of the cart takes nothing off; nothing when it counts. */
export function CouponFaultNote({ coupon }: { readonly coupon: ChosenCoupon | null }) {
  const texts = useCartTexts();
  if (!coupon?.fault) return null;
  const { couponCode, fault } = coupon;
  const sentences = {
    "below-minimum": texts.couponBelowMinimum(couponCode, formatPaise(coupon.leastValueInPaise)),
    expired: texts.couponExpired(couponCode),
    used: texts.couponUsed(couponCode),
  };
  return <Note job="trouble">{sentences[fault]}</Note>;
}
