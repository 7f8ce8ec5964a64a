import type { Language } from "#engine/web/words/language.ts";

/** The name of a country, or its code if the browser knows none. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(`${language}-IN`, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
