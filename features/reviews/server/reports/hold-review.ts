import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { holdListed } from "#features/moderation/server";
import { findReported } from "./reported.queries.ts";

/** What moderation calls a review and the reply to it. */
export const kindOfPart = { review: "review", reply: "review-reply" } as const;

/** Lets support look first at a review or reply of the caller that holds a listed word. */
export async function holdReview(
  context: MemberContext,
  transaction: Transaction,
  { reviewId, part }: { readonly reviewId: number; readonly part: "review" | "reply" },
): Promise<void> {
  const written = await findReported(transaction, { reviewId, part, viewerId: context.actor.profileId });
  if (!written) return;
  const [kind, key] = [kindOfPart[part], String(reviewId)];
  await holdListed(context, transaction, { kind, key, ...written, voice: null });
}
