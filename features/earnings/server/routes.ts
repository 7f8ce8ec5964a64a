import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { listAccounts } from "./list-accounts.ts";
import { listPendingPayments } from "./list-pending-payments.ts";
import { readEarnings } from "./read-earnings.ts";

export const earningsRoutes = [
  route(contract.readEarnings, readEarnings),
  route(contract.listAccounts, listAccounts),
  route(contract.listPendingPayments, listPendingPayments),
];
