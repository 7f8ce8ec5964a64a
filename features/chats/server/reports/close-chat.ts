import { listen } from "#engine/server/jobs/events.ts";
import { wordsDecided } from "#features/moderation/server";
import { tellSides } from "../telling/tell-sides.ts";
import { setChatClosed } from "./reports.queries.ts";

/** Closes a chat as support has decided, so that nobody writes in it, and opens it again after an appeal. */
export const closeChat = listen(
  wordsDecided,
  "chats/close-chat",
  async (platform, transaction, { key, isHidden }) => {
    const chatId = Number(key.split(" ")[0]);
    const at = isHidden ? platform.clock.now() : null;
    const sides = await setChatClosed(transaction, { chatId, at });
    if (sides) await tellSides(platform, transaction, { kind: "person", ...sides });
  },
  { when: ({ kind }) => kind === "chat" },
);
