import { type Clock, timeInIndia } from "../../clock.ts";
import type { Database } from "../../data/client.ts";
import type { Ids } from "../../ids.ts";
import {
  findStandInPayment,
  insertStandInPayment,
  insertStandInRefund,
  listStandInRefunds,
  type StandInPayment,
} from "./fake-payu.queries.ts";
import { payuRoutes, rupeeText } from "./payu.ts";
import { paiseOf } from "./payu-answers.ts";
import {
  commandHash,
  isSameText,
  type PayuFields,
  type PayuKeys,
  requestHash,
  responseHash,
} from "./payu-hash.ts";

/** The stand-in's own merchant; nobody else's, and worth nothing. */
export const fakePayuKeys: PayuKeys = { key: "SANTHA", salt: "stand-in-salt", isSplit: false };
export const standInPage = "/fake-payu/_payment";

/** What a payer can choose at the stand-in's page. */
export const standInOutcomes = {
  success: { status: "success", unmappedStatus: "captured" },
  failure: { status: "failure", unmappedStatus: "failed" },
  cancel: { status: "failure", unmappedStatus: "userCancelled" },
  pending: { status: "pending", unmappedStatus: "initiated" },
  /** Dropped now; the bank sends the money after a while. */
  late: { status: "failure", unmappedStatus: "dropped" },
} as const;
export type StandInOutcome = keyof typeof standInOutcomes;

const lateAfterInMilliseconds = 40 * 60_000;
const bankTimeInMilliseconds = 20_000;
const refundTimeInMilliseconds = 5_000;

export interface StandInParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Our own stand-in for PayU: the same forms, commands and hashes, without a network. */
export interface FakePayu {
  /** Answers a server command as PayU would. */
  command(fields: PayuFields): Promise<unknown>;
  /** Whether the form asks for a payment, leads back to this site and carries the right hash. */
  accepts(form: PayuFields): boolean;
  /** The payer's choice; gives the signed fields that PayU posts to surl, furl and webhook. */
  choose(form: PayuFields, outcome: StandInOutcome, mode: string, failsRefunds: boolean): Promise<PayuFields>;
}

export function fakePayu(parts: StandInParts): FakePayu {
  return {
    command: (fields) => answerCommand(parts, fields),
    accepts: (form) =>
      form["surl"] === payuRoutes.done &&
      form["furl"] === payuRoutes.failed &&
      form["key"] === fakePayuKeys.key &&
      isSameText(requestHash(fakePayuKeys, form), form["hash"] ?? ""),
    async choose(form, outcome, mode, failsRefunds) {
      const now = parts.clock.now();
      const succeedsIn = { pending: bankTimeInMilliseconds, late: lateAfterInMilliseconds }[String(outcome)];
      await insertStandInPayment(parts.database, {
        txnid: form["txnid"] ?? "",
        mihpayid: `4039937155${parts.ids.digits(10)}`,
        form,
        ...standInOutcomes[outcome],
        mode,
        bankRefNum: outcome === "cancel" ? null : parts.ids.digits(12),
        succeedsAt: succeedsIn === undefined ? null : new Date(now.getTime() + succeedsIn),
        failsRefunds,
        addedOn: now,
      });
      const payment = await findStandInPayment(parts.database, { txnid: form["txnid"] ?? "" });
      if (!payment) throw new Error("the stand-in has forgotten a payment");
      return reportOf(standingNow(payment, now));
    },
  };
}

/** A payment whose money comes later has come once its time is there. */
function standingNow(payment: StandInPayment, now: Date): StandInPayment {
  const hasCome = payment.succeedsAt !== null && payment.succeedsAt.getTime() <= now.getTime();
  return hasCome ? { ...payment, ...standInOutcomes.success } : payment;
}

/** The fields of surl, furl and webhook, signed. */
function reportOf(payment: StandInPayment): PayuFields {
  const names = ["txnid", "amount", "productinfo", "firstname", "email", "phone", "udf1", "udf5", "key"];
  const fields = {
    ...Object.fromEntries(names.map((name) => [name, payment.form[name] ?? ""])),
    mihpayid: payment.mihpayid,
    mode: payment.mode,
    status: payment.status,
    unmappedstatus: payment.unmappedStatus,
    addedon: timeInIndia(payment.addedOn),
    bank_ref_num: payment.bankRefNum ?? "",
    PG_TYPE: "stand-in",
    error_Message: payment.status === "failure" ? "Payment was not made" : "No Error",
  };
  return { ...fields, hash: responseHash(fakePayuKeys, fields) };
}

async function answerCommand(parts: StandInParts, fields: PayuFields): Promise<unknown> {
  const { command = "", var1 = "", hash = "" } = fields;
  if (!isSameText(commandHash(fakePayuKeys, command, var1), hash)) return { status: 0, msg: "Invalid Hash." };
  if (command === "verify_payment") return verifyAnswer(parts, var1);
  if (command === "cancel_refund_transaction") return refundAnswer(parts, fields);
  if (command === "check_action_status") return refundsAnswer(parts, var1);
  return { status: 0, msg: "Invalid command" };
}

async function verifyAnswer({ database, clock }: StandInParts, txnid: string): Promise<unknown> {
  const found = await findStandInPayment(database, { txnid });
  if (!found) {
    const nothing = { mihpayid: "Not Found", status: "Not Found" };
    return {
      status: 0,
      msg: "0 out of 1 Transactions Fetched Successfully",
      transaction_details: { [txnid]: nothing },
    };
  }
  const payment = standingNow(found, clock.now());
  const amount = payment.form["amount"] ?? "";
  const details = {
    txnid,
    mihpayid: payment.mihpayid,
    bank_ref_num: payment.bankRefNum,
    amt: amount,
    transaction_amount: amount,
    net_amount_debit: payment.status === "success" ? amount : "0.00",
    mode: payment.mode,
    status: payment.status,
    unmappedstatus: payment.unmappedStatus,
    addedon: timeInIndia(payment.addedOn),
  };
  return {
    status: 1,
    msg: "1 out of 1 Transactions Fetched Successfully",
    transaction_details: { [txnid]: details },
  };
}

async function refundAnswer({ database, clock, ids }: StandInParts, fields: PayuFields): Promise<unknown> {
  const { var1: mihpayid = "", var2: token = "", var3 = "", var5: callback = "" } = fields;
  const payment = await findStandInPayment(database, { mihpayid });
  const amountInPaise = paiseOf(var3);
  const refunds = await listStandInRefunds(database, mihpayid);
  if (refunds.some((refund) => refund.token === token)) return { status: 0, msg: "token already used" };
  const refunded = refunds.reduce((sum, refund) => sum + refund.amountInPaise, 0);
  const captured = payment && standingNow(payment, clock.now()).status === "success";
  const most = captured ? paiseOf(payment.form["amount"] ?? "") - refunded : 0;
  if (!(amountInPaise > 0 && amountInPaise <= most)) return { status: 0, msg: "Invalid amount" };
  const requestId = ids.digits(9);
  const refund = { token, requestId, mihpayid, amountInPaise, callback, askedAt: clock.now() };
  const isNew = await insertStandInRefund(database, refund);
  return isNew
    ? { status: 1, msg: "Refund Request Queued", request_id: requestId, mihpayid, error_code: 102 }
    : { status: 0, msg: "token already used" };
}

async function refundsAnswer({ database, clock }: StandInParts, mihpayid: string): Promise<unknown> {
  const payment = await findStandInPayment(database, { mihpayid });
  const refunds = await listStandInRefunds(database, mihpayid);
  const end = payment?.failsRefunds ? "failure" : "success";
  const details = refunds.map((refund) => {
    const isOver = clock.now().getTime() - refund.askedAt.getTime() >= refundTimeInMilliseconds;
    const { token, requestId, amountInPaise } = refund;
    const bankArn = isOver && end === "success" ? `7499${requestId}` : null;
    const shown = {
      token,
      request_id: requestId,
      mihpayid,
      amt: rupeeText(amountInPaise),
      bank_arn: bankArn,
    };
    return [requestId, { ...shown, action: "refund", status: isOver ? end : "queued" }] as const;
  });
  return { status: 1, transaction_details: { [mihpayid]: Object.fromEntries(details) } };
}
