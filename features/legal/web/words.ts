import { defineTexts } from "#engine/web/words/language.ts";

export const useLegalTexts = defineTexts(
  { legal: "Legal", terms: "Terms", privacy: "Privacy", refunds: "Refunds", grievance: "Grievances" },
  { legal: "చట్టపరమైనవి", terms: "నిబంధనలు", privacy: "గోప్యత", refunds: "సొమ్ము వాపసు", grievance: "ఫిర్యాదులు" },
);
