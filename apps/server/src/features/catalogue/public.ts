export { insertCategory, insertGroup, type NewPack, upsertGstRate } from "./catalogue.queries.ts";
export { changeListing, type ListingChange } from "./change-listing.ts";
export { createListing, type NewListing } from "./create-listing.ts";
export { createProduct, type NewProduct } from "./create-product.ts";
export {
  type ListingForSale,
  type ListingsAsked,
  lockListingsForSale,
  readListingsForSale,
} from "./for-sale.queries.ts";
export { searchPatternsOf } from "./search-text.ts";
export type { StockWanted } from "./stock.queries.ts";
export {
  type StoredFact,
  type StoredSkuAttribute,
  skuAttributesOf,
} from "./stored-attributes.ts";
export { dispatchStock, releaseStock, takeStock } from "./take-stock.ts";
