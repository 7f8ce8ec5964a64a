import { useLanguage, type Wording, wordsIn } from "../lib/language.ts";

/** Words of the catalogue or of people in the language of the moment; English that stands in for Telugu is marked as English. */
export function Words({ of }: { readonly of: Wording }) {
  const { text, lang } = wordsIn(useLanguage(), of);
  return lang ? <span lang={lang}>{text}</span> : text;
}
