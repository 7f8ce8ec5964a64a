import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const couponsErrors = {} as const satisfies ErrorTexts;

export const couponsFields: FieldTexts = {
  couponCode: { en: "Enter the coupon code.", te: "కూపన్ కోడ్ ఇవ్వండి." },
};
