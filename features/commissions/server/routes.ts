import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { addRule, listRules } from "./rules.ts";

export const commissionsRoutes = [
  route(contract.listCommissionRules, listRules),
  route(contract.addCommissionRule, addRule),
];
