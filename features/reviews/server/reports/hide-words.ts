import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { wordsDecided } from "#features/moderation/server";
import { lockReview, setHidden } from "../queries.ts";
import { countStars } from "../ratings.queries.ts";

/** Hides a review and takes its stars out of the average; both come back after an appeal. */
export const hideReview = listen(wordsDecided, "reviews/hide-review", hide, {
  when: ({ kind }) => kind === "review",
});

async function hide(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  { key, isHidden }: { readonly key: string; readonly isHidden: boolean },
): Promise<void> {
  const review = await lockReview(transaction, Number(key));
  if (!review || (review.hiddenAt !== null) === isHidden) return;
  const at = isHidden ? platform.clock.now() : null;
  await setHidden(transaction, { id: review.id, part: "review", at });
  await countStars(transaction, review, isHidden ? -1 : 1);
}

/** Hides the reply to a review, or lets it be seen again. */
export const hideReply = listen(
  wordsDecided,
  "reviews/hide-reply",
  (platform, transaction, { key, isHidden }) =>
    setHidden(transaction, {
      ...{ id: Number(key), part: "reply" },
      at: isHidden ? platform.clock.now() : null,
    }),
  { when: ({ kind }) => kind === "review-reply" },
);
