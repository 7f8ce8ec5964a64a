import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import * as batches from "../contract-batches.ts";
import { makeBatch } from "./batches/make-batch.ts";
import { markFailed } from "./batches/mark-failed.ts";
import { markPaid } from "./batches/mark-paid.ts";
import { markReturned } from "./batches/mark-returned.ts";
import { previewBatch } from "./batches/preview-batch.ts";
import { readBankFile } from "./batches/read-bank-file.ts";
import { takeBackApproval } from "./batches/take-back-approval.ts";
import { readDesk } from "./read-desk.ts";
import { readOwnPayouts } from "./read-own-payouts.ts";
import { saveAccount } from "./save-account.ts";
import { readStatement } from "./statement/read-statement.ts";

export const payoutsRoutes = [
  route(contract.readOwnPayouts, readOwnPayouts),
  route(contract.saveAccount, saveAccount),
  route(contract.readStatement, readStatement),
  route(contract.readDesk, readDesk),
  route(batches.previewBatch, previewBatch),
  route(batches.takeBackPayoutApproval, takeBackApproval),
  route(contract.makeBatch, makeBatch),
  route(contract.readBankFile, readBankFile),
  route(contract.markPaid, markPaid),
  route(contract.markFailed, markFailed),
  route(contract.markReturned, markReturned),
];
