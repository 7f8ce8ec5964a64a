import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./licences.en.ts";
import { te } from "./licences.te.ts";

/** Words of dealer licences, for sellers and the admins who check them. */
export const useLicencesTexts = defineTexts(en, te);
