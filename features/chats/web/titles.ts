import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the pages in headers and menus. */
export const useChatsTitles = defineTexts(
  { chat: "Chat", group: "Group", desk: "Customer chats" },
  { chat: "చాట్", group: "గ్రూప్", desk: "కస్టమర్ చాట్‌లు" },
);
