import { defineTexts } from "#lib/language";

/** The words of unsent changes in menus and headers. */
export const useUnsentTitles = defineTexts({ title: "Unsent changes" }, { title: "పంపని మార్పులు" });
