import { defineTexts } from "#lib/language";
import { en } from "./analytics.en.ts";
import { te } from "./analytics.te.ts";

/** The words of the consent to the data layer. */
export const useAnalyticsTexts = defineTexts(en, te);
