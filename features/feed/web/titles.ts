import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the stream in menus and heads. */
export const useFeedTitles = defineTexts({ whatsNew: "What's new" }, { whatsNew: "విశేషాలు" });
