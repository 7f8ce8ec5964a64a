import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the outbox in menus and headers. */
export const useOutboxTitles = defineTexts({ title: "Waiting changes" }, { title: "పంపని మార్పులు" });
