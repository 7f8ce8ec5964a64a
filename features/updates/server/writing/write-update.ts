import { requireOpen } from "#engine/server/config/flags.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost } from "#features/moderation/server";
import { writeUpdate as endpoint } from "../../contract/updates.ts";
import { writePoll } from "../polls/polls.queries.ts";
import { wordsOf } from "../polls/words-with.ts";
import { updateOf } from "../reading/read-update.ts";
import { checkDraft } from "./check-draft.ts";
import { holdUpdate } from "./hold-update.ts";
import { putOut } from "./put-out.ts";
import { countWaiting, insertUpdate } from "./writing.queries.ts";

/** Updates of one person that may wait at a time. */
const mostWaiting = 30;

/** Writes an update, which goes out at once or waits for its time. */
export const writeUpdate: Operation<typeof endpoint> = (context, { body }) =>
  onceInTransaction(context, endpoint, body, async (transaction) => {
    requireOpen(context, "writing-open");
    const { profileId: authorProfileId } = context.actor;
    await countPost(context, transaction, { words: wordsOf(body), field: "text" });
    const written = await checkDraft(context, transaction, body, {
      isOut: false,
      kept: { pictureKeys: [], voice: null, crops: [] },
      refuse: (code, field) => refuse(endpoint, code, { fields: { [field]: code } }),
    });
    const isWaiting = written.goesOutAt !== null;
    if (isWaiting && (await countWaiting(transaction, authorProfileId)) >= mostWaiting)
      refuse(endpoint, "updates/too-many-waiting");
    const writtenAt = context.clock.now();
    const shareId = context.ids.token();
    const publishedAt = isWaiting ? null : writtenAt;
    const id = await insertUpdate(transaction, {
      ...written,
      shareId,
      authorProfileId,
      writtenAt,
      publishedAt,
    });
    if (body.poll) await writePoll(transaction, id, body.poll);
    const update = await updateOf(context, transaction, shareId);
    if (!update) throw new Error(`update ${id} was not kept`);
    const isHeld = await holdUpdate(context, transaction, {
      ...{ ...written, id, shareId, authorProfileId, publishedAt },
    });
    if (!isWaiting && !isHeld) await putOut(context, transaction, { id, authorProfileId });
    return update;
  });
