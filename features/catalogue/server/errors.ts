import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import type { listingErrors } from "./listing-refusals.ts";

export const catalogueErrors = {
  "catalogue/price-above-mrp": {
    en: "Price and margin together are above the printed maximum price.",
    te: "ధర, మార్జిన్ కలిపి ప్యాక్‌పై ముద్రించిన గరిష్ఠ ధరను మించాయి.",
  },
  "catalogue/stock-below-taken": {
    en: "Orders have already taken more packs than this.",
    te: "ఇంతకంటే ఎక్కువ ప్యాక్‌లకు ఇప్పటికే ఆర్డర్లు వచ్చాయి.",
  },
  "catalogue/no-gst-rate": {
    en: "There is no GST rate for this HSN code yet.",
    te: "ఈ హెచ్ఎస్ఎన్ కోడ్‌కు ఇంకా జీఎస్టీ రేటు లేదు.",
  },
  "catalogue/listing-not-found": {
    en: "This listing was not found.",
    te: "ఈ అమ్మకపు వివరం దొరకలేదు.",
  },
} as const satisfies ErrorTexts<keyof typeof listingErrors>;

export const catalogueFields: FieldTexts = {};
