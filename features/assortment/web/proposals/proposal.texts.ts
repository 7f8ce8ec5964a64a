import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./proposal.en.ts";
import { te } from "./proposal.te.ts";

export const useProposalTexts = defineTexts(en, te);
