import { requireOpen } from "#engine/server/config/flags.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost, holdListed } from "#features/moderation/server";
import { addComment as endpoint } from "../../contract/comments.ts";
import { holdOut } from "../reading/marks.queries.ts";
import { setCommentHidden } from "../reports/hiding.queries.ts";
import { findThread, insertComment } from "./comments.queries.ts";
import { queueTelling } from "./tell-author.ts";

/** Comments an update or replies to a comment of it, and lets its author be told. */
export const addComment: Operation<typeof endpoint> = (context, { params: { shareId }, body }) =>
  onceInTransaction(context, endpoint, { shareId, ...body }, async (transaction) => {
    requireOpen(context, "writing-open");
    const { profileId } = context.actor;
    await countPost(context, transaction, { words: body.text, field: "text" });
    const found = await holdOut(transaction, { shareId, viewerId: profileId });
    if (!found) return refuse(endpoint, "updates/not-found");
    const { id: updateId, authorProfileId } = found;
    const { replyTo, text } = body;
    const parentId =
      replyTo === null
        ? null
        : await findThread(transaction, { commentId: replyTo, updateId, viewerId: profileId });
    if (parentId === undefined) return refuse(endpoint, "updates/comment-not-found");
    const writtenAt = context.clock.now();
    const commentId = await insertComment(transaction, { updateId, parentId, profileId, text, writtenAt });
    const isHeld = await holdListed(context, transaction, {
      ...{ kind: "update-comment", key: String(commentId), leadsTo: `/app/social/updates/${shareId}` },
      ...{ authorProfileId: profileId, words: text, pictures: [], voice: null },
    });
    if (isHeld) await setCommentHidden(transaction, { id: commentId, isHidden: true });
    else if (profileId !== authorProfileId) await queueTelling(transaction, updateId);
    return { commentId };
  });
