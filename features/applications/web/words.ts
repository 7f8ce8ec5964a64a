import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** Words of an application that its applicant and the admins read alike. */
export const useApplicationsTexts = defineTexts(en, te);
