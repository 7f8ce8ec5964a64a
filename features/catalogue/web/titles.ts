import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the admin's tables in menus and headers. */
export const useTableTitles = defineTexts(
  {
    categories: "Categories",
    crops: "Crops",
    taxRates: "GST rates",
    synonyms: "Search words",
    makers: "Makers",
  },
  { categories: "వర్గాలు", crops: "పంటలు", taxRates: "జీఎస్టీ రేట్లు", synonyms: "వెతికే పదాలు", makers: "తయారీదారులు" },
);
