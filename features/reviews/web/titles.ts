import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the route table. */
export const useReviewsTitles = defineTexts(
  { rate: "Rate what you got", reviews: "Reviews", received: "Reviews received" },
  { rate: "రేటింగ్ ఇవ్వండి", reviews: "అభిప్రాయాలు", received: "వచ్చిన అభిప్రాయాలు" },
);
