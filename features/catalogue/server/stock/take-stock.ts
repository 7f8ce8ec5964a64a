import type { Transaction } from "#engine/server/data/client.ts";
import { chooseLeadListings } from "../choose-lead-listing.ts";
import {
  allocate,
  putBack,
  release,
  removeDispatched,
  type StockLeft,
  type StockWanted,
} from "./stock.queries.ts";

/**
 * Takes packs from stock; lines of the same listing are summed (R2). Uses up the buyer's own reservations and
 * respects others'. One statement, two more when a listing ran out. With a day, `yyyy-mm-dd`, its licences count too.
 * @returns false when something is short; the caller must roll back.
 * @throws RangeError for a quantity that is no whole number above 0.
 */
export async function takeStock(
  transaction: Transaction,
  wanted: readonly StockWanted[],
  buyerId: number | null = null,
  onDay: string | null = null,
): Promise<boolean> {
  const sums = summedByListing(wanted);
  const taken = await allocate(transaction, sums, buyerId, onDay);
  if (taken.length !== sums.length) return false;
  const ranOut = taken.filter(({ left }) => left === 0);
  await chooseLeadListings(
    transaction,
    ranOut.map(({ level3Id }) => level3Id),
  );
  return true;
}

/**
 * Returns packs that `takeStock` took; never adds stock that was not taken.
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
 * Returns dispatched packs to the store-room, so that they can be sold again.
 * @throws RangeError for a quantity that is no whole number above 0.
 */
export async function restock(transaction: Transaction, returned: readonly StockWanted[]): Promise<void> {
  const sums = summedByListing(returned);
  await lookAgainAt(transaction, sums, await putBack(transaction, sums));
}

/** A listing that is in stock again may become the lead listing. */
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
 * Removes taken packs from the store-room when they are dispatched; the quantity for sale stays the same.
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
