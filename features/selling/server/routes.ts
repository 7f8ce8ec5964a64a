import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { readOwnBusiness } from "./read-own-business.ts";
import { renameTown } from "./rename-town.ts";
import {
  addShippingRate,
  changeShippingRate,
  listShippingRates,
  removeShippingRate,
} from "./shipping-rates.ts";
import { readSeller, reinstateSeller, suspendSeller } from "./suspension/suspend-seller.ts";

export const sellingRoutes = [
  route(contract.readOwnBusiness, readOwnBusiness),
  route(contract.renameTown, renameTown),
  route(contract.listShippingRates, listShippingRates),
  route(contract.addShippingRate, addShippingRate),
  route(contract.changeShippingRate, changeShippingRate),
  route(contract.removeShippingRate, removeShippingRate),
  route(contract.readSeller, readSeller),
  route(contract.suspendSeller, suspendSeller),
  route(contract.reinstateSeller, reinstateSeller),
];
