import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { readOwnBusiness } from "./read-own-business.ts";
import { renameTown } from "./rename-town.ts";

export const sellingRoutes = [
  route(contract.readOwnBusiness, readOwnBusiness),
  route(contract.renameTown, renameTown),
];
