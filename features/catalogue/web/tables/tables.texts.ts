import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./tables.en.ts";
import { te } from "./tables.te.ts";

/** Words of the admin's tables of the catalogue. */
export const useTablesTexts = defineTexts(en, te);
