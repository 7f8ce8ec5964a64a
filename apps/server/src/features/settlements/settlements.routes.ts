import * as contract from "@santha/contract/settlements";
import { route } from "#platform/route";
import { findSellers } from "./find-sellers.ts";
import { listSettlements } from "./list-settlements.ts";
import { moveSettlement } from "./move-settlement.ts";
import { payBackCredit } from "./pay-back-credit.ts";
import { readOwnDebt } from "./read-own-debt.ts";
import { receiveFromSeller } from "./receive-from-seller.ts";

export const settlementsRoutes = [
  route(contract.listSettlements, listSettlements),
  route(contract.moveSettlement, moveSettlement),
  route(contract.findSellers, findSellers),
  route(contract.payBackCredit, payBackCredit),
  route(contract.receiveFromSeller, receiveFromSeller),
  route(contract.readOwnDebt, readOwnDebt),
];
