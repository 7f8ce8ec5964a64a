import { defineTexts } from "#lib/language";
import { en } from "./files.en.ts";
import { te } from "./files.te.ts";

/** The words of choosing and sending pictures. */
export const useFilesTexts = defineTexts(en, te);
