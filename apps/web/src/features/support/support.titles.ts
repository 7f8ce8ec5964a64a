import { defineTexts } from "#lib/language";

/** The words of support's desk in menus and headers. */
export const useSupportTitles = defineTexts(
  { cases: "Cancellations and returns" },
  { cases: "రద్దులు, వాపసులు" },
);
