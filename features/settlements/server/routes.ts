import { route } from "#engine/server/http/route.ts";
import * as desk from "../contract/desk.ts";
import * as contract from "../contract.ts";
import { payBackCredit } from "./debts/pay-back-credit.ts";
import { readOwnDebt } from "./debts/read-own-debt.ts";
import { receiveFromSeller } from "./debts/receive-from-seller.ts";
import { findSellers } from "./find-sellers.ts";
import { listSettlements } from "./list-settlements.ts";
import { moveSettlement } from "./move-settlement.ts";
import { approveSettlements, previewSettlements, readSettlementDesk } from "./settlement-desk.ts";

export const settlementsRoutes = [
  route(contract.listSettlements, listSettlements),
  route(contract.moveSettlement, moveSettlement),
  route(desk.readSettlementDesk, readSettlementDesk),
  route(desk.previewSettlements, previewSettlements),
  route(desk.approveSettlements, approveSettlements),
  route(contract.findSellers, findSellers),
  route(contract.payBackCredit, payBackCredit),
  route(contract.receiveFromSeller, receiveFromSeller),
  route(contract.readOwnDebt, readOwnDebt),
];
