import { listen } from "#engine/server/jobs/events.ts";
import { letRolesRead } from "#features/files/server";
import { wordsDecided } from "#features/moderation/server";
import { tellSides } from "../telling/tell-sides.ts";
import { selectVoices, setChatClosed } from "./reports.queries.ts";

/** Closes a chat as support has decided, so that nobody writes in it, or leaves it open; its voice notes are private again. */
export const closeChat = listen(
  wordsDecided,
  "chats/close-chat",
  async (platform, transaction, { key, isHidden, isChanged }) => {
    const [chatId = 0, authorProfileId = 0] = key.split(" ").map(Number);
    const voices = await selectVoices(transaction, { chatId, authorProfileId });
    await letRolesRead(transaction, { voices }, []);
    if (!isChanged) return;
    const at = isHidden ? platform.clock.now() : null;
    const sides = await setChatClosed(transaction, { chatId, at });
    if (sides) await tellSides(platform, transaction, { kind: "person", ...sides });
  },
  { when: ({ kind }) => kind === "chat" },
);
