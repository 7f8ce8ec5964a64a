import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import type { BatchErrorCode } from "../contract.ts";

export const batchesErrors = {
  "batches/not-found": { en: "This batch was not found.", te: "ఈ బ్యాచ్ దొరకలేదు." },
  "batches/changed": {
    en: "This batch was changed in the meantime. Check the new count and save again.",
    te: "ఈలోగా ఈ బ్యాచ్ మారింది. కొత్త లెక్క చూసి మళ్లీ సేవ్ చేయండి.",
  },
  "batches/exists": {
    en: "There is a batch with this number and expiry date already.",
    te: "ఈ నంబర్, గడువు తేదీతో బ్యాచ్ ఇప్పటికే ఉంది.",
  },
  "batches/day-over": {
    en: "Choose a day after today.",
    te: "ఈ రోజు తర్వాతి తేదీ ఇవ్వండి.",
  },
  "batches/nameless": {
    en: "Enter a batch number or an expiry date.",
    te: "బ్యాచ్ నంబర్ లేదా గడువు తేదీ ఇవ్వండి.",
  },
  "batches/too-few-without": {
    en: "Only {left} packs are in stock without a batch.",
    te: "బ్యాచ్ లేని స్టాక్ {left} ప్యాక్‌లు మాత్రమే.",
  },
  "batches/too-many": {
    en: "A stock may have 10,00,000 packs in all.",
    te: "స్టాక్ మొత్తం 10,00,000 ప్యాక్‌ల వరకు ఉండవచ్చు.",
  },
  "batches/below-packed": {
    en: "At least {packed}: so many packs are in parcels.",
    te: "కనీసం {packed} ఉండాలి: అన్ని ప్యాక్‌లు ఇప్పటికే పార్సిళ్లలో ఉన్నాయి.",
  },
  "batches/stock-taken": {
    en: "The stock of all batches must stay at least {taken}: orders and buyers in checkout have that many packs.",
    te: "అన్ని బ్యాచ్‌ల స్టాక్ కలిపి కనీసం {taken} ఉండాలి: అన్ని ప్యాక్‌లు ఆర్డర్లలో, కొనేవారి దగ్గర ఉన్నాయి.",
  },
  "batches/count-by-batch": {
    en: "This pack is counted by batch. Change the stock of its batches.",
    te: "ఈ ప్యాక్‌ను బ్యాచ్‌లవారీగా లెక్కిస్తారు. దాని బ్యాచ్‌ల స్టాక్ మార్చండి.",
  },
} as const satisfies ErrorTexts<
  Exclude<BatchErrorCode, "catalogue/listing-not-found"> | "batches/count-by-batch"
>;

export const batchesFields: FieldTexts = {
  batchNumber: { en: "Write the batch in up to 40 characters.", te: "బ్యాచ్ నంబర్ 40 అక్షరాల లోపు రాయండి." },
};
