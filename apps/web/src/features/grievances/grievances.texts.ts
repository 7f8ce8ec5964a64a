import { defineTexts } from "#lib/language";
import { en } from "./grievances.en.ts";
import { te } from "./grievances.te.ts";

export const useGrievancesTexts = defineTexts(en, te);
