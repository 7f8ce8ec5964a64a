import type { Transaction } from "#engine/server/data/client.ts";
import {
  type ListingForSale,
  type ListingsAsked,
  lockListingsForSale,
  readListingsForSale,
} from "./for-sale.queries.ts";
import { endExpiredHolds } from "./stock/hold.queries.ts";
import type { StockWanted } from "./stock/stock.queries.ts";

export interface BuyersWish {
  /** His own holds count as available. */
  readonly buyerId: number;
  readonly wanted: readonly StockWanted[];
  /** Day whose GST rate and offers count, `yyyy-mm-dd`. */
  readonly onDay: string;
  /** Where the parcel goes; left out, no offer holds. */
  readonly postalCode?: string;
  readonly at: Date;
}

/** What a buyer wants, as it is for him now. */
export function readListingsForBuyer(transaction: Transaction, wish: BuyersWish): Promise<ListingForSale[]> {
  return withoutExpired(transaction, wish, (asked) => readListingsForSale(transaction, asked));
}

/** The same, and keeps price and stock from changing until the transaction ends. */
export function lockListingsForBuyer(transaction: Transaction, wish: BuyersWish): Promise<ListingForSale[]> {
  return withoutExpired(transaction, wish, (asked) => lockListingsForSale(transaction, asked));
}

/** Where something is short the holds that are over are ended first: a job that stands still keeps nobody from buying. */
async function withoutExpired(
  transaction: Transaction,
  { buyerId, wanted, at, ...rest }: BuyersWish,
  select: (asked: ListingsAsked) => Promise<ListingForSale[]>,
): Promise<ListingForSale[]> {
  const quantities = new Map(wanted.map(({ listingId, quantity }) => [listingId, quantity]));
  const once = [...quantities].map(([listingId, quantity]) => ({ listingId, quantity }));
  const asked = { ...rest, wanted: once, buyerId };
  const found = await select(asked);
  const short = found.filter(({ listingId, available }) => (quantities.get(listingId) ?? 0) > available);
  if (short.length === 0) return found;
  await endExpiredHolds(
    transaction,
    at,
    short.map(({ listingId }) => listingId),
  );
  return select(asked);
}
