import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const couponsErrors = {
  "coupons/not-found": { en: "This coupon was not found.", te: "ఈ కూపన్ దొరకలేదు." },
  "coupons/used-meanwhile": {
    en: "An order uses this coupon, so it cannot be voided.",
    te: "ఈ కూపన్‌ను ఒక ఆర్డర్‌లో వాడారు, కాబట్టి రద్దు చేయలేరు.",
  },
  "coupons/voided-already": {
    en: "This coupon was voided before.",
    te: "ఈ కూపన్‌ను ఇప్పటికే రద్దు చేశారు.",
  },
  "coupons/terms-not-later": {
    en: "Choose a day after today.",
    te: "ఈ రోజు తర్వాతి తేదీని ఎంచుకోండి.",
  },
  "coupons/terms-on-day": {
    en: "New terms begin on that day already. Remove those first.",
    te: "ఆ రోజు నుండి వేరే నిబంధనలు ఇప్పటికే ఉన్నాయి. ముందు వాటిని తీసేయండి.",
  },
  "coupons/terms-not-found": {
    en: "These terms were removed before.",
    te: "ఈ నిబంధనలను ఇప్పటికే తీసేశారు.",
  },
  "coupons/terms-begun": {
    en: "These terms hold already and stay. Add new ones from a later day.",
    te: "ఈ నిబంధనలు ఇప్పటికే అమల్లో ఉన్నాయి. మరో తేదీ నుండి కొత్తవి చేర్చండి.",
  },
  "coupons/last-day-over": { en: "Choose today or a later day.", te: "ఈ రోజు లేదా తర్వాతి తేదీని ఎంచుకోండి." },
  "coupons/batch-not-found": { en: "There is no such batch.", te: "ఇలాంటి కోడ్‌ల సమూహం లేదు." },
  "coupons/batch-changed": {
    en: "Another admin has changed this batch. Look at it first.",
    te: "మరో నిర్వాహకులు దీన్ని మార్చారు. ముందు చూడండి.",
  },
  "coupons/batch-begun": {
    en: "Somebody has entered a code of this batch, so its terms stay. Void it, or make another batch.",
    te: "ఇందులోని ఒక కోడ్‌ను ఇప్పటికే వాడారు, కాబట్టి నిబంధనలు మారవు. దీన్ని రద్దు చేయండి, లేదా కొత్తది చేయండి.",
  },
} as const satisfies ErrorTexts;

export const couponsFields: FieldTexts = {
  couponCode: { en: "Enter the coupon code.", te: "కూపన్ కోడ్ ఇవ్వండి." },
  reason: { en: "Please write the reason.", te: "ఎందుకో కొన్ని మాటల్లో చెప్పండి." },
  validFrom: { en: "Choose the first day.", te: "మొదటి రోజును ఎంచుకోండి." },
  welcomeInPaise: { en: "Enter ₹1 to ₹1,00,000.", te: "₹1 నుండి ₹1,00,000 వరకు ఇవ్వండి." },
  referralInPaise: { en: "Enter ₹1 to ₹1,00,000.", te: "₹1 నుండి ₹1,00,000 వరకు ఇవ్వండి." },
  daysOfLife: { en: "Enter 1 to 730 days.", te: "1 నుండి 730 రోజుల వరకు ఇవ్వండి." },
  name: { en: "Enter a name (2–80 characters).", te: "పేరు ఇవ్వండి: 2 నుండి 80 అక్షరాలు." },
  valueInPaise: { en: "Enter ₹1 to ₹1,00,000.", te: "₹1 నుండి ₹1,00,000 వరకు ఇవ్వండి." },
  lastDay: { en: "Choose the last day.", te: "చివరి రోజును ఎంచుకోండి." },
  codes: { en: "Enter 1 to 5,000 codes.", te: "1 నుండి 5,000 వరకు కోడ్‌లు ఇవ్వండి." },
  leastValueInPaise: { en: "Enter ₹0 to ₹1,00,000.", te: "₹0 నుండి ₹1,00,000 వరకు ఇవ్వండి." },
};
