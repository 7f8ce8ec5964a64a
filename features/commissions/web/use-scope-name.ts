import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { RuledScope } from "../contract.ts";
import { useCommissionsTexts } from "./commissions.texts.ts";

/** The category or group of a rule in the reader's language. */
export function useScopeName({ title }: RuledScope): string {
  const texts = useCommissionsTexts();
  const language = useLanguage();
  return title ? wordsIn(language, title).text : texts.all;
}
