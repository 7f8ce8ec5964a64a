import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { locationParts } from "#features/location/contract";

export const profilesErrors = {
  "profiles/not-found": {
    en: "This profile was not found.",
    te: "ఈ ప్రొఫైల్ దొరకలేదు.",
  },
  "profiles/picture-gone": {
    en: "This picture can no longer be used. Please choose it again.",
    te: "ఈ ఫోటోను ఇక వాడలేము. దయచేసి మళ్లీ ఎంచుకోండి.",
  },
} as const satisfies ErrorTexts;

/** The parts of a location are never typed: whichever is missing, the place must be chosen again. */
const chooseAgain = {
  en: "Please search the pin code and choose your place again.",
  te: "దయచేసి పిన్ కోడ్ వెతికి మీ ఊరిని మళ్లీ ఎంచుకోండి.",
};

export const profilesFields: FieldTexts = {
  location: chooseAgain,
  email: { en: "Please check the e-mail address.", te: "ఈమెయిల్ సరిచూడండి." },
  firstNameTe: {
    en: "A name has at most 60 letters.",
    te: "పేరులో 60 అక్షరాలకు మించకూడదు.",
  },
  businessName: {
    en: "A business name has at most 80 letters.",
    te: "వ్యాపారం పేరులో 80 అక్షరాలకు మించకూడదు.",
  },
  gstin: {
    en: "A GST number has 15 letters and digits, such as 36ABCDE1234F1Z5.",
    te: "జీఎస్టీ నంబర్‌లో 15 అక్షరాలు, అంకెలు ఉంటాయి; ఉదాహరణ: 36ABCDE1234F1Z5.",
  },
  ...Object.fromEntries(
    [...locationParts, "postalCode"].map((part) => [`location.${part}`, chooseAgain] as const),
  ),
};
