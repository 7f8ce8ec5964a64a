import { defineTexts } from "#lib/language";

export const useGrievancesTitles = defineTexts(
  { grievances: "Grievances", toAnswer: "Grievances to answer" },
  { grievances: "ఫిర్యాదులు", toAnswer: "జవాబివ్వాల్సిన ఫిర్యాదులు" },
);
