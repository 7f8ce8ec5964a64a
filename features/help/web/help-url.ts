import type { Language } from "#engine/web/words/language.ts";
import type { HelpIndex } from "./api.ts";

/** What a page is called in each language. */
export type HelpTitle = Readonly<Record<Language, string>>;

/**
 * The address of the help that the data give for the language and the title; where that language has none, the
 * English one (HELP-003, HELP-004). Undefined when there is no help for the page.
 */
export function helpUrlOf(index: HelpIndex, language: Language, title: HelpTitle): string | undefined {
  return index[language]?.[title[language]] ?? index.en?.[title.en];
}
