import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./own-business.en.ts";

export const te: Same<typeof en> = {
  title: "మీ షాపు",
  town: "ఊరు (ఇంగ్లిష్ అక్షరాల్లో)",
  townTe: "ఊరు (తెలుగు అక్షరాల్లో)",
  townHint: "మీ షాపు పేరు పక్కన కొనుగోలుదారులకు కనిపిస్తుంది.",
  townTeHint: "తెలియకపోతే ఖాళీగా వదిలేయండి: అప్పుడు ఇంగ్లిష్ పేరే ఉంటుంది.",
  pinCode: "పిన్ కోడ్",
  gstin: "జీఎస్టీ నంబర్ (GSTIN)",
  noTelugu: "తెలుగులో ఇంకా రాయలేదు",
  change: "ఊరు మార్చండి",
  licences: "లైసెన్స్‌లు",
  save: "సేవ్ చేయండి",
  cancel: "వద్దు",
  saved: "ఇకపై కొనుగోలుదారులకు ఊరు ఇలా కనిపిస్తుంది.",
  noConnection: "కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
};
