import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { listRewardCoupons } from "./list-reward-coupons.ts";
import { readCouponSummary } from "./read-summary.ts";
import { readTerms } from "./read-terms.ts";

export const couponsRoutes = [
  route(contract.listRewardCoupons, listRewardCoupons),
  route(contract.readCouponSummary, readCouponSummary),
  route(contract.readCouponTerms, readTerms),
];
