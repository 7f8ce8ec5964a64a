export { registerSeller, type SellerRegistration } from "./register-seller.ts";
export type { Licence, LicenceKind, ShippingRate } from "./selling.queries.ts";
export { joinDelivery, readSellerNames, sellersServing } from "./serving.queries.ts";
export { readSellerTerms, type SellerTerms, type ShippingTerms, type TermsAsked } from "./terms.queries.ts";
