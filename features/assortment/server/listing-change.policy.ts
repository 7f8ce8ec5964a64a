import { areSameBreaks } from "#features/store/contract/price-breaks.ts";
import type { ListingState } from "../contract/listings.ts";

/** What the caller wants otherwise than he saw it. */
export function changedTerms(
  seen: ListingState,
  { priceBreaks, ...wished }: ListingState,
): Partial<ListingState> {
  const changed = Object.entries(wished).filter(
    ([term, value]) =>
      seen[term as keyof typeof wished] !== value &&
      !(wished.isCommissionByRule && term === "commissionInPaise"),
  );
  return {
    ...Object.fromEntries(changed),
    ...(!areSameBreaks(seen.priceBreaks, priceBreaks) && { priceBreaks }),
  };
}

/**
 * What must still be as the caller saw it: prices and visibility always, since they hang together; the stock only
 * where he counts it anew, because every dispatched order changes it.
 */
export function termsToCompare(seen: ListingState, changed: Partial<ListingState>): Partial<ListingState> {
  const { onHand, ...others } = seen;
  return changed.onHand === undefined ? others : seen;
}

/** Whether a change prices goods or puts them on sale; counting stock and hiding are allowed also to a suspended seller. */
export function offersAnew({ onHand: _, isListed, ...prices }: Partial<ListingState>): boolean {
  return isListed === true || Object.keys(prices).length > 0;
}
