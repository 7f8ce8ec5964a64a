import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const assortmentErrors = {
  "assortment/product-not-found": { en: "This product was not found.", te: "ఈ ఉత్పత్తి దొరకలేదు." },
  "assortment/proposal-not-found": { en: "This proposal was not found.", te: "ఈ ప్రతిపాదన దొరకలేదు." },
  "assortment/no-business": {
    en: "No business is registered for you yet.",
    te: "మీ పేరుతో ఇంకా వ్యాపారం నమోదు కాలేదు.",
  },
  "assortment/licence-missing": {
    en: "You need a valid dealer licence to sell this.",
    te: "దీన్ని అమ్మడానికి చెల్లుబాటయ్యే డీలర్ లైసెన్స్ కావాలి.",
  },
  "assortment/unknown-group": { en: "Choose a category.", te: "వర్గాన్ని ఎంచుకోండి." },
  "assortment/pack-twice": {
    en: "Another pack has the same size.",
    te: "ఇదే పరిమాణంతో మరో ప్యాక్ ఉంది.",
  },
  "assortment/weight-missing": {
    en: "Enter the weight of the pack in grams.",
    te: "ప్యాక్ బరువును గ్రాముల్లో ఇవ్వండి.",
  },
  "assortment/proposal-changed": {
    en: "This proposal was changed or decided in the meantime. Look at it again.",
    te: "ఈలోగా ఈ ప్రతిపాదన మారింది లేదా నిర్ణయమైంది. మళ్లీ చూడండి.",
  },
} as const satisfies ErrorTexts;

const price = {
  en: "Enter a price in rupees, such as 450 or 450.50.",
  te: "ధరను రూపాయల్లో ఇవ్వండి: 450 లేదా 450.50.",
};
const packs = {
  en: "Enter a whole number of packs, 0 or more.",
  te: "ప్యాక్‌ల సంఖ్యను పూర్తి అంకెల్లో ఇవ్వండి, 0 లేదా ఎక్కువ.",
};

export const assortmentFields: FieldTexts = {
  priceInPaise: price,
  mrpInPaise: {
    en: "Enter the MRP printed on the pack, in rupees.",
    te: "ప్యాక్‌పై ముద్రించిన MRP రూపాయల్లో ఇవ్వండి.",
  },
  commissionInPaise: {
    en: "Enter the agent's margin in rupees, 0 or more.",
    te: "ఏజెంట్ మార్జిన్‌ను రూపాయల్లో ఇవ్వండి, 0 లేదా ఎక్కువ.",
  },
  onHand: packs,
  titleEn: {
    en: "Write the name in English letters, 3 to 90 characters.",
    te: "పేరును ఇంగ్లిష్ అక్షరాల్లో రాయండి (3–90 అక్షరాలు).",
  },
  titleTe: {
    en: "Write the name in Telugu letters, 2 to 90 characters.",
    te: "పేరును తెలుగు అక్షరాల్లో రాయండి (2–90 అక్షరాలు).",
  },
  descriptionEn: {
    en: "Describe it in English, 10 to 1,500 characters.",
    te: "ఇంగ్లిష్‌లో వివరించండి (10–1,500 అక్షరాలు).",
  },
  descriptionTe: {
    en: "Describe it in Telugu, 10 to 1,500 characters.",
    te: "తెలుగులో వివరించండి (10–1,500 అక్షరాలు).",
  },
  level2Id: { en: "Choose a category.", te: "వర్గాన్ని ఎంచుకోండి." },
  maker: { en: "Enter the maker's name.", te: "తయారీదారు పేరు ఇవ్వండి." },
  countryOfOrigin: { en: "Choose the country.", te: "దేశాన్ని ఎంచుకోండి." },
  hsn: { en: "Choose the HSN code.", te: "HSN కోడ్‌ను ఎంచుకోండి." },
  packs: { en: "Add 1 to 8 packs.", te: "1 నుండి 8 ప్యాక్‌లు చేర్చండి." },
};
