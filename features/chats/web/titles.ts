import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the pages in headers and menus. */
export const useChatsTitles = defineTexts(
  { chat: "Chat", newGroup: "New group", group: "Group", desk: "Customer chats" },
  { chat: "చాట్", newGroup: "కొత్త గ్రూప్", group: "గ్రూప్", desk: "కస్టమర్ చాట్‌లు" },
);
