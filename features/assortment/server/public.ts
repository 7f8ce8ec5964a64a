export { countOwnBatch } from "./batches/count-own-batch.ts";
export {
  type Changer,
  changeOwnListings,
  type OwnListingChange,
  offerOwnPacks,
  type RowRefusal,
} from "./change-listings.ts";
export { refusalOfTerms } from "./check-terms.policy.ts";
export { assortmentFields } from "./errors.ts";
export { changedTerms, termsToCompare } from "./listing-change.policy.ts";
export { findOwnSeller } from "./own-products.queries.ts";
export {
  type PackOfSeller,
  readOtherPacksAfter,
  readOwnPacksAfter,
  readPacks,
} from "./packs.queries.ts";
export { packsTyped, paiseTyped } from "./typed-figures.ts";
