import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { readOwnStanding } from "./read-own-standing.ts";
import { readStanding } from "./read-standing.ts";

export const reputationRoutes = [
  route(contract.readOwnStanding, readOwnStanding),
  route(contract.readStanding, readStanding),
];
