import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the route table. */
export const useQuestionsTitles = defineTexts(
  { qa: "QA", questions: "Questions", ask: "Ask a question", question: "Question" },
  { qa: "ప్రశ్నలు, జవాబులు", questions: "ప్రశ్నలు", ask: "ప్రశ్న అడగండి", question: "ప్రశ్న" },
);
