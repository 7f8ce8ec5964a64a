import { defineTexts } from "#lib/language";
import { en } from "./feed.en.ts";
import { te } from "./feed.te.ts";

/** The words of the stream. */
export const useFeedTexts = defineTexts(en, te);
