import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { ChatPartner } from "../../contract/shapes.ts";
import { useChatsTexts } from "../words.ts";

/** The name of who is on the other side. */
export function usePartnerName(partner: ChatPartner): string {
  const texts = useChatsTexts();
  const language = useLanguage();
  return partner ? wordsIn(language, partner.name).text : texts.support;
}
