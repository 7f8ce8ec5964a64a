import { defineTexts } from "#lib/language";
import { en } from "./online.en.ts";
import { te } from "./online.te.ts";

/** The words of online payments. */
export const useOnlineTexts = defineTexts(en, te);
