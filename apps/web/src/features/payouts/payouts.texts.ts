import { defineTexts } from "#lib/language";
import { en } from "./payouts.en.ts";
import { te } from "./payouts.te.ts";

export const usePayoutsTexts = defineTexts(en, te);
