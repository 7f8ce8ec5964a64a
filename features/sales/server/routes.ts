import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { listSellerAccounts } from "./list-accounts.ts";
import { listPurchases } from "./list-purchases.ts";
import { listSales } from "./list-sales.ts";
import { readSalesFile } from "./read-sales-file.ts";

export const salesRoutes = [
  route(contract.listSellerAccounts, listSellerAccounts),
  route(contract.listSales, listSales),
  route(contract.readSalesFile, readSalesFile),
  route(contract.listPurchases, listPurchases),
];
