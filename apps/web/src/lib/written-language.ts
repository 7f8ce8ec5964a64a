import type { Language } from "./language.ts";

/** The language in which a person has written, by the script: for the `lang` of words that nobody translates. */
export function languageWritten(text: string): Language {
  return /\p{Script=Telugu}/u.test(text) ? "te" : "en";
}
