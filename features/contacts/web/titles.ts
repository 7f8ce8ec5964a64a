import { defineTexts } from "#engine/web/words/language.ts";

export const useContactsTitles = defineTexts({ contacts: "Contacts" }, { contacts: "పరిచయాలు" });
