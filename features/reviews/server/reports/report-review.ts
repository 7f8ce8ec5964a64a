import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { report } from "#features/moderation/server";
import { reportReview as endpoint } from "../../contract.ts";
import { kindOfPart } from "./hide-words.ts";
import { findReported } from "./reported.queries.ts";

/** Reports somebody else's review or reply to support, once; again it changes nothing. */
export const reportReview: Operation<typeof endpoint> = (context, { params: { reviewId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { part, reason, words: added } = body;
    const { profileId: reporterId } = context.actor;
    const found = await findReported(transaction, { reviewId, part, viewerId: reporterId });
    if (!found) return refuse(endpoint, "reviews/not-found");
    if (found.authorProfileId === reporterId) return refuse(endpoint, "reviews/own-words");
    await report(context, transaction, {
      kind: kindOfPart[part],
      key: String(reviewId),
      ...found,
      voice: null,
      ...{ reporterId, reason, added },
    });
    return { isReported: true };
  });
