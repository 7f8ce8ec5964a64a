import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./desk.en.ts";
import { te } from "./desk.te.ts";

/** Words of the desk on which admins check applications. */
export const useApplicationDeskTexts = defineTexts(en, te);
