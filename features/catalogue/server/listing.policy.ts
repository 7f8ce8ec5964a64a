import type { ListingTerms } from "./listing.queries.ts";

/** Price and an agent's commission together never exceed the printed maximum price. */
export function isWithinMrp(terms: Pick<ListingTerms, "priceInPaise" | "mrpInPaise" | "commissionInPaise">) {
  return terms.priceInPaise + terms.commissionInPaise <= terms.mrpInPaise;
}
