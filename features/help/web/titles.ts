import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the help pages in headers and links. */
export const useHelpTitles = defineTexts(
  { faq: "FAQ", contact: "Contact us", messages: "Messages to support" },
  { faq: "సాధారణ ప్రశ్నలు", contact: "మమ్మల్ని సంప్రదించండి", messages: "సహాయ సందేశాలు" },
);
