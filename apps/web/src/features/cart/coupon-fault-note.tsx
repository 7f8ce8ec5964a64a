import type { ChosenCoupon } from "@santha/contract/checkout";
import type { ReactNode } from "react";
import { formatPaise } from "#lib/money";
import { Note } from "#ui/note";
import { useCartTexts } from "./cart.texts.ts";

/** Why the coupon of the cart takes nothing off, and what to do about it; nothing when it counts. */
export function CouponFaultNote({
  coupon,
  children,
}: {
  readonly coupon: ChosenCoupon | null;
  readonly children?: ReactNode;
}) {
  const texts = useCartTexts();
  if (!coupon?.fault) return null;
  const { couponCode, fault } = coupon;
  const sentences = {
    "below-minimum": texts.couponBelowMinimum(couponCode, formatPaise(coupon.leastValueInPaise)),
    expired: texts.couponExpired(couponCode),
    used: texts.couponUsed(couponCode),
  };
  return (
    <Note job="trouble">
      {sentences[fault]}
      {children}
    </Note>
  );
}
