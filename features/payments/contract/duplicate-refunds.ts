import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { bankReference } from "#features/ledger/contract";
import { sendMethods } from "#features/orders/contract/refunds.ts";
import { bankAccount } from "./payments.ts";

/** Days after which a buyer is reminded of money that came to him twice, and again. */
export const daysBetweenTwiceReminders = 7;

/** A refund that finance sent another way and that the provider has paid after all: its buyer owes it back. */
export const duplicateRefund = z.object({
  token: z.string(),
  /** Null: money that became no order. */
  orderId: z.nullable(z.string()),
  txnid: z.string(),
  buyerName: z.string(),
  phone: z.string(),
  amountInPaise: paise,
  /** What of it has not come back. */
  owedInPaise: paise,
  /** How finance sent it, and under which number; null: the provider was asked a second time. */
  method: z.nullable(z.enum(sendMethods)),
  reference: z.nullable(z.string()),
  since: z.int(),
  daysOwed: z.int(),
});
export type DuplicateRefund = z.output<typeof duplicateRefund>;

/** The same as its buyer reads it, until all of it has come back. */
export const owedBack = z.object({
  amountInPaise: paise,
  owedInPaise: paise,
  /** The number under which finance had sent it; null: the provider was asked a second time. */
  reference: z.nullable(z.string()),
  /** Where it is to be sent; null: the operator has named no account, and calls. */
  account: z.nullable(bankAccount),
});
export type OwedBack = z.output<typeof owedBack>;

export const receiveDuplicateRefund = endpoint({
  name: "payments/receive-twice-refund",
  summary:
    "Finance has found money in the account that a buyer sends back of a refund that went out twice; what is more than he owes goes back to him as a refund of the order.",
  method: "POST",
  path: "/v2/finance/online-refunds/{token}/receipts",
  permission: "finance",
  params: z.object({ token: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  body: z.object({
    amountInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    reference: bankReference,
  }),
  answer: z.object({ token: z.string(), owedInPaise: paise }),
  success: "CREATED",
  errors: { "payments/refund-not-found": 404, "payments/reference-used": 409 },
});
