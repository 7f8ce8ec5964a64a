import type { Transaction } from "@santha/database/client";
import { chooseLeadListings } from "./choose-lead-listing.ts";
import {
  allocate,
  putBack,
  release,
  removeDispatched,
  type StockLeft,
  type StockWanted,
} from "./stock.queries.ts";

/**
 * Takes packs of one or more listings; a listing that is named twice counts with its sum (R2). One statement,
 * two more when a listing ran out. What the buyer holds is used up; the holds of others are left alone.
 * @returns true when all was there. False: something was short, and the caller must roll back.
 * @throws RangeError for a quantity that is no whole number above 0.
 */
export async function takeStock(
  transaction: Transaction,
  wanted: readonly StockWanted[],
  buyerId: number | null = null,
): Promise<boolean> {
  const sums = summedByListing(wanted);
  const taken = await allocate(transaction, sums, buyerId);
  if (taken.length !== sums.length) return false;
  const ranOut = taken.filter(({ left }) => left === 0);
  await chooseLeadListings(
    transaction,
    ranOut.map(({ level3Id }) => level3Id),
  );
  return true;
}

/**
 * Gives packs back that `takeStock` took; stock that was never taken does not appear.
 * @throws RangeError for a quantity that is no whole number above 0.
 */
export async function releaseStock(
  transaction: Transaction,
  returned: readonly StockWanted[],
): Promise<void> {
  const sums = summedByListing(returned);
  await lookAgainAt(transaction, sums, await release(transaction, sums));
}

/**
 * Puts packs that had been dispatched back into the store-room: they can be sold again.
 * @throws RangeError for a quantity that is no whole number above 0.
 */
export async function restock(transaction: Transaction, returned: readonly StockWanted[]): Promise<void> {
  const sums = summedByListing(returned);
  await lookAgainAt(transaction, sums, await putBack(transaction, sums));
}

/** A listing that had nothing left and has again may be the one to show. */
async function lookAgainAt(
  transaction: Transaction,
  returned: readonly StockWanted[],
  changed: readonly StockLeft[],
): Promise<void> {
  const quantities = new Map(returned.map(({ listingId, quantity }) => [listingId, quantity]));
  const cameBack = changed.filter(({ listingId, left }) => left <= (quantities.get(listingId) ?? 0));
  await chooseLeadListings(
    transaction,
    cameBack.map(({ level3Id }) => level3Id),
  );
}

/**
 * Removes taken packs from the store-room when they leave it; what is left for sale does not change.
 * @throws Error when packs leave that nobody took: the caller's transaction must not commit.
 */
export async function dispatchStock(
  transaction: Transaction,
  dispatched: readonly StockWanted[],
): Promise<void> {
  const sums = summedByListing(dispatched);
  if ((await removeDispatched(transaction, sums)) !== sums.length) {
    throw new Error("packs were dispatched that no order had taken");
  }
}

function summedByListing(lines: readonly StockWanted[]): StockWanted[] {
  const sums = new Map<number, number>();
  for (const { listingId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) {
      throw new RangeError(`${quantity} packs of listing ${listingId} cannot be taken or given back`);
    }
    sums.set(listingId, (sums.get(listingId) ?? 0) + quantity);
  }
  return [...sums].map(([listingId, quantity]) => ({ listingId, quantity }));
}
