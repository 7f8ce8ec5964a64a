import { defineTexts } from "#engine/web/words/language.ts";

/** The word of the own standing in headers. */
export const useReputationTitles = defineTexts({ standing: "Your standing" }, { standing: "మీ స్థాయి" });
