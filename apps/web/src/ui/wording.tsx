import { useLanguage, type Wording, wordsIn } from "../lib/language.ts";
import { languageWritten } from "../lib/written-language.ts";

/** Words of the catalogue or of people in the language of the moment; English that stands in for Telugu is marked as English. */
export function Words({ of }: { readonly of: Wording }) {
  const { text, lang } = wordsIn(useLanguage(), of);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** A name that nobody translates, marked with its language where that is not the page's. */
export function Written({ children }: { readonly children: string }) {
  const language = languageWritten(children);
  return useLanguage() === language ? children : <span lang={language}>{children}</span>;
}
