import type { ListingState } from "../contract/listings.ts";

/** What the caller wants otherwise than he saw it. */
export function changedTerms(seen: ListingState, wished: ListingState): Partial<ListingState> {
  return Object.fromEntries(
    Object.entries(wished).filter(([term, value]) => seen[term as keyof ListingState] !== value),
  );
}

/**
 * What must still be as the caller saw it: prices and visibility always, since they hang together; the stock only
 * where he counts it anew, because every dispatched order changes it.
 */
export function termsToCompare(seen: ListingState, changed: Partial<ListingState>): Partial<ListingState> {
  const { onHand, ...others } = seen;
  return changed.onHand === undefined ? others : seen;
}
