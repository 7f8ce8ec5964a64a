import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the page about text messages in menus and headers. */
export const useSmsTitles = defineTexts({ sms: "Text messages" }, { sms: "SMS సందేశాలు" });
