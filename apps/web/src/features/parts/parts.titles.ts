import { defineTexts } from "#lib/language";

/** The few words of the route table; the others come with the lazy page. */
export const usePartsTitles = defineTexts({ parts: "Parts" }, { parts: "భాగాలు" });
