export { insertCategory, insertGroup, type NewPack, upsertGstRate } from "./catalogue.queries.ts";
export { changeListing, type ListingChange } from "./change-listing.ts";
export { createListing, type NewListing } from "./create-listing.ts";
export { createProduct, type NewProduct } from "./create-product.ts";
export { findMeanings, isGuessed, type Meaning, typedWords } from "./find-meanings.ts";
export {
  type ListingForSale,
  type ListingsAsked,
  readListingsForSale,
} from "./for-sale.queries.ts";
export { endHoldOf } from "./hold.queries.ts";
export { holdStock } from "./hold-stock.ts";
export { isWithinMrp } from "./listing.policy.ts";
export { lockListingsForBuyer, readListingsForBuyer } from "./listings-for-buyer.ts";
export { isSize } from "./search-words.ts";
export { type Sought, seekGoods } from "./seek-goods.ts";
export type { StockWanted } from "./stock.queries.ts";
export {
  factsOf,
  type StoredFact,
  type StoredSkuAttribute,
  skuAttributesOf,
} from "./stored-attributes.ts";
export { dispatchStock, releaseStock, restock, takeStock } from "./take-stock.ts";
