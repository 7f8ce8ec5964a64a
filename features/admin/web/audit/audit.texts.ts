import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./audit.en.ts";
import { te } from "./audit.te.ts";

/** The words of the audit log. */
export const useAuditTexts = defineTexts(en, te);
