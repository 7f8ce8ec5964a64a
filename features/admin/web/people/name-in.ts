import { type Language, wordsIn } from "#engine/web/words/language.ts";
import type { PersonNamed } from "../../contract/people.ts";

/** A person's first name in a language, for sentences and letters. */
export function nameIn(language: Language, { firstName, firstNameTe }: PersonNamed): string {
  return wordsIn(language, { en: firstName, te: firstNameTe }).text;
}
