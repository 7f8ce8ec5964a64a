import * as contract from "@santha/contract/settlements";
import { route } from "#platform/route";
import { listSettlements } from "./list-settlements.ts";
import { moveSettlement } from "./move-settlement.ts";

export const settlementsRoutes = [
  route(contract.listSettlements, listSettlements),
  route(contract.moveSettlement, moveSettlement),
];
