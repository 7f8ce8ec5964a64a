import { defineTexts } from "#lib/language";
import { en } from "./profiles.en.ts";
import { te } from "./profiles.te.ts";

/** The words of the own profile. */
export const useProfilesTexts = defineTexts(en, te);
