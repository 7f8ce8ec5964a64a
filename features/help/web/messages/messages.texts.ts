import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./messages.en.ts";
import { te } from "./messages.te.ts";

/** Words of messages to support, for those who write them and those who answer. */
export const useMessagesTexts = defineTexts(en, te);
