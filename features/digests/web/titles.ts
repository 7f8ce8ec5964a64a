import { defineTexts } from "#engine/web/words/language.ts";

/** The word of the weekly digest in headers. */
export const useDigestsTitles = defineTexts({ week: "This week" }, { week: "ఈ వారం" });
