import { defineTexts } from "#engine/web/words/language.ts";

export const useGrievancesTitles = defineTexts(
  { grievances: "Grievances", toAnswer: "Grievances to answer" },
  { grievances: "ఫిర్యాదులు", toAnswer: "ఫిర్యాదులకు జవాబు" },
);
