import type { ErrorTexts } from "#platform/errors";
import type { FieldTexts } from "#platform/field-texts";

export const couponsErrors = {} as const satisfies ErrorTexts;

export const couponsFields: FieldTexts = {
  couponCode: { en: "Enter the coupon code.", te: "కూపన్ కోడ్ ఇవ్వండి." },
};
