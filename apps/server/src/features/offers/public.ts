export {
  joinBestOffer,
  type OfferAsked,
  offersHolding,
  ownPinCode,
} from "./best-offer.queries.ts";
