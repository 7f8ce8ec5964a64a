import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { endOffer as endpoint } from "../contract.ts";
import { closeOffer } from "./queries.ts";

/** Ends an offer at once: the next price that is shown or asked is without it; placed orders keep theirs. */
export async function endOffer(
  context: SellerContext,
  { params: { offerId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { sellerProfileId, clock } = context;
  return inTransaction(context, async (transaction) => {
    const ended = await closeOffer(transaction, { offerId, profileId: sellerProfileId, at: clock.now() });
    if (!ended.isOwn) return refuse(endpoint, "offers/offer-not-found");
    if (ended.hasEnded)
      await audit(context, transaction, { action: "offers/ended", subject: `offer ${offerId}` });
    return { offerId };
  });
}
