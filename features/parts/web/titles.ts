import { defineTexts } from "#engine/web/words/language.ts";

/** The few words of the route table; the others come with the lazy page. */
export const usePartsTitles = defineTexts({ parts: "Parts" }, { parts: "భాగాలు" });
