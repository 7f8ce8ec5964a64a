import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the console in menus and headers. */
export const useAdminTitles = defineTexts(
  { admin: "Admin", people: "People", person: "Person", audit: "Audit log", jobs: "Failed jobs" },
  { admin: "నిర్వహణ", people: "వ్యక్తులు", person: "వ్యక్తి", audit: "ఆడిట్ లాగ్", jobs: "విఫలమైన పనులు" },
);
