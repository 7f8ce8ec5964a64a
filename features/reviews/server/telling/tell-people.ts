import type { NameText } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { notify } from "#features/notifications/server";
import { reviewReplied, reviewWritten } from "../notice-kinds.ts";
import type { LockedReview } from "../queries.ts";
import { findTitle } from "./telling.queries.ts";

type Telling = Pick<Platform, "clock" | "signals">;

/** Tells the seller, once, that somebody has rated what he sold. */
export async function tellSeller(
  platform: Telling,
  transaction: Transaction,
  review: Pick<LockedReview, "id" | "productId" | "sellerId" | "sellerProfileId" | "stars">,
): Promise<void> {
  const { id, sellerProfileId, stars } = review;
  const title: NameText = await findTitle(transaction, review);
  await notify(platform, transaction, {
    ...{ profileId: sellerProfileId, kind: reviewWritten, leadsTo: "/app/sell/reviews" },
    activityId: `reviews/${id}/written`,
    text: { en: `${title.en}: ${stars} of 5 stars`, te: `${title.te ?? title.en}: 5లో ${stars} నక్షత్రాలు` },
  });
}

/** Tells the author of a review, once, that the seller has replied. */
export async function tellAuthor(
  platform: Telling,
  transaction: Transaction,
  review: LockedReview,
): Promise<void> {
  const title: NameText = await findTitle(transaction, review);
  await notify(platform, transaction, {
    ...{ profileId: review.authorId, kind: reviewReplied, leadsTo: `/app/order/${review.orderId}/rate` },
    activityId: `reviews/${review.id}/reply`,
    text: {
      en: `The seller replied about ${title.en}`,
      te: `${title.te ?? title.en} గురించి అమ్మకందారు జవాబు ఇచ్చారు`,
    },
  });
}
