import * as contract from "@santha/contract/withholding";
import { route } from "#platform/route";
import { readWithheld } from "./read-withheld.ts";

export const withholdingRoutes = [route(contract.readWithheld, readWithheld)];
