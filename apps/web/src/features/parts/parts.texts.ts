import { defineTexts } from "../../lib/language.ts";
import { en } from "./parts.en.ts";
import { te } from "./parts.te.ts";

export const usePartsTexts = defineTexts(en, te);
