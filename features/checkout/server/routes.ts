import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract/checkout.ts";
import * as assist from "../contract/checkout-assist.ts";
import { giveConsent, requestConsent, withdrawConsent } from "./assist/ask-consent.ts";
import { chooseAssist } from "./assist/choose-assist.ts";
import { listFarmers } from "./assist/list-farmers.ts";
import { checkDelivery } from "./check-delivery.ts";
import { chooseAddress, chooseSavedAddress } from "./choose-address.ts";
import { chooseCoupon, removeCoupon } from "./choose-coupon.ts";
import { holdStock } from "./hold-stock.ts";
import { openDraft } from "./open-draft.ts";
import { placeOrder } from "./placing/place-order.ts";
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
