import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import type { listingErrors } from "./listing-refusals.ts";

export const catalogueErrors = {
  "catalogue/price-above-mrp": {
    en: "Price and margin together are above the printed maximum price.",
    te: "ధర, మార్జిన్ కలిపి ప్యాక్‌పై ముద్రించిన గరిష్ఠ ధరను మించాయి.",
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
} as const satisfies ErrorTexts<keyof typeof listingErrors>;

export const catalogueFields: FieldTexts = {};
