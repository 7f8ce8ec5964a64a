import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { mostPriceBreaks } from "#features/store/contract/price-breaks.ts";

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
  "assortment/suspended": {
    en: "Your selling is suspended: you cannot list or price now.",
    te: "మీ అమ్మకం నిలిపివేశారు: ఇప్పుడు సరుకు పెట్టలేరు, ధర మార్చలేరు.",
  },
  "assortment/unknown-group": { en: "Choose a category.", te: "వర్గాన్ని ఎంచుకోండి." },
  "assortment/pack-twice": {
    en: "This pack exists: another one has the same size (1 kg is 1,000 g).",
    te: "ఈ ప్యాక్ ఇప్పటికే ఉంది: మరో ప్యాక్ పరిమాణం ఇదే (1 కిలో అంటే 1,000 గ్రాములు).",
  },
  "assortment/weight-missing": {
    en: "Enter the weight of the pack in grams.",
    te: "ప్యాక్ బరువును గ్రాముల్లో ఇవ్వండి.",
  },
  "assortment/proposal-changed": {
    en: "This proposal was changed or decided in the meantime. Look at it again.",
    te: "ఈలోగా ఈ ప్రతిపాదన మారింది లేదా నిర్ణయమైంది. మళ్లీ చూడండి.",
  },
  "assortment/photos-not-needed": {
    en: "This product has photos, or you do not sell it.",
    te: "ఈ ఉత్పత్తికి ఫోటోలు ఉన్నాయి, లేదా మీరు దీన్ని అమ్మడం లేదు.",
  },
  "assortment/product-has-photos": {
    en: "This product has got photos in the meantime.",
    te: "ఈలోగా ఈ ఉత్పత్తికి ఫోటోలు వచ్చాయి.",
  },
  "assortment/offered-photos-gone": {
    en: "These photos are no longer there. Refuse them, so that the seller can send others.",
    te: "ఈ ఫోటోలు ఇప్పుడు లేవు. తిరస్కరించండి, అప్పుడు అమ్మకందారు వేరేవి పంపగలరు.",
  },
  "assortment/offer-not-found": { en: "These photos were not found.", te: "ఈ ఫోటోలు దొరకలేదు." },
  "assortment/offer-decided": {
    en: "These photos were decided or taken back in the meantime.",
    te: "ఈలోగా ఈ ఫోటోలపై నిర్ణయమైంది, లేదా వెనక్కి తీసుకున్నారు.",
  },
  "assortment/file-unreadable": {
    en: "This file cannot be read. Save it as CSV UTF-8 and choose it again.",
    te: "ఈ ఫైల్‌ను చదవలేకపోయాం. CSV UTF-8గా సేవ్ చేసి మళ్లీ ఎంచుకోండి.",
  },
  "assortment/file-without-columns": {
    en: "Columns are missing or double. Take the first line from the template.",
    te: "కొన్ని నిలువు వరుసలు లేవు, లేదా రెండుసార్లు ఉన్నాయి. మొదటి వరుసను నమూనా ఫైల్ నుండి తీసుకోండి.",
  },
  "assortment/file-empty": {
    en: "There is no product in this file.",
    te: "ఈ ఫైల్‌లో ఉత్పత్తులు లేవు.",
  },
  "assortment/file-too-long": {
    en: "A file may have 1,000 rows. Send the rest in a second file.",
    te: "ఒక ఫైల్‌లో 1,000 వరుసల వరకు ఉండవచ్చు. మిగిలినవి మరో ఫైల్‌లో పంపండి.",
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

const breakQuantity = {
  en: "Enter a whole number of packs, 2 to 9,999.",
  te: "ప్యాక్‌ల సంఖ్యను పూర్తి అంకెల్లో ఇవ్వండి, 2 నుండి 9,999.",
};
/** Beside each price break of the form, by its place. */
const breakFields: FieldTexts = Object.fromEntries(
  Array.from({ length: mostPriceBreaks }, (_, at) => [
    [`priceBreaks.${at}.quantity`, breakQuantity],
    [`priceBreaks.${at}.priceInPaise`, price],
  ]).flat(),
);

export const assortmentFields: FieldTexts = {
  ...breakFields,
  priceInPaise: price,
  priceBreaks: {
    en: "Give at most 4 price breaks, each with its number of packs and price: 10:430.00;50:420.00",
    te: "ఎక్కువలో ఎక్కువ 4 దశలు ఇవ్వండి, ఒక్కోదానికి ప్యాక్‌ల సంఖ్య, ధర: 10:430.00;50:420.00",
  },
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
  reason: { en: "Write the reason in 5 to 300 characters.", te: "కారణాన్ని 5 నుండి 300 అక్షరాల్లో రాయండి." },
  photos: { en: "Choose up to 8 different photos.", te: "వేర్వేరు ఫోటోలు 8 వరకు ఎంచుకోండి." },
};
