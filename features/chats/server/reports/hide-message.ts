import { listen } from "#engine/server/jobs/events.ts";
import { letRolesHear } from "#features/files/server";
import { wordsDecided } from "#features/moderation/server";
import { tellSides } from "../telling/tell-sides.ts";
import { messageKind } from "./report-message.ts";
import { findVoice, setMessageHidden } from "./reports.queries.ts";

/** Takes a message out of its group as support has decided, or shows it again; then its voice note is private again. */
export const hideMessage = listen(
  wordsDecided,
  "chats/hide-message",
  async (platform, transaction, { key, isHidden }) => {
    const [chatId = 0, seq = 0] = key.split(" ").map(Number);
    const voice = await findVoice(transaction, { chatId, seq });
    // An appeal may need it.
    if (voice && !isHidden) await letRolesHear(transaction, [voice], []);
    const at = isHidden ? platform.clock.now() : null;
    if (await setMessageHidden(transaction, { chatId, seq, at }))
      await tellSides(platform, transaction, { kind: "group", chatId });
  },
  { when: ({ kind }) => kind === messageKind },
);
