import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { endOffer as endpoint } from "@santha/contract/offers";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { closeOffer } from "./offers.queries.ts";

/** Ends an offer at once: the next price that is shown or asked is without it; placed orders keep theirs. */
export async function endOffer(
  context: MemberContext,
  { params: { offerId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, clock } = context;
  return inTransaction(context, async (transaction) => {
    const ended = await closeOffer(transaction, { offerId, profileId: actor.profileId, at: clock.now() });
    if (!ended.isOwn) return refuse(endpoint, "offers/offer-not-found");
    if (ended.hasEnded)
      await audit(context, transaction, { action: "offers/ended", subject: `offer ${offerId}` });
    return { offerId };
  });
}
