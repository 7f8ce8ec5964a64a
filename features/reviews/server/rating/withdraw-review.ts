import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { releasePictures } from "#features/files/server";
import { linesRemoved, orderStateChanged } from "#features/orders/server";
import { withdrawReview as endpoint } from "../../contract.ts";
import { deleteReview, type LockedReview, lockReview } from "../queries.ts";
import { countStars } from "../ratings.queries.ts";
import { selectReturned } from "./order.queries.ts";
import { orderReviewsOf } from "./read-order-reviews.ts";

/** Deletes the caller's own review; one that is hidden stays, so that nobody writes it again. */
export const withdrawReview: Operation<typeof endpoint> = (context, { params: { reviewId } }) =>
  inTransaction(context, async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    if (review?.authorId !== context.actor.profileId) return refuse(endpoint, "reviews/not-found");
    if (review.hiddenAt !== null) return refuse(endpoint, "reviews/hidden");
    await removeReview(context, transaction, review);
    return orderReviewsOf(context, transaction, review.orderId);
  });

async function removeReview(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  review: LockedReview,
): Promise<void> {
  await releasePictures(platform, transaction, review.photos);
  await deleteReview(transaction, review.id);
  if (review.hiddenAt === null) await countStars(transaction, review, -1);
}

async function removeReturned(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  for (const id of await selectReturned(transaction, orderId)) {
    const review = await lockReview(transaction, id);
    if (review) await removeReview(platform, transaction, review);
  }
}

/** What came back whole was not kept, so its review goes. */
export const withdrawReturned = [
  listen(linesRemoved, "reviews/withdraw-returned-lines", removeReturned),
  listen(orderStateChanged, "reviews/withdraw-returned-order", removeReturned, {
    when: ({ to }) => to === "RETURN_ACCEPTED",
  }),
];
