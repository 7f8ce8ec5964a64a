import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { ChatView } from "../../contract/chats.ts";
import type { ChatPartner } from "../../contract/shapes.ts";
import { useChatsTexts } from "../words.ts";

/** The name of who is on the other side. */
export function usePartnerName(partner: ChatPartner): string {
  const texts = useChatsTexts();
  const language = useLanguage();
  return partner ? wordsIn(language, partner.name).text : texts.support;
}

/** The name of a chat: that of the group, or of who is on the other side. */
export function useChatName({ partner, group }: Pick<ChatView, "partner" | "group">): string {
  const name = usePartnerName(partner);
  return group?.name ?? name;
}
