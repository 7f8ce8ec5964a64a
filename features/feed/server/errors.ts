import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { longestShareText, longestShareTitle } from "../contract.ts";

export const feedErrors = {
  "feed/not-found": {
    en: "This is no longer there.",
    te: "ఇది ఇప్పుడు లేదు.",
  },
  "feed/may-not-share": {
    en: "Only sellers and agents can share products with everyone.",
    te: "ఉత్పత్తులను అందరితో షేర్ చేయడం అమ్మకందారులకు, ఏజెంట్లకు మాత్రమే వీలు.",
  },
  "feed/may-not-pin": {
    en: "Only an administrator can keep this at the top.",
    te: "దీన్ని పైన ఉంచడం నిర్వాహకులకు మాత్రమే వీలు.",
  },
  "feed/not-your-product": {
    en: "You can share the products that you sell yourself.",
    te: "మీరు స్వయంగా అమ్మే ఉత్పత్తులను షేర్ చేయవచ్చు.",
  },
  "feed/product-not-found": {
    en: "This product is not sold at present.",
    te: "ఈ ఉత్పత్తి ప్రస్తుతం అమ్మకానికి లేదు.",
  },
  "feed/already-shared": {
    en: "You have shared this already. Withdraw it first to write something new.",
    te: "మీరు దీన్ని ఇప్పటికే షేర్ చేశారు. కొత్తగా రాయాలంటే ముందు దాన్ని తీసివేయండి.",
  },
} as const satisfies ErrorTexts;

export const feedFields: FieldTexts = {
  promotionalTitle: {
    en: `Write a title of 4 to ${longestShareTitle} letters.`,
    te: `4 నుండి ${longestShareTitle} అక్షరాల శీర్షిక రాయండి.`,
  },
  text: {
    en: `Write at most ${longestShareText} letters.`,
    te: `${longestShareText} అక్షరాలకు మించకుండా రాయండి.`,
  },
};
