import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { validateAdmin } from "./validate-admin.ts";

export const adminRoutes = [route(contract.validateAdmin, validateAdmin)];
