import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { holdListed } from "#features/moderation/server";
import { hideWords, kindOfPart } from "./hide-words.ts";
import { findWritten, type PartOfReview } from "./reported.queries.ts";

/** Hides a review or reply with a listed word until support has looked at it; true where it is hidden now. */
export async function holdReview(
  context: MemberContext,
  transaction: Transaction,
  of: PartOfReview,
): Promise<boolean> {
  const written = await findWritten(transaction, of);
  if (!written) return false;
  const [kind, key] = [kindOfPart[of.part], String(of.reviewId)];
  const isHeld = await holdListed(context, transaction, { kind, key, ...written, voice: null });
  if (isHeld) await hideWords(transaction, { ...of, isHidden: true }, context.clock.now());
  return isHeld;
}
