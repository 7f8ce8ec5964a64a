import { useSyncExternalStore } from "react";

/** The interface languages: English (the default) and Telugu. */
export type Language = "en" | "te";

/** The shape a second language must have: the same keys, functions with the same inputs. */
export type Same<T> = {
  readonly [K in keyof T]: T[K] extends (...inputs: infer I) => string ? (...inputs: I) => string : string;
};

/** A hook that gives a feature's texts in the language of the moment; `now()` gives them outside of components. */
export interface Texts<T> {
  (): Same<T>;
  /** The texts at this moment, without listening for a change of language. */
  now(): Same<T>;
}

const storageKey = "santha.language";
const listeners = new Set<() => void>();
let language: Language = storedLanguage();
applyToDocument();

function storedLanguage(): Language {
  try {
    return localStorage.getItem(storageKey) === "te" ? "te" : "en";
  } catch {
    return "en";
  }
}

function applyToDocument(): void {
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The language of this moment. */
export function currentLanguage(): Language {
  return language;
}

/** Switches every text on the screen at once, without a reload, and keeps the choice for the next visit. */
export function chooseLanguage(chosen: Language): void {
  language = chosen;
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // Storage is closed or full: the choice lasts until the page is left.
  }
  applyToDocument();
  for (const listener of listeners) listener();
}

/** What a function says in another language than that of the moment; nothing on the screen changes. */
export function inLanguage<Said>(chosen: Language, say: () => Said): Said {
  const kept = language;
  language = chosen;
  try {
    return say();
  } finally {
    language = kept;
  }
}

/** Calls the listener after each change of language; returns what ends that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of this moment; the component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}

/** Joins a feature's English and Telugu texts to one hook. A key missing in Telugu does not compile. */
export function defineTexts<const E>(english: E, telugu: Same<E>): Texts<E> {
  const textsIn = (chosen: Language): Same<E> => (chosen === "te" ? telugu : (english as Same<E>));
  return Object.assign(() => textsIn(useLanguage()), { now: () => textsIn(language) });
}

const pluralRules = { en: new Intl.PluralRules("en-IN"), te: new Intl.PluralRules("te-IN") };

/** The form that fits the count. English texts pass "en", Telugu texts "te". */
export function plural(
  chosen: Language,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  return pluralRules[chosen].select(count) === "one" ? forms.one : forms.other;
}

/** What people or the catalogue wrote in one or both languages. */
export interface Wording {
  readonly en: string;
  readonly te?: string | null | undefined;
}

/** The words to show, and the `lang` to mark them with when the chosen language is missing. */
export function wordsIn(
  chosen: Language,
  wording: Wording,
): { readonly text: string; readonly lang: Language | undefined } {
  if (chosen === "en") return { text: wording.en, lang: undefined };
  return wording.te ? { text: wording.te, lang: undefined } : { text: wording.en, lang: "en" };
}
