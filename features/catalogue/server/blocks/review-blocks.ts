import type { Transaction } from "#engine/server/data/client.ts";
import { chooseLeadListings } from "../choose-lead-listing.ts";
import { lockListingsOf, rewriteBlocks } from "./blocks.queries.ts";

/**
 * Takes a seller's listings off the shelves where he is suspended or their licence has ended, and puts them back where
 * that is over. Call it after such a change, in its transaction; an order that is being placed goes first or is refused.
 */
export async function reviewBlocks(
  transaction: Transaction,
  seller: { readonly sellerId: number; readonly onDay: string },
): Promise<void> {
  await lockListingsOf(transaction, seller.sellerId);
  await chooseLeadListings(transaction, await rewriteBlocks(transaction, seller));
}
