export { joinBestOffer, type OfferAsked, ownPinCode } from "./best-offer.queries.ts";
