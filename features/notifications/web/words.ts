import { defineTexts, type Language, wordsIn } from "#engine/web/words/language.ts";
import type { Notification } from "../contract/notifications.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

export const useNotificationsTexts = defineTexts(en, te);

/** What is said in one sentence: of an order its product, farmer and what is new; else the text. Kept answers know no order. */
export function sentenceIn(language: Language, { about, text }: Notification): string {
  if (!about) return wordsIn(language, text).text;
  const said = about.said[language];
  // A state, but no sentence that begins with a name.
  return `${about.subject[language]}: ${/^[A-Z][a-z, ]{0,40}$/.test(said) ? said.toLowerCase() : said}`;
}

/** The heading of the specification; "Order state changed to" stands with the state right after it (NOTIF-002). */
export function headingIn(language: Language, { kind, heading, about }: Notification): string {
  const { text } = wordsIn(language, heading);
  if (kind !== "ORDER_STATE_CHANGE" || !about) return text;
  return `${text}${language === "te" ? ":" : ""} ${about.said[language]}`;
}
