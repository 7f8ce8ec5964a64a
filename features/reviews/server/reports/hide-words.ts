import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { wordsDecided } from "#features/moderation/server";
import { type LockedReview, lockReview, setHidden } from "../queries.ts";
import { countStars } from "../ratings.queries.ts";
import { tellAuthor, tellSeller } from "../telling/tell-people.ts";
import type { PartOfReview } from "./reported.queries.ts";

/** What moderation calls a review and the reply to it. */
export const kindOfPart = { review: "review", reply: "review-reply" } as const;

/**
 * Hides a review, or the reply to it, or lets it be seen again; a hidden review counts in no average. Undefined: it is
 * gone, or nothing changes.
 */
export async function hideWords(
  transaction: Transaction,
  { reviewId, part, isHidden }: PartOfReview & { readonly isHidden: boolean },
  at: Date,
): Promise<LockedReview | undefined> {
  const review = await lockReview(transaction, reviewId);
  const hiddenAt = part === "review" ? review?.hiddenAt : review?.replyHiddenAt;
  if (!review || (hiddenAt !== null) === isHidden) return undefined;
  await setHidden(transaction, { id: reviewId, part, at: isHidden ? at : null });
  if (part === "review") await countStars(transaction, review, isHidden ? -1 : 1);
  return review;
}

/** Does what was decided of a review or reply. People hear of one that was held from the start when it is shown. */
const follow = (part: "review" | "reply") =>
  listen(
    wordsDecided,
    `reviews/hide-${part}`,
    async (platform: Pick<Platform, "clock" | "signals">, transaction: Transaction, { key, isHidden }) => {
      const of = { reviewId: Number(key), part, isHidden };
      const review = await hideWords(transaction, of, platform.clock.now());
      if (!review || isHidden) return;
      if (part === "review") await tellSeller(platform, transaction, review);
      // The words of a reply are gone once its writer is erased.
      else if (review.replyWords !== null) await tellAuthor(platform, transaction, review);
    },
    { when: ({ kind }) => kind === kindOfPart[part] },
  );

/** Hides a review and takes its stars out of the average; both come back after an appeal. */
export const hideReview = follow("review");

/** Hides the reply to a review, or lets it be seen again. */
export const hideReply = follow("reply");
