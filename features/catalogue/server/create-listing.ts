import { dayInIndia } from "#engine/server/clock.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { lockSellersStanding, rewriteBlocks } from "./blocks/blocks.queries.ts";
import { chooseLeadListings } from "./choose-lead-listing.ts";
import { refuseWrongPrices } from "./listing.policy.ts";
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
 * `catalogue/price-breaks` when a break is not below the price before, `catalogue/already-listed` when the seller offers this pack already.
 */
export async function createListing(transaction: Transaction, listing: NewListing): Promise<number> {
  refuseWrongPrices(listing);
  const level3Id = await readProductOfPack(transaction, listing.skuId);
  // A suspension that begins meanwhile waits, so that it blocks this listing too.
  await lockSellersStanding(transaction, listing.sellerId);
  const listingId = await insertListing(transaction, listing);
  if (listingId === undefined) return refuseListing("catalogue/already-listed");
  const { sellerId, changedAt } = listing;
  await rewriteBlocks(transaction, { sellerId, listingId, onDay: dayInIndia(changedAt) });
  await chooseLeadListings(transaction, [level3Id]);
  return listingId;
}
