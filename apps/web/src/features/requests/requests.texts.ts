import { defineTexts } from "#lib/language";
import { en } from "./requests.en.ts";
import { te } from "./requests.te.ts";

/** The words about packs that a buyer cancels or gives back. */
export const useRequestsTexts = defineTexts(en, te);
