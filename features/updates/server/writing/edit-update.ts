import { requireOpen } from "#engine/server/config/flags.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { releasePictures, voicesLeft } from "#features/files/server";
import { countPost } from "#features/moderation/server";
import { editUpdate as endpoint } from "../../contract/updates.ts";
import { rank } from "../for-you/ranks.queries.ts";
import { changePoll } from "../polls/change-poll.ts";
import { wordsOf, wordsWith } from "../polls/words-with.ts";
import { updateOf } from "../reading/read-update.ts";
import { checkDraft } from "./check-draft.ts";
import { holdUpdate } from "./hold-update.ts";
import { putOut, takeBack } from "./put-out.ts";
import { changeUpdate, keepVersion, lockOwn } from "./writing.queries.ts";

/** Changes an update of the caller. One that waits may get another time or go out at once. */
export const editUpdate: Operation<typeof endpoint> = (context, { params: { shareId }, body }) =>
  inTransaction(context, async (transaction) => {
    requireOpen(context, "writing-open");
    const { profileId: authorProfileId } = context.actor;
    const before = await lockOwn(transaction, { shareId, authorProfileId });
    if (!before) return refuse(endpoint, "updates/not-found");
    await countPost(context, transaction, {
      words: wordsOf(body),
      ...{ field: "text", isUncounted: true },
    });
    const isOut = before.publishedAt !== null;
    const written = await checkDraft(context, transaction, body, {
      isOut,
      kept: before,
      refuse: (code, field) => refuse(endpoint, code, { fields: { [field]: code } }),
    });
    const now = context.clock.now();
    const { id: updateId } = before;
    const options = await changePoll(transaction, {
      ...{ updateId, isOut, poll: body.poll, now },
      refuse: () => refuse(endpoint, "updates/poll-fixed", { fields: { poll: "updates/poll-fixed" } }),
    });
    if (isOut) {
      const words = wordsWith(before.body, options.before);
      await keepVersion(transaction, { updateId, words, after: wordsWith(written.body, options.after) }, now);
    }
    const goesOutNow = !isOut && written.goesOutAt === null;
    const publishedAt = goesOutNow ? now : before.publishedAt;
    await changeUpdate(transaction, updateId, {
      ...written,
      publishedAt,
      editedAt: isOut ? now : null,
    });
    await rank(transaction, updateId);
    const dropped = before.pictureKeys.filter((key) => !written.pictureKeys.includes(key));
    await releasePictures(context, transaction, [...dropped, ...voicesLeft(before.voice, written.voice)]);
    const update = await updateOf(context, transaction, shareId);
    const isHeld = await holdUpdate(context, transaction, {
      ...written,
      ...{ id: updateId, shareId, authorProfileId, publishedAt },
    });
    if (isHeld) await takeBack(context, transaction, updateId);
    else if (goesOutNow) await putOut(context, transaction, { id: updateId, authorProfileId });
    return update ?? refuse(endpoint, "updates/not-found");
  });
