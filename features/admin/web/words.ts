import { defineTexts } from "#engine/web/words/language.ts";

/** The words that the pages of the console share. */
export const useAdminTexts = defineTexts(
  {
    desks: "What waits for you",
    areas: "Look up and manage",
    noDesk: "No desk is open to you yet",
    toHome: "Go to home",
    forAdmins: "This page is for the platform admin",
  },
  {
    desks: "మీరు చూడాల్సినవి",
    areas: "వెతకడం, నిర్వహణ",
    noDesk: "మీకు ఇంకా ఏ పని బల్లా తెరిచి లేదు",
    toHome: "హోమ్‌కు వెళ్లండి",
    forAdmins: "ఈ పేజీ ప్లాట్‌ఫామ్ నిర్వాహకుల కోసం",
  },
);
