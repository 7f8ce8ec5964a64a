import { requireOpen } from "#engine/server/config/flags.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost } from "#features/moderation/server";
import { replyToReview as endpoint } from "../../contract.ts";
import { lockReview, setReply } from "../queries.ts";
import { holdReview } from "../reports/hold-review.ts";
import { tellAuthor } from "../telling/tell-people.ts";
import { receivedOf } from "./list-received.ts";
import { findReceived } from "./received.queries.ts";

/** The seller, or one of the team, replies to a review, or changes the reply; its author hears of the first one. */
export const replyToReview: Operation<typeof endpoint> = (context, { params: { reviewId }, body }) =>
  inTransaction(context, async (transaction) => {
    requireOpen(context, "writing-open");
    const viewerId = context.actor.profileId;
    const review = await lockReview(transaction, reviewId);
    if (review?.sellerProfileId !== context.sellerProfileId || review.hiddenAt !== null)
      return refuse(endpoint, "reviews/not-found");
    if (review.replyHiddenAt !== null) return refuse(endpoint, "reviews/hidden");
    const { words } = body;
    const isChange = review.replyWords !== null;
    await countPost(context, transaction, { words, field: "words", isUncounted: isChange });
    if (words !== review.replyWords)
      await setReply(transaction, { id: reviewId, words, authorId: viewerId, at: context.clock.now() });
    const isHeld = await holdReview(context, transaction, { reviewId, part: "reply" });
    if (!isChange && !isHeld) await tellAuthor(context, transaction, review);
    // Who is kept apart from the author sees no review, and the reply is undone.
    const asked = { sellerProfileId: context.sellerProfileId, viewerId, reviewId };
    const received = await findReceived(transaction, asked);
    return received ? receivedOf(received) : refuse(endpoint, "reviews/not-found");
  });
