export {
  joinBestOffer,
  type OfferAsked,
  offersHolding,
} from "./best-offer.queries.ts";
export { endPastOffers } from "./end-past-offers.ts";
