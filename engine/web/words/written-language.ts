import type { Language } from "./language.ts";

/** The language in which a person has written, by the script: for the `lang` of words that nobody translates. */
export function languageWritten(text: string): Language {
  return /\p{Script=Telugu}/u.test(text) ? "te" : "en";
}

/** Words of the other script as far as no letter of the page's own script stands between them. */
const foreign = {
  en: /\p{Script=Telugu}(?:[^\p{Script=Latin}]*\p{Script=Telugu})?/gu,
  te: /\p{Script=Latin}(?:[^\p{Script=Telugu}]*\p{Script=Latin})?/gu,
} as const;

/** A text in parts, of which every second one (1, 3, …) is in the other language than that of the page. */
export function partsByLanguage(page: Language, text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(foreign[page])) {
    parts.push(text.slice(from, index), found);
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}
