import { faultOfBreaks } from "#features/store/contract/price-breaks.ts";
import type { ListingTerms } from "./listing.queries.ts";
import { type ListingRefusal, refuseListing } from "./listing-refusals.ts";

type Prices = Pick<ListingTerms, "priceInPaise" | "mrpInPaise" | "commissionInPaise">;

/** Price and an agent's commission together never exceed the printed maximum price. */
export function isWithinMrp(terms: Prices) {
  return terms.priceInPaise + terms.commissionInPaise <= terms.mrpInPaise;
}

/** Why the terms break the printed maximum price, beside the price where that alone is too high, else the margin. */
function refusalAboveMrp(terms: Prices): ListingRefusal | null {
  if (isWithinMrp(terms)) return null;
  const field = terms.priceInPaise > terms.mrpInPaise ? "priceInPaise" : "commissionInPaise";
  return { code: "catalogue/price-above-mrp", field };
}

/** Why these prices cannot be asked, beside the price, margin or break at fault; null: they can. */
export function refusalOfPrices(
  terms: Prices & Pick<ListingTerms, "priceBreaks" | "isCommissionByRule">,
): ListingRefusal | null {
  // A rule gives no more than the printed price leaves.
  const aboveMrp = refusalAboveMrp(terms.isCommissionByRule ? { ...terms, commissionInPaise: 0 } : terms);
  if (aboveMrp) return aboveMrp;
  const { priceInPaise: singlePriceInPaise, priceBreaks } = terms;
  const fault = faultOfBreaks({ singlePriceInPaise, priceBreaks });
  return fault && { code: "catalogue/price-breaks", field: `priceBreaks.${fault.at}.${fault.term}` };
}

/** Refuses prices that cannot be asked. @throws AppError `catalogue/price-above-mrp`, `catalogue/price-breaks`. */
export function refuseWrongPrices(terms: Parameters<typeof refusalOfPrices>[0]): void {
  const refusal = refusalOfPrices(terms);
  if (refusal) refuseListing(refusal.code, refusal);
}
