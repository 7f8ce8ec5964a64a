import type { ReactNode } from "react";
import { Note } from "#engine/web/ui/note.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { ChosenCoupon } from "#features/checkout/contract/checkout.ts";
import { useCartTexts } from "../words.ts";

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
