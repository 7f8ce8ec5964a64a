import * as contract from "@santha/contract/earnings";
import { route } from "#platform/route";
import { readEarnings } from "./read-earnings.ts";

export const earningsRoutes = [route(contract.readEarnings, readEarnings)];
