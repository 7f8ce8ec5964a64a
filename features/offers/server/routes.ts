import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { createOffer } from "./create-offer.ts";
import { endOffer } from "./end-offer.ts";
import { listOffers } from "./list-offers.ts";

export const offersRoutes = [
  route(contract.listOffers, listOffers),
  route(contract.createOffer, createOffer),
  route(contract.endOffer, endOffer),
];
