import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the admin page. */
export const useAdminTexts = defineTexts(
  { desks: "What waits for you", noDesk: "No desk is open to you yet", toHome: "Go to home" },
  {
    desks: "మీరు చూడాల్సినవి",
    noDesk: "మీకు ఇంకా ఏ పని బల్లా తెరిచి లేదు",
    toHome: "హోమ్‌కు వెళ్లండి",
  },
);
