import * as contract from "@santha/contract/payouts";
import { route } from "#platform/route";
import { makeBatch } from "./make-batch.ts";
import { markFailed } from "./mark-failed.ts";
import { markPaid } from "./mark-paid.ts";
import { markReturned } from "./mark-returned.ts";
import { readBankFile } from "./read-bank-file.ts";
import { readDesk } from "./read-desk.ts";
import { readOwnPayouts } from "./read-own-payouts.ts";
import { readStatement } from "./read-statement.ts";
import { saveAccount } from "./save-account.ts";

export const payoutsRoutes = [
  route(contract.readOwnPayouts, readOwnPayouts),
  route(contract.saveAccount, saveAccount),
  route(contract.readStatement, readStatement),
  route(contract.readDesk, readDesk),
  route(contract.makeBatch, makeBatch),
  route(contract.readBankFile, readBankFile),
  route(contract.markPaid, markPaid),
  route(contract.markFailed, markFailed),
  route(contract.markReturned, markReturned),
];
