import * as contract from "@santha/contract/analytics";
import { route } from "#platform/route";
import { chooseConsent } from "./choose-consent.ts";
import { countPurchase } from "./count-purchase.ts";
import { readConsent } from "./read-consent.ts";

export const analyticsRoutes = [
  route(contract.readConsent, readConsent),
  route(contract.chooseConsent, chooseConsent),
  route(contract.countPurchase, countPurchase),
];
