import { defineTexts } from "#lib/language";
import { en } from "./auth.en.ts";
import { te } from "./auth.te.ts";

/** The words of sign-in and its neighbours. */
export const useAuthTexts = defineTexts(en, te);
