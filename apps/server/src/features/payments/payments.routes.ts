import * as contract from "@santha/contract/payments";
import { route } from "#platform/route";
import { claimTransfer } from "./claim-transfer.ts";
import { readPayment } from "./read-payment.ts";
import { readTransfer } from "./read-transfer.ts";
import { recordPayment } from "./record-payment.ts";

export const paymentsRoutes = [
  route(contract.readPayment, readPayment),
  route(contract.recordPayment, recordPayment),
  route(contract.readTransfer, readTransfer),
  route(contract.claimTransfer, claimTransfer),
];
