import { listen } from "#engine/server/jobs/events.ts";
import { letRolesRead } from "#features/files/server";
import { wordsDecided } from "#features/moderation/server";
import { tellSides } from "../telling/tell-sides.ts";
import { messageKind } from "./report-message.ts";
import { filesOf, findFiles, setMessageHidden } from "./reports.queries.ts";

/** Takes a message out of its group as support has decided, or shows it again; then its photos and voice note are private again. */
export const hideMessage = listen(
  wordsDecided,
  "chats/hide-message",
  async (platform, transaction, { key, isHidden }) => {
    const [chatId = 0, seq = 0] = key.split(" ").map(Number);
    // An appeal may need what is hidden.
    if (!isHidden)
      await letRolesRead(transaction, filesOf(await findFiles(transaction, { chatId, seq })), []);
    const at = isHidden ? platform.clock.now() : null;
    if (await setMessageHidden(transaction, { chatId, seq, at }))
      await tellSides(platform, transaction, { kind: "group", chatId });
  },
  { when: ({ kind }) => kind === messageKind },
);
