import * as contract from "@santha/contract/selling";
import { route } from "#platform/route";
import { readOwnBusiness } from "./read-own-business.ts";
import { renameTown } from "./rename-town.ts";

export const sellingRoutes = [
  route(contract.readOwnBusiness, readOwnBusiness),
  route(contract.renameTown, renameTown),
];
