import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the page in menus and headers. */
export const useCommissionsTitles = defineTexts(
  { rules: "Agent's margin by category" },
  { rules: "వర్గాల వారీ ఏజెంట్ మార్జిన్" },
);
