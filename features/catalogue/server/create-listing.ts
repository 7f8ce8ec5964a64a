import type { Transaction } from "#engine/server/data/client.ts";
import { chooseLeadListings } from "./choose-lead-listing.ts";
import { refuseAboveMrp } from "./listing.policy.ts";
import { insertListing, type ListingTerms, readProductOfPack } from "./listing.queries.ts";
import { refuseListing } from "./listing-refusals.ts";

export interface NewListing extends ListingTerms {
  readonly skuId: number;
  readonly sellerId: number;
  readonly changedAt: Date;
}

/**
 * Offers a pack for sale in the caller's transaction and answers the listing's id.
 * @throws AppError `catalogue/price-above-mrp` when price and commission exceed the printed price,
 * `catalogue/already-listed` when the seller offers this pack already.
 */
export async function createListing(transaction: Transaction, listing: NewListing): Promise<number> {
  refuseAboveMrp(listing);
  const level3Id = await readProductOfPack(transaction, listing.skuId);
  const listingId = await insertListing(transaction, listing);
  if (listingId === undefined) return refuseListing("catalogue/already-listed");
  await chooseLeadListings(transaction, [level3Id]);
  return listingId;
}
