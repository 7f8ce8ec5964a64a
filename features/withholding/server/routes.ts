import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { listDeposits } from "./list-deposits.ts";
import { payDeposit } from "./pay-deposit.ts";
import { readOwnWithheld } from "./read-own-withheld.ts";
import { readWithheld } from "./read-withheld.ts";
import { receiveRefund } from "./receive-refund.ts";
import { takeBackDeposit } from "./take-back-deposit.ts";

export const withholdingRoutes = [
  route(contract.readWithheld, readWithheld),
  route(contract.listDeposits, listDeposits),
  route(contract.payDeposit, payDeposit),
  route(contract.receiveTaxRefund, receiveRefund),
  route(contract.takeBackDeposit, takeBackDeposit),
  route(contract.readOwnWithheld, readOwnWithheld),
];
