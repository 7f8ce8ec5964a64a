import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { endOffer as endpoint } from "../contract.ts";
import { closeOffer } from "./queries.ts";

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
