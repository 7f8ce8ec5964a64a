import { requireOpen } from "#engine/server/config/flags.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost } from "#features/moderation/server";
import { lockOrder } from "#features/orders/server";
import type { WrittenReview } from "../../contract/shapes.ts";
import { rateOrder as endpoint } from "../../contract.ts";
import { takePhotos } from "../photos.ts";
import { insertReview, lockOwnReview, type ReviewOf, updateReview } from "../queries.ts";
import { countStars } from "../ratings.queries.ts";
import { holdReview } from "../reports/hold-review.ts";
import { tellSeller } from "../telling/tell-people.ts";
import { findRateable } from "./order.queries.ts";
import { orderReviewsOf, raterOf } from "./read-order-reviews.ts";

/** Keeps a review of something that was delivered, or changes it; the order is held, so that nothing comes back meanwhile. */
export const rateOrder: Operation<typeof endpoint> = (context, { params: { orderId }, body }) =>
  inTransaction(context, async (transaction) => {
    requireOpen(context, "writing-open");
    const { productId, ...written } = body;
    await lockOrder(transaction, orderId);
    const subject = await findRateable(transaction, { orderId, productId, ...raterOf(context.actor) });
    if (!subject) return refuse(endpoint, "reviews/not-delivered");
    const of = { orderId, productId, authorId: context.actor.profileId };
    const { sellerId, sellerProfileId } = subject;
    const { stars, words } = written;
    const reviewId = await insertReview(transaction, {
      ...{ ...of, ...written, sellerId },
      at: context.clock.now(),
    });
    await countPost(context, transaction, { words, field: "words", isUncounted: reviewId === undefined });
    const kept = reviewId ?? (await changeReview(context, transaction, { of, written }));
    if (reviewId !== undefined) {
      await takePhotos(context, transaction, { before: [], photos: written.photos });
      await countStars(transaction, { productId, sellerId, stars }, 1);
    }
    const isHeld = await holdReview(context, transaction, { reviewId: kept, part: "review" });
    if (reviewId !== undefined && !isHeld)
      await tellSeller(context, transaction, { id: reviewId, productId, sellerId, sellerProfileId, stars });
    return orderReviewsOf(context, transaction, orderId);
  });

/** The id of the review that is changed. */
async function changeReview(
  context: MemberContext,
  transaction: Transaction,
  { of, written }: { readonly of: ReviewOf; readonly written: Omit<WrittenReview, "productId"> },
): Promise<number> {
  const before = await lockOwnReview(transaction, of);
  if (!before) return refuse(endpoint, "reviews/not-delivered");
  if (before.hiddenAt !== null) return refuse(endpoint, "reviews/hidden");
  const { stars, words, photos } = written;
  const isSame =
    stars === before.stars && words === (before.words ?? "") && photos.join() === before.photos.join();
  // The same once more, as after a lost answer, is no change that readers are told of.
  if (isSame) return before.id;
  await takePhotos(context, transaction, { before: before.photos, photos });
  await updateReview(transaction, { id: before.id, ...written, at: context.clock.now() });
  if (stars === before.stars) return before.id;
  await countStars(transaction, before, -1);
  await countStars(transaction, { ...before, stars }, 1);
  return before.id;
}
