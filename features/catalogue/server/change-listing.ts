import type { Transaction } from "#engine/server/data/client.ts";
import { chooseLeadListings } from "./choose-lead-listing.ts";
import { isWithinMrp } from "./listing.policy.ts";
import { type ListingTerms, lockListing, updateListing } from "./listing.queries.ts";
import { refuseListing } from "./listing-refusals.ts";

export interface ListingChange {
  readonly listingId: number;
  /** Whose listing it must be. */
  readonly sellerId: number;
  readonly changed: Partial<ListingTerms>;
  readonly changedAt: Date;
}

/**
 * Changes price, stock or visibility of a seller's listing in the caller's transaction, and the listing by
 * which its product stands in lists.
 * @throws AppError `catalogue/listing-not-found` also for another seller's listing,
 * `catalogue/price-above-mrp`, and `catalogue/stock-below-taken` when orders already took more packs.
 */
export async function changeListing(transaction: Transaction, change: ListingChange): Promise<void> {
  const held = await lockListing(transaction, change);
  if (!held) refuseListing("catalogue/listing-not-found");
  const { level3Id, allocated, ...before } = held;
  const after: ListingTerms = { ...before, ...change.changed };
  if (!isWithinMrp(after)) refuseListing("catalogue/price-above-mrp");
  if (after.onHand < allocated) refuseListing("catalogue/stock-below-taken");
  await updateListing(transaction, change.listingId, { ...after, changedAt: change.changedAt });
  await chooseLeadListings(transaction, [level3Id]);
}
