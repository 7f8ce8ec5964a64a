export { type Licence, type LicenceKind, readSellerNames, type ShippingRate } from "./queries.ts";
export { registerSeller, type SellerRegistration } from "./register-seller.ts";
export { lockSeller, renewLicence } from "./renew-licence.queries.ts";
export {
  readSellerTerms,
  type SellerTerms,
  type ShippingTerms,
  type TermsAsked,
  type TermsAtPlace,
  termsAtPlace,
  termsFor,
} from "./terms.queries.ts";
