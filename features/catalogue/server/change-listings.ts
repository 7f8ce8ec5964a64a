import type { Transaction } from "#engine/server/data/client.ts";
import { areSameBreaks } from "#features/store/contract/price-breaks.ts";
import { chooseLeadListings } from "./choose-lead-listing.ts";
import { refusalOfPrices } from "./listing.policy.ts";
import { type HeldListing, type ListingTerms, lockListings, updateListings } from "./listing.queries.ts";
import type { ListingRefusal } from "./listing-refusals.ts";
import { endExpiredHolds } from "./stock/hold.queries.ts";

export interface TermsChange {
  readonly listingId: number;
  readonly changed: Partial<ListingTerms>;
  /** What the caller saw before; refused when one of these is another by now. */
  readonly seen?: Partial<ListingTerms>;
  /** The packs that the stock loses are gone, also for buyers in checkout; those of orders stay. */
  readonly isLost?: boolean;
}

/** What became of one change: the terms before, or why nothing was changed. */
export type ChangeOutcome = { readonly before: ListingTerms } | { readonly refusal: ListingRefusal };

/**
 * Changes prices, stock or visibility of a seller's listings, each named once, in the caller's transaction, and the
 * listings by which their products stand in lists. A refused change leaves the others; one outcome for each.
 */
export async function changeListings(
  transaction: Transaction,
  {
    sellerId,
    changes,
    changedAt,
  }: { readonly sellerId: number; readonly changes: readonly TermsChange[]; readonly changedAt: Date },
): Promise<readonly ChangeOutcome[]> {
  const listingIds = changes.map(({ listingId }) => listingId);
  let listings = await lockListings(transaction, sellerId, listingIds);
  const short = changes.filter((change) => isShort(listings.get(change.listingId), change));
  if (short.length > 0) {
    // Reservations that are over do not count, even if the job that ends them has not come to them yet.
    const ids = short.map(({ listingId }) => listingId);
    await endExpiredHolds(transaction, changedAt, ids);
    listings = new Map([...listings, ...(await lockListings(transaction, sellerId, ids))]);
  }
  const judged = changes.map((change) => ({
    ...change,
    ...judge(listings.get(change.listingId), change),
  }));
  const accepted = judged.flatMap(({ listingId, after, level3Id }) =>
    after ? [{ ...after, listingId, level3Id }] : [],
  );
  if (accepted.length > 0) await updateListings(transaction, accepted, changedAt);
  await chooseLeadListings(
    transaction,
    accepted.map(({ level3Id }) => level3Id),
  );
  return judged.map(({ outcome }) => outcome);
}

function isShort(
  listing: HeldListing | undefined,
  { changed: { onHand }, isLost = false }: TermsChange,
): boolean {
  if (!listing || onHand === undefined || onHand >= listing.onHand) return false;
  return onHand < listing.allocated + (isLost ? 0 : listing.held);
}

type Judgement =
  | { readonly outcome: ChangeOutcome; readonly after: ListingTerms; readonly level3Id: number }
  | { readonly outcome: ChangeOutcome; readonly after?: undefined; readonly level3Id?: undefined };

function judge(listing: HeldListing | undefined, change: TermsChange): Judgement {
  const refused = (refusal: ListingRefusal): Judgement => ({ outcome: { refusal } });
  if (!listing) return refused({ code: "catalogue/listing-not-found" });
  const before = termsOf(listing);
  if (!isAsSeen(before, change.seen)) return refused({ code: "catalogue/listing-changed" });
  const after: ListingTerms = { ...before, ...change.changed };
  const wrong = refusalOfPrices(after);
  if (wrong) return refused(wrong);
  if (isShort(listing, change)) {
    const taken = listing.allocated + listing.held;
    return refused({ code: "catalogue/stock-below-taken", field: "onHand", values: { taken } });
  }
  return { outcome: { before }, after, level3Id: listing.level3Id };
}

function termsOf(listing: HeldListing): ListingTerms {
  const { priceInPaise, mrpInPaise, commissionInPaise, isCommissionByRule, priceBreaks } = listing;
  const { onHand, isListed } = listing;
  return { priceInPaise, mrpInPaise, commissionInPaise, isCommissionByRule, priceBreaks, onHand, isListed };
}

function isAsSeen(
  now: ListingTerms,
  { priceBreaks, commissionInPaise, ...seen }: Partial<ListingTerms> = {},
): boolean {
  // What a rule gives is nobody's change: a rule may begin while a seller types.
  const isOfRule = now.isCommissionByRule && seen.isCommissionByRule === true;
  if (commissionInPaise !== undefined && !isOfRule && commissionInPaise !== now.commissionInPaise)
    return false;
  if (priceBreaks !== undefined && !areSameBreaks(priceBreaks, now.priceBreaks)) return false;
  return Object.entries(seen).every(([term, value]) => now[term as keyof typeof seen] === value);
}
