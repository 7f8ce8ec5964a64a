import { listen } from "#engine/server/jobs/events.ts";
import { wordsDecided } from "#features/moderation/server";
import { recountSoon } from "#features/reputation/server";
import { putOut, takeBack } from "../writing/put-out.ts";
import { setCommentHidden, setTakenDown } from "./hiding.queries.ts";

/** Takes down what support hides, out of the home stream too, and lets it be seen again after an appeal. */
export const hideUpdate = listen(
  wordsDecided,
  "updates/hide-update",
  async (platform, transaction, { key, isHidden }) => {
    const id = Number(key);
    const changed = await setTakenDown(transaction, { id, at: isHidden ? platform.clock.now() : null });
    if (!changed) return;
    await recountSoon(transaction, changed.authorProfileId);
    if (isHidden) await takeBack(platform, transaction, id);
    else await putOut(platform, transaction, { id, ...changed });
  },
  { when: ({ kind }) => kind === "update" },
);

/** The same for comments; replies to a hidden one stay. */
export const hideComment = listen(
  wordsDecided,
  "updates/hide-comment",
  (_, transaction, { key, isHidden }) => setCommentHidden(transaction, { id: Number(key), isHidden }),
  { when: ({ kind }) => kind === "update-comment" },
);
