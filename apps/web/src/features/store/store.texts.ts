import { defineTexts } from "#lib/language";
import { en } from "./store.en.ts";
import { te } from "./store.te.ts";

/** The words of the store's list. */
export const useStoreTexts = defineTexts(en, te);
