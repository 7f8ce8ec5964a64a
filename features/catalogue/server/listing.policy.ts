import type { ListingTerms } from "./listing.queries.ts";
import { refuseListing } from "./listing-refusals.ts";

type Prices = Pick<ListingTerms, "priceInPaise" | "mrpInPaise" | "commissionInPaise">;

/** Price and an agent's commission together never exceed the printed maximum price. */
export function isWithinMrp(terms: Prices) {
  return terms.priceInPaise + terms.commissionInPaise <= terms.mrpInPaise;
}

/**
 * Refuses terms above the printed maximum price, beside the price where that alone is too high, else beside the margin.
 * @throws AppError `catalogue/price-above-mrp`.
 */
export function refuseAboveMrp(terms: Prices): void {
  if (isWithinMrp(terms)) return;
  const field = terms.priceInPaise > terms.mrpInPaise ? "priceInPaise" : "commissionInPaise";
  refuseListing("catalogue/price-above-mrp", { field });
}
