import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the store's pages in menus and headers. */
export const useStoreTitles = defineTexts(
  { store: "Store", search: "Search seeds, sprays, tools", product: "Product" },
  { store: "స్టోర్", search: "విత్తనాలు, మందులు, పనిముట్లు వెతకండి", product: "ఉత్పత్తి" },
);
