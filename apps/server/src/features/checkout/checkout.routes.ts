import * as contract from "@santha/contract/checkout";
import * as assist from "@santha/contract/checkout-assist";
import { route } from "#platform/route";
import { giveConsent, requestConsent, withdrawConsent } from "./ask-consent.ts";
import { checkDelivery } from "./check-delivery.ts";
import { chooseAddress, chooseSavedAddress } from "./choose-address.ts";
import { chooseAssist } from "./choose-assist.ts";
import { chooseCoupon, removeCoupon } from "./choose-coupon.ts";
import { holdStock } from "./hold-stock.ts";
import { listFarmers } from "./list-farmers.ts";
import { openDraft } from "./open-draft.ts";
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
  route(assist.chooseAssist, chooseAssist),
  route(assist.listFarmers, listFarmers),
  route(assist.requestConsent, requestConsent),
  route(assist.giveConsent, giveConsent),
  route(assist.withdrawConsent, withdrawConsent),
  route(assist.openDraft, openDraft),
];
