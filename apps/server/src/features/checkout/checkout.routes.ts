import * as contract from "@santha/contract/checkout";
import { route } from "#platform/route";
import { chooseAddress } from "./choose-address.ts";
import { placeOrder } from "./place-order.ts";
import { readCheckout } from "./read-checkout.ts";

export const checkoutRoutes = [
  route(contract.readCheckout, readCheckout),
  route(contract.chooseAddress, chooseAddress),
  route(contract.placeOrder, placeOrder),
];
