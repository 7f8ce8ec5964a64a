import { requireOpen } from "#engine/server/config/flags.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost, holdListed } from "#features/moderation/server";
import { editComment as endpoint } from "../../contract/comments.ts";
import { setCommentHidden } from "../reports/hiding.queries.ts";
import { changeComment, findComment } from "./comments.queries.ts";

/** Changes the words of an own comment. */
export const editComment: Operation<typeof endpoint> = (context, { params: { commentId }, body }) =>
  inTransaction(context, async (transaction) => {
    requireOpen(context, "writing-open");
    await countPost(context, transaction, { words: body.text, field: "text", isUncounted: true });
    const own = { commentId, profileId: context.actor.profileId };
    const isChanged = await changeComment(transaction, own, { text: body.text, at: context.clock.now() });
    const found = isChanged && (await findComment(transaction, { commentId, viewerId: own.profileId }));
    if (!found) return refuse(endpoint, "updates/comment-not-found");
    const isHeld = await holdListed(context, transaction, {
      ...{ kind: "update-comment", key: String(commentId), leadsTo: `/app/social/updates/${found.shareId}` },
      ...{ authorProfileId: own.profileId, words: body.text, pictures: [], voice: null },
    });
    if (isHeld) await setCommentHidden(transaction, { id: commentId, isHidden: true });
    return { commentId };
  });
