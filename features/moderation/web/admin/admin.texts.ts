import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./admin.en.ts";
import { te } from "./admin.te.ts";

export const useWritingAdminTexts = defineTexts(en, te);
