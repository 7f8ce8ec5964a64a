import { defineTexts } from "#lib/language";
import { en } from "./parts.en.ts";
import { te } from "./parts.te.ts";

export const usePartsTexts = defineTexts(en, te);
