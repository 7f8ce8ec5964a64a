import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import type { LocalizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { bankReference, financeReason, takenBack } from "#features/ledger/contract";

/**
 * What the law asks the operator to keep back for the state: GST collected at source from sellers, income tax
 * deducted at source from sellers' sales and from agents' margins.
 */
export const levies = ["gst-tcs", "income-tax-sales", "income-tax-commission"] as const;
export type Levy = (typeof levies)[number];

export const levyNames: Readonly<Record<Levy, LocalizedText>> = {
  "gst-tcs": { en: "GST collected at source (TCS)", te: "అమ్మకాలపై ఆపిన GST (TCS)" },
  "income-tax-sales": { en: "Income tax kept back (TDS)", te: "ఆపిన ఆదాయపు పన్ను (TDS)" },
  "income-tax-commission": { en: "Income tax kept back (TDS)", te: "ఆపిన ఆదాయపు పన్ను (TDS)" },
};

/** A tax that was kept back, with the rule that asks for it. */
export const withheld = z.object({ levy: z.enum(levies), amountInPaise: paise, law: z.string() });
export type Withheld = z.output<typeof withheld>;

const month = z.string().check(z.regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/));

export const readWithheld = endpoint({
  name: "withholding/read-withheld",
  summary:
    "Taxes kept back in one month, `yyyy-mm` in India, by law, person and rate, as a CSV file for the returns.",
  method: "GET",
  path: "/v2/admin/finance/withheld/{month}",
  permission: "finance",
  givesFile: "csv",
  params: z.object({ month }),
  answer: z.custom<FileBytes>(),
  errors: {},
});

/** What was kept back in a month (`2026-07`, in India) by one rule at the rate of its days; credits are taken off. */
export const withheldInMonth = z.object({
  month: z.string(),
  levy: z.enum(levies),
  law: z.string(),
  rateInBasisPoints: z.int(),
  /** What it was taken of. */
  baseInPaise: paise,
  amountInPaise: paise,
  /** Up to this much of a tax year nothing is taken of margins; above it of the whole year. Null: there is no limit. */
  limitInPaise: z.nullable(paise),
});
export type WithheldInMonth = z.output<typeof withheldInMonth>;

export const readOwnWithheld = endpoint({
  name: "withholding/read-own-withheld",
  summary:
    "Taxes kept back from the caller, as a seller or an agent, by month, law and rate, the newest month first.",
  method: "GET",
  path: "/v2/withheld",
  permission: "member",
  answer: z.object({ taxes: z.array(withheldInMonth) }),
  errors: {},
});

/** A note of a tax that was taken back: as it stood, with who did it, when and why. */
export const takenBackDeposit = z.extend(takenBack, {
  /** What the state had paid back; else it was noted as paid to it. */
  isRefund: z.boolean(),
  amountInPaise: paise,
  reference: z.string(),
  /** Noon in India, epoch milliseconds. */
  paidAt: z.int(),
});
export type TakenBackDeposit = z.output<typeof takenBackDeposit>;

/** What was kept back of a tax in a month, and what of it was paid to the state. */
export const deposit = z.object({
  month: z.string(),
  levy: z.enum(levies),
  /** Below 0 where more was given back in the month than kept back. */
  amountInPaise: paise,
  /** Of that, given back in the month; 0 or below. */
  givenBackInPaise: paise,
  /** Of months before, below zero, that are set off in this one; 0 or below. */
  carriedInPaise: paise,
  /** What is to be paid, or was: what was kept back with what is set off. 0 where that is below zero: it goes on to the next. */
  dueInPaise: paise,
  /** The month in which this one was set off, `yyyy-mm`; null: it was not. */
  setOffIn: z.nullable(z.string()),
  /** Below zero at the end of a tax year that is over: no later month takes it, it is claimed in the return. */
  isClaimed: z.boolean(),
  /** How much is claimed, above 0; 0 where nothing is, or it was paid back. */
  claimInPaise: paise,
  /** The last day for it, epoch milliseconds. */
  dueAt: z.int(),
  /** Nothing more comes to it: it can be paid. */
  isMonthOver: z.boolean(),
  paid: z.nullable(
    z.object({
      amountInPaise: paise,
      challan: z.string(),
      /** Noon in India, epoch milliseconds. */ paidAt: z.int(),
    }),
  ),
  /** What was claimed and the state has paid back, under the bank's number. */
  refunded: z.nullable(
    z.object({ amountInPaise: paise, reference: z.string(), /** Noon in India. */ refundedAt: z.int() }),
  ),
  /** What was noted of it and taken back, the first first. */
  takenBack: z.array(takenBackDeposit),
});
export type Deposit = z.output<typeof deposit>;
const deposits = z.object({ deposits: z.array(deposit) });

export const listDeposits = endpoint({
  name: "withholding/list-deposits",
  summary:
    "For finance: what was kept back of each tax in the last months, by when it is paid to the state, and what was paid, with what is still to be paid of older ones; newest first.",
  method: "GET",
  path: "/v2/admin/finance/withheld",
  permission: "finance",
  answer: deposits,
  errors: {},
});

export const payDeposit = endpoint({
  name: "withholding/pay-deposit",
  summary: "Finance has paid a month's tax to the state: noted once, under the number of its challan.",
  method: "POST",
  path: "/v2/admin/finance/withheld/{month}/{levy}/payment",
  permission: "finance",
  params: z.object({ month, levy: z.enum(levies) }),
  body: z.object({
    /** What finance saw as due, and has paid. */
    dueInPaise: paise,
    challan: bankReference,
    /** The day of the payment, `yyyy-mm-dd`. */
    paidOn: calendarDay,
  }),
  answer: deposits,
  success: "CREATED",
  errors: {
    "withholding/nothing-due": 409,
    "withholding/paid-before": 409,
    "withholding/sum-changed": 409,
    "withholding/wrong-day": 422,
    "withholding/reference-used": 409,
  },
});

export const receiveTaxRefund = endpoint({
  name: "withholding/receive-refund",
  summary:
    "Finance has found in the account what the state pays back of a tax that was claimed: noted once, under the bank's number.",
  method: "POST",
  path: "/v2/admin/finance/withheld/{month}/{levy}/refund",
  permission: "finance",
  params: z.object({ month, levy: z.enum(levies) }),
  body: z.object({
    /** What finance saw as claimed, and has found; interest is no part of it. */
    claimInPaise: paise,
    reference: bankReference,
    /** The day on which it came, `yyyy-mm-dd`. */
    refundedOn: calendarDay,
  }),
  answer: deposits,
  success: "CREATED",
  errors: {
    "withholding/nothing-claimed": 409,
    "withholding/paid-before": 409,
    "withholding/sum-changed": 409,
    "withholding/wrong-refund-day": 422,
    "withholding/reference-used": 409,
  },
});

export const takeBackDeposit = endpoint({
  name: "withholding/take-back-deposit",
  summary:
    "Finance takes back that a month's tax was paid to the state, or paid back by it, which it noted wrong: what was booked is undone, and the month is open again.",
  method: "POST",
  path: "/v2/admin/finance/withheld/{month}/{levy}/taken-back",
  permission: "finance",
  params: z.object({ month, levy: z.enum(levies) }),
  body: z.object({
    /** The number under which finance saw it noted. */
    reference: z.string().check(z.minLength(1), z.maxLength(60)),
    reason: financeReason,
  }),
  answer: deposits,
  success: "CREATED",
  errors: { "withholding/not-noted": 409 },
});
