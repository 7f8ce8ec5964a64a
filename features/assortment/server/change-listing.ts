import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { changeListing } from "#features/catalogue/server";
import {
  changeOwnListing as endpoint,
  type ListingState,
  type ProductForSeller,
} from "../contract/listings.ts";
import { changedTerms, termsToCompare } from "./listing-change.policy.ts";
import { findOwnListing, findPack } from "./product.queries.ts";
import { toProductForSeller } from "./read-product.ts";

/** Changes what the caller has changed of a listing of his own, as long as it is what he saw. */
export async function changeOwnListing(
  context: MemberContext,
  { params: { listingId }, body: { seen, ...wished } }: CheckedOf<typeof endpoint>,
): Promise<ProductForSeller> {
  const { profileId } = context.actor;
  const now = context.clock.now();
  return inTransaction(context, async (transaction) => {
    const listing = await findOwnListing(transaction, listingId, profileId);
    const pack =
      listing && (await findPack(transaction, listing.skuId, { profileId, onDay: dayInIndia(now) }));
    if (!listing || !pack) return refuse(endpoint, "catalogue/listing-not-found");
    const changed = changedTerms(seen, wished);
    if (changed.isListed === true && !pack.hasLicence) return refuse(endpoint, "assortment/licence-missing");
    const before = await changeListing(transaction, {
      ...{ listingId, sellerId: listing.sellerId, changed, changedAt: now },
      seen: termsToCompare(seen, changed),
    });
    if (Object.keys(changed).length > 0)
      await audit(context, transaction, {
        action: "assortment/listing-changed",
        subject: `listing ${listingId}`,
        detail: beforeAndAfter(before, changed),
      });
    return toProductForSeller(context, transaction, pack.level3Id);
  });
}

/** Each changed term with its value, and under `…Before` the one that it had; margins are no matter of the admins who read it. */
function beforeAndAfter(
  before: ListingState,
  changed: Partial<ListingState>,
): Record<string, number | boolean> {
  const terms = (Object.keys(changed) as (keyof ListingState)[]).filter(
    (term) => term !== "commissionInPaise",
  );
  return Object.fromEntries(
    terms.flatMap((term) => [
      [term, changed[term] ?? before[term]],
      [`${term}Before`, before[term]],
    ]),
  );
}
