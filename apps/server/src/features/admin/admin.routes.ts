import * as contract from "@santha/contract/admin";
import { route } from "#platform/route";
import { validateAdmin } from "./validate-admin.ts";

export const adminRoutes = [route(contract.validateAdmin, validateAdmin)];
