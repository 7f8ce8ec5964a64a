import { useLanguage } from "../lib/language.ts";
import { languageWritten } from "../lib/written-language.ts";

/** A name that nobody translates, marked with its language where that is not the page's. */
export function Written({ children }: { readonly children: string }) {
  const language = languageWritten(children);
  return useLanguage() === language ? children : <span lang={language}>{children}</span>;
}
