import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { report } from "#features/moderation/server";
import { reportComment as endpoint } from "../../contract/reports.ts";
import { findComment } from "../comments/comments.queries.ts";

/** Reports somebody else's comment to support, once. */
export const reportComment: Operation<typeof endpoint> = (context, { params: { commentId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { profileId } = context.actor;
    const found = await findComment(transaction, { commentId, viewerId: profileId });
    if (!found) return refuse(endpoint, "updates/comment-not-found");
    if (found.profileId === profileId) return refuse(endpoint, "updates/own");
    const isFirst = await report(context, transaction, {
      ...{ kind: "update-comment", key: String(commentId), leadsTo: `/app/social/updates/${found.shareId}` },
      ...{ authorProfileId: found.profileId, words: found.text, pictures: [], voice: null },
      ...{ reporterId: profileId, reason: body.reason, added: body.words },
    });
    return isFirst ? { commentId } : refuse(endpoint, "updates/already-reported");
  });
