import { defineTexts } from "#lib/language";
import { en } from "./help.en.ts";
import { te } from "./help.te.ts";

export const useHelpTexts = defineTexts(en, te);
