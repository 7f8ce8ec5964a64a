import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import type { changePhotos } from "../contract.ts";
import type { listingErrors } from "./listing-refusals.ts";
import { tableErrors, tableFields } from "./tables/errors.ts";

export const catalogueErrors = {
  ...tableErrors,
  "catalogue/price-above-mrp": {
    en: "Price and margin together are above the printed maximum price.",
    te: "ధర, మార్జిన్ కలిపి ప్యాక్‌పై ముద్రించిన గరిష్ఠ ధరను మించాయి.",
  },
  "catalogue/price-breaks": {
    en: "Each price break needs more packs and a lower price than the one before.",
    te: "ఒక్కో దశలో ముందుదాని కంటే ఎక్కువ ప్యాక్‌లు, తక్కువ ధర ఉండాలి.",
  },
  "catalogue/pack-exists": {
    en: "This pack exists: two packs of the product have the same size (1 kg is 1,000 g).",
    te: "ఈ ప్యాక్ ఇప్పటికే ఉంది: రెండు ప్యాక్‌ల పరిమాణం ఒకటే (1 కిలో అంటే 1,000 గ్రాములు).",
  },
  "catalogue/stock-below-taken": {
    en: "At least {taken}: orders and buyers in checkout have that many packs.",
    te: "కనీసం {taken} ఉండాలి: అన్ని ప్యాక్‌లు ఆర్డర్లలో, కొనేవారి దగ్గర ఉన్నాయి.",
  },
  "catalogue/no-gst-rate": {
    en: "There is no GST rate for this HSN code yet.",
    te: "ఈ హెచ్ఎస్ఎన్ కోడ్‌కు ఇంకా జీఎస్టీ రేటు లేదు.",
  },
  "catalogue/listing-not-found": {
    en: "This listing was not found.",
    te: "ఈ అమ్మకపు వివరం దొరకలేదు.",
  },
  "catalogue/listing-changed": {
    en: "This pack was changed in the meantime. Check the new figures and save again.",
    te: "ఈలోగా ఈ ప్యాక్ వివరాలు మారాయి. కొత్త వివరాలు చూసి మళ్లీ సేవ్ చేయండి.",
  },
  "catalogue/already-listed": {
    en: "You already sell this pack.",
    te: "ఈ ప్యాక్‌ను మీరు ఇప్పటికే అమ్ముతున్నారు.",
  },
  "catalogue/product-not-found": { en: "This product was not found.", te: "ఈ ఉత్పత్తి దొరకలేదు." },
  "catalogue/photos-changed": {
    en: "Somebody else changed these photos in the meantime. Compare them with yours and save again.",
    te: "ఈలోగా ఈ ఫోటోలను మరొకరు మార్చారు. మీవాటితో పోల్చి చూసి మళ్లీ సేవ్ చేయండి.",
  },
  "catalogue/photo-gone": {
    en: "This photo is no longer there. Remove it and choose it again.",
    te: "ఈ ఫోటో ఇప్పుడు లేదు. దాన్ని తొలగించి మళ్లీ ఎంచుకోండి.",
  },
} as const satisfies ErrorTexts<
  keyof typeof listingErrors | keyof (typeof changePhotos)["errors"] | keyof typeof tableErrors
>;

export const catalogueFields: FieldTexts = {
  ...tableFields,
  photos: { en: "Choose up to 8 different photos.", te: "వేర్వేరు ఫోటోలు 8 వరకు ఎంచుకోండి." },
};
