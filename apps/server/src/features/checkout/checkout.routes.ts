import * as contract from "@santha/contract/checkout";
import { route } from "#platform/route";
import { checkDelivery } from "./check-delivery.ts";
import { chooseAddress, chooseSavedAddress } from "./choose-address.ts";
import { chooseCoupon, removeCoupon } from "./choose-coupon.ts";
import { holdStock } from "./hold-stock.ts";
import { placeOrder } from "./place-order.ts";
import { readCheckout } from "./read-checkout.ts";

export const checkoutRoutes = [
  route(contract.readCheckout, readCheckout),
  route(contract.chooseAddress, chooseAddress),
  route(contract.chooseSavedAddress, chooseSavedAddress),
  route(contract.checkDelivery, checkDelivery),
  route(contract.chooseCoupon, chooseCoupon),
  route(contract.removeCoupon, removeCoupon),
  route(contract.holdStock, holdStock),
  route(contract.placeOrder, placeOrder),
];
