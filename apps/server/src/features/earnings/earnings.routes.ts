import * as contract from "@santha/contract/earnings";
import { route } from "#platform/route";
import { listAccounts } from "./list-accounts.ts";
import { listPendingPayments } from "./list-pending-payments.ts";
import { readEarnings } from "./read-earnings.ts";

export const earningsRoutes = [
  route(contract.readEarnings, readEarnings),
  route(contract.listAccounts, listAccounts),
  route(contract.listPendingPayments, listPendingPayments),
];
