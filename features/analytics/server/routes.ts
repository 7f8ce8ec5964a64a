import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { chooseConsent } from "./choose-consent.ts";
import { countPurchase } from "./count-purchase.ts";
import { readConsent } from "./read-consent.ts";

export const analyticsRoutes = [
  route(contract.readConsent, readConsent),
  route(contract.chooseConsent, chooseConsent),
  route(contract.countPurchase, countPurchase),
];
