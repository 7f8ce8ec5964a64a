import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { currentLanguage } from "#engine/web/words/language.ts";
import type { Coupon } from "../contract.ts";
import { useCouponsTexts } from "./words.ts";

/** What a coupon is: of welcome, or for the friend whom it names. */
export function couponTitle({
  rewardType,
  couponAddedBy,
}: Pick<Coupon, "rewardType" | "couponAddedBy">): string {
  const texts = useCouponsTexts.now();
  if (rewardType === "GIFT_COUPON") return texts.giftCoupon;
  if (rewardType === "WELCOME_COUPON" || !couponAddedBy) return texts.welcomeCoupon;
  const { firstName, firstNameTe } = couponAddedBy;
  return texts.referralCoupon(currentLanguage() === "te" ? (firstNameTe ?? firstName) : firstName);
}

/** Copies a code for the cart; where nothing can be copied the code is said. */
export async function copyCode(code: string): Promise<void> {
  const texts = useCouponsTexts.now();
  try {
    await navigator.clipboard.writeText(code);
    showMessage(texts.codeCopied(code));
  } catch {
    showMessage(texts.notCopied(code));
  }
}
