import { defineTexts } from "#lib/language";

export const useGrievancesTitles = defineTexts(
  { grievances: "Grievances", toAnswer: "Grievances to answer" },
  { grievances: "ఫిర్యాదులు", toAnswer: "ఫిర్యాదులకు జవాబు" },
);
