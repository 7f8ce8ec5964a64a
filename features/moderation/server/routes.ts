import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract/cases.ts";
import { decideCase } from "./deciding/decide-case.ts";
import { listCases } from "./deciding/list-cases.ts";
import { appealCase } from "./own/appeal-case.ts";
import { readOwnCase } from "./own/read-own-case.ts";

export const moderationRoutes = [
  route(contract.listCases, listCases),
  route(contract.decideCase, decideCase),
  route(contract.readOwnCase, readOwnCase),
  route(contract.appealCase, appealCase),
];
