import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { languages } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { bankReference } from "#features/ledger/contract";

import { chosenAgents } from "./contract-batches.ts";

/** Less than this stays on the balance until more comes. */
export const leastPayoutInPaise = 100_00;

const upiId = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$/));
const accountNumber = z.string().check(z.trim(), z.regex(/^[0-9]{9,18}$/));
const ifsc = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{4}0[0-9A-Z]{6}$/));
/** As it stands in the bank's books; the bank's file takes no other signs. */
const typedHolder = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(/^[A-Za-z][A-Za-z0-9 .&'()/-]*$/));

/** Where an agent's margins, or what a seller gets for his orders, is paid to. */
export const payoutAccount = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("upi"), holder: z.string(), upiId }),
  z.object({ kind: z.literal("bank"), holder: z.string(), accountNumber, ifsc }),
]);
/** An account as somebody types it: what is wrong stands at its field. */
export const typedAccount = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("upi"), holder: typedHolder, upiId }),
  z.object({ kind: z.literal("bank"), holder: typedHolder, accountNumber, ifsc }),
]);
export type PayoutAccount = z.output<typeof payoutAccount>;

export const payoutStates = ["under-way", "paid", "failed", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];

/** A payout; times in epoch milliseconds, money in paise. */
export const payout = z.object({
  payoutId: z.int(),
  /** `PO-000012`, as it stands in the bank file. */
  number: z.string(),
  /** What is paid: what is due for the orders less the tax kept back. */
  amountInPaise: paise,
  /** Income tax at source, kept back for the state. */
  withheldInPaise: paise,
  state: z.enum(payoutStates),
  madeAt: z.int(),
  settledAt: z.nullable(z.int()),
  bankReference: z.nullable(z.string()),
  failedBecause: z.nullable(z.string()),
  /** Money that the bank had paid and that came back: when, and under which number; what it was for is due again. */
  returned: z.nullable(z.object({ reference: z.string(), /** Noon in India. */ returnedAt: z.int() })),
  lines: z.array(z.object({ orderId: z.string(), amountInPaise: paise, withheldInPaise: paise })),
});
export type Payout = z.output<typeof payout>;

/** What an agent sees of his payouts; a seller has an account only. */
export const ownPayouts = z.object({
  /** Earned, and to be paid out with the next batch; below 0 when it was taken back after it had been paid. */
  dueInPaise: paise,
  /** With Santha, but of orders that are not delivered yet. */
  pendingInPaise: paise,
  account: z.nullable(payoutAccount),
  payouts: z.array(payout),
  /** The running month in India, `yyyy-mm`: the latest that has a statement. */
  thisMonth: z.string(),
});
export type OwnPayouts = z.output<typeof ownPayouts>;

export const readOwnPayouts = endpoint({
  name: "payouts/read-own-payouts",
  summary: "What is to be paid out to the caller, where to, and his latest payouts with their orders.",
  method: "GET",
  path: "/v2/payouts",
  permission: "agent-or-seller",
  answer: ownPayouts,
  errors: {},
});

export const saveAccount = endpoint({
  name: "payouts/save-account",
  summary: "Keeps where the caller is paid to, as an agent or a seller; told by text message.",
  method: "PUT",
  path: "/v2/payouts/account",
  permission: "agent-or-seller",
  body: typedAccount,
  answer: ownPayouts,
  errors: {},
});

export const readStatement = endpoint({
  name: "payouts/read-statement",
  summary: "The caller's margins and payouts of one month, `yyyy-mm` in India, as a PDF file.",
  method: "GET",
  path: "/v2/payouts/statements/{month}",
  permission: "agent",
  givesFile: "pdf",
  params: z.object({ month: z.string().check(z.regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/)) }),
  query: z.object({ language: z.optional(z.enum(languages)) }),
  answer: z.custom<FileBytes>(),
  errors: { "payouts/month-not-begun": 422 },
});

const forFinance = z.extend(payout, {
  person: z.object({ firstName: z.string(), mobileNo: z.string() }),
  account: payoutAccount,
});
export type FinancePayout = z.output<typeof forFinance>;

export const payoutBatch = z.object({
  batchId: z.int(),
  madeAt: z.int(),
  totalInPaise: paise,
  payouts: z.array(forFinance),
});
export type PayoutBatch = z.output<typeof payoutBatch>;

/** What finance works with: who is owed what, and the latest batches. */
export const payoutDesk = z.object({
  due: z.array(
    z.object({
      firstName: z.string(),
      mobileNo: z.string(),
      dueInPaise: paise,
      hasAccount: z.boolean(),
      /** A payout of his is with the bank; the next waits for it. */
      isUnderWay: z.boolean(),
      orders: z.int(),
      /** Whether two people have to approve it, and who of them has. */
      needsTwo: z.boolean(),
      firstApproval: z.nullable(z.object({ by: z.string(), isOwn: z.boolean() })),
    }),
  ),
  /** What a batch that is made now takes: what is due to those who can be paid. */
  payableInPaise: paise,
  /** Stands for whom it pays, for which orders and how much of each. */
  fingerprint: z.string(),
  batches: z.array(payoutBatch),
  /** The running month, `yyyy-mm`, while the operator keeps taxes back; null while he does not. */
  taxMonth: z.nullable(z.string()),
});
export type PayoutDesk = z.output<typeof payoutDesk>;

export const readDesk = endpoint({
  name: "payouts/read-desk",
  summary: "Who is owed how much, and the latest batches of payouts.",
  method: "GET",
  path: "/v2/finance/payouts",
  permission: "finance",
  answer: payoutDesk,
  errors: {},
});

export const makeBatch = endpoint({
  name: "payouts/make-batch",
  summary: "Makes payouts of all that is due to agents who have named an account.",
  method: "POST",
  path: "/v2/finance/payouts/batches",
  permission: "finance",
  /** With what finance saw that a batch pays. */
  body: z.object({ fingerprint: z.string().check(z.maxLength(100)), mobileNos: chosenAgents }),
  answer: payoutDesk,
  success: "CREATED",
  isIdempotent: true,
  errors: { "payouts/nothing-due": 409, "payouts/batch-changed": 409 },
});

const rowId = z.coerce.number<string | number>().check(z.int(), z.positive());

export const readBankFile = endpoint({
  name: "payouts/read-bank-file",
  summary: "The payouts of a batch that are under way, as a CSV file for the bank.",
  method: "GET",
  path: "/v2/finance/payouts/batches/{batchId}/bank-file",
  permission: "finance",
  givesFile: "csv",
  params: z.object({ batchId: rowId }),
  answer: z.custom<FileBytes>(),
  errors: { "payouts/not-found": 404 },
});

export const markPaid = endpoint({
  name: "payouts/mark-paid",
  summary: "Notes that the bank has paid a payout, under the bank's own number; once.",
  method: "POST",
  path: "/v2/finance/payouts/{payoutId}/paid",
  permission: "finance",
  params: z.object({ payoutId: rowId }),
  body: z.object({
    bankReference: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{6,22}$/)),
  }),
  answer: payoutDesk,
  errors: { "payouts/not-found": 404, "payouts/settled": 409, "payouts/reference-used": 409 },
});

export const markFailed = endpoint({
  name: "payouts/mark-failed",
  summary: "Notes that the bank has not paid a payout, and why; what it was for is due again.",
  method: "POST",
  path: "/v2/finance/payouts/{payoutId}/failed",
  permission: "finance",
  params: z.object({ payoutId: rowId }),
  body: z.object({ because: paragraphs(3, 200) }),
  answer: payoutDesk,
  errors: { "payouts/not-found": 404, "payouts/settled": 409 },
});

export const markReturned = endpoint({
  name: "payouts/mark-returned",
  summary:
    "Notes that a payout which the bank had paid came back, once, under the bank's number of what came; what it was for is due again.",
  method: "POST",
  path: "/v2/finance/payouts/{payoutId}/returned",
  permission: "finance",
  params: z.object({ payoutId: rowId }),
  body: z.object({
    reference: bankReference,
    /** The day on which it came back, `yyyy-mm-dd`. */
    returnedOn: calendarDay,
  }),
  answer: payoutDesk,
  errors: {
    "payouts/not-found": 404,
    "payouts/not-paid": 409,
    "payouts/wrong-day": 422,
    "payouts/reference-used": 409,
  },
});

export * from "./contract-batches.ts";
