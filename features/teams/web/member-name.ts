import { type Language, wordsIn } from "#engine/web/words/language.ts";
import type { TeamMember } from "../contract.ts";

/** What a member is called on buttons: the name once it is known, else the typed number. */
export function nameOf(language: Language, { name, mobileNo }: TeamMember): string {
  return name ? wordsIn(language, name).text : mobileNo;
}
