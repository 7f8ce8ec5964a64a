import type { Transaction } from "#engine/server/data/client.ts";
import { chooseLeadListings } from "./choose-lead-listing.ts";
import { refuseAboveMrp } from "./listing.policy.ts";
import { type HeldListing, type ListingTerms, lockListing, updateListing } from "./listing.queries.ts";
import { refuseListing } from "./listing-refusals.ts";
import { endExpiredHolds } from "./stock/hold.queries.ts";

export interface ListingChange {
  readonly listingId: number;
  /** Whose listing it must be. */
  readonly sellerId: number;
  readonly changed: Partial<ListingTerms>;
  /** What the caller saw before; refused when one of these is another by now. */
  readonly seen?: Partial<ListingTerms>;
  readonly changedAt: Date;
}

/**
 * Changes price, stock or visibility of a seller's listing in the caller's transaction, and the listing by
 * which its product stands in lists; returns the terms before.
 * @throws AppError `catalogue/listing-not-found` also for another seller's listing, `catalogue/listing-changed`
 * when it is not as seen, `catalogue/price-above-mrp`, and `catalogue/stock-below-taken` when orders and buyers in
 * checkout have more packs.
 */
export async function changeListing(transaction: Transaction, change: ListingChange): Promise<ListingTerms> {
  const listing = await lockListing(transaction, change);
  if (!listing) return refuseListing("catalogue/listing-not-found");
  const before = termsOf(listing);
  if (!isAsSeen(before, change.seen)) refuseListing("catalogue/listing-changed");
  const after: ListingTerms = { ...before, ...change.changed };
  refuseAboveMrp(after);
  if (after.onHand < before.onHand) await refuseBelowTaken(transaction, change, listing, after.onHand);
  await updateListing(transaction, change.listingId, { ...after, changedAt: change.changedAt });
  await chooseLeadListings(transaction, [listing.level3Id]);
  return before;
}

function termsOf(listing: HeldListing): ListingTerms {
  const { priceInPaise, mrpInPaise, commissionInPaise, onHand, isListed } = listing;
  return { priceInPaise, mrpInPaise, commissionInPaise, onHand, isListed };
}

function isAsSeen(now: ListingTerms, seen: Partial<ListingTerms> = {}): boolean {
  return Object.entries(seen).every(([term, value]) => now[term as keyof ListingTerms] === value);
}

/** Reservations that are over do not count, even if the job that ends them has not come to them yet. */
async function refuseBelowTaken(
  transaction: Transaction,
  change: ListingChange,
  { allocated, held }: HeldListing,
  onHand: number,
): Promise<void> {
  if (onHand >= allocated + held) return;
  await endExpiredHolds(transaction, change.changedAt, [change.listingId]);
  const now = await lockListing(transaction, change);
  const taken = allocated + (now?.held ?? 0);
  if (onHand < taken) refuseListing("catalogue/stock-below-taken", { field: "onHand", values: { taken } });
}
