import { isWithinMrp } from "#features/catalogue/server";
import { faultOfBreaks } from "#features/store/contract/price-breaks.ts";
import { type ListingState, listingTerms, typedPriceBreaks } from "../contract/listings.ts";
import type { RowRefusal } from "./change-listings.ts";
import { changedTerms, offersAnew } from "./listing-change.policy.ts";
import type { PackOfSeller } from "./packs.queries.ts";

const terms = ["priceInPaise", "mrpInPaise", "commissionInPaise", "onHand"] as const;

/** Why a single change or offer of this pack with these terms would be refused now; null: it would not. */
export function refusalOfTerms(
  { hasLicence, isSuspended, listing }: PackOfSeller,
  wished: ListingState,
): RowRefusal | null {
  const wrong = unreadableTerm(wished);
  if (wrong !== undefined) return { code: `assortment/${wrong}`, field: wrong };
  if (isSuspended && (listing === null || offersAnew(changedTerms(listing, wished))))
    return { code: "assortment/suspended" };
  const isPutOnSale = listing === null || (wished.isListed && !listing.isListed);
  if (isPutOnSale && !hasLicence) return { code: "assortment/licence-missing" };
  const wrongPrices = refusalOfPrices(wished);
  if (wrongPrices) return wrongPrices;
  const taken = listing ? listing.inOrders + listing.inCheckout : 0;
  if (listing && wished.onHand < listing.onHand && wished.onHand < taken)
    return { code: "catalogue/stock-below-taken", field: "onHand", values: { taken } };
  return null;
}

/** The first term whose value alone is no price, count or list of price breaks. */
function unreadableTerm(wished: ListingState): string | undefined {
  const term = terms.find((each) => !listingTerms.shape[each].safeParse(wished[each]).success);
  return term ?? (typedPriceBreaks.safeParse(wished.priceBreaks).success ? undefined : "priceBreaks");
}

function refusalOfPrices(wished: ListingState): RowRefusal | null {
  // A rule gives no more than the printed price leaves.
  if (!isWithinMrp(wished.isCommissionByRule ? { ...wished, commissionInPaise: 0 } : wished)) {
    const field = wished.priceInPaise > wished.mrpInPaise ? "priceInPaise" : "commissionInPaise";
    return { code: "catalogue/price-above-mrp", field };
  }
  const { priceInPaise: singlePriceInPaise, priceBreaks } = wished;
  if (faultOfBreaks({ singlePriceInPaise, priceBreaks }))
    return { code: "catalogue/price-breaks", field: "priceBreaks" };
  return null;
}
