export {
  joinBestOffer,
  type OfferAsked,
  offersHolding,
} from "./best-offer.queries.ts";
