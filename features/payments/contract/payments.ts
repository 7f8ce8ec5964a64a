import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { pictureKey } from "#features/files/contract/files.ts";
import { referenceLengths } from "#features/ledger/contract";

/** How money can have been handed over outside of the app. */
export const paidThroughWays = ["Bank Transfer", "UPI", "Cash"] as const;
export const paidThrough = z.enum(paidThroughWays);
export type PaidThrough = z.output<typeof paidThrough>;

/** Where a claimed payment stands, in the words of the wire. */
export const claimStatuses = ["Waiting for confirmation", "Confirmed", "Not received"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/**
 * A payment that the buyer has entered (ENT-024). `mihpayid` is its reference, `addedon` the moment in Indian time as
 * `yyyy-MM-dd HH:mm:ss`, `amount` in rupees: what came, or what was entered as long as nothing did.
 */
export const partialPayment = z.object({
  mihpayid: z.string(),
  addedon: z.string(),
  amount: z.number(),
  paidThrough: z.string(),
  status: z.enum(claimStatuses),
  /** What of the entered amount did not come, in rupees, where a part did. */
  notReceived: z.optional(z.number()),
  /** Address of the photo of the receipt, where the payer added one; shown to him and to finance. */
  proof: z.optional(z.string()),
});
export type PartialPayment = z.output<typeof partialPayment>;

/** Where a transfer goes to: the operator's account. */
export const bankAccount = z.object({
  holder: z.string(),
  number: z.string(),
  ifsc: z.string(),
  bank: z.string(),
});
export type BankAccount = z.output<typeof bankAccount>;

/** By whom and how money was received: by the operator online or by transfer, by the seller in cash. */
const receivedBy = z.enum(["online", "transfer", "cash"]);

/**
 * What is due on an order; whole paise. `claimableInPaise` is the balance without what waits for confirmation and without
 * the margin, which nobody enters.
 */
export const orderPayment = z.object({
  orderId: z.string(),
  mode: z.string(),
  /** A practice order: nothing is ever paid for it. */
  dummyOrder: z.boolean(),
  /** Whether a payment can be entered at all: cash on delivery or bank transfer, not cancelled, no practice order. */
  isOffered: z.boolean(),
  /** How it can have been paid. */
  ways: z.array(paidThrough),
  /** It is over: nothing is owed on it, whatever was paid. */
  isCancelled: z.boolean(),
  /** The money that it waited for never came: nothing is owed on it any more. */
  isEndedUnpaid: z.boolean(),
  isDelivered: z.boolean(),
  totalInPaise: paise,
  /** The agent's margin where his customer pays it online together with the order; else 0. */
  marginInPaise: paise,
  /** What has come of both, also what goes back. */
  paidInPaise: paise,
  /** What is back with the payer, and what is owed to him or on its way. */
  returnedInPaise: paise,
  returningInPaise: paise,
  /** What is still to be paid of both. */
  balanceInPaise: paise,
  /** The part of it that is the margin. */
  marginDueInPaise: paise,
  /** The margin that the agent takes from his customer himself, beside what is still to be paid; else 0. */
  ownMarginInPaise: paise,
  claimableInPaise: paise,
  /** What of the money has come, as the books have it, oldest first; `at` in epoch milliseconds. */
  received: z.array(z.object({ by: receivedBy, amountInPaise: paise, at: z.int() })),
  /** Where to transfer what is still claimable; null: nothing is, or there is no account. */
  payInto: z.nullable(
    z.object({
      account: bankAccount,
      /** What is to stand in the remarks of the transfer. */
      reference: z.string(),
      /** Until when the money has to be on its way while the order waits for it; null: it does not. */
      payBefore: z.nullable(z.int()),
    }),
  ),
  partialPayments: z.array(partialPayment),
});
export type OrderPayment = z.output<typeof orderPayment>;

const params = z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) });

export const readPayment = endpoint({
  name: "payments/read-payment",
  summary: "What is due on an order of the caller, and the payments that were entered for it.",
  method: "GET",
  path: "/v2/orders/{orderId}/payments",
  permission: "member",
  params,
  answer: orderPayment,
  errors: { "payments/order-not-found": 404 },
});

export const recordPayment = endpoint({
  name: "payments/record-payment",
  summary:
    "Enters a payment that the caller has made for an order; it counts once it is confirmed. Answers what is due then.",
  method: "POST",
  path: "/v2/orders/{orderId}/payments",
  permission: "member",
  params,
  body: z.object({
    amountInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    paidThrough,
    reference: z
      .string()
      .check(
        z.trim(),
        z.minLength(referenceLengths.least),
        z.maxLength(referenceLengths.most),
        z.regex(/^[0-9A-Za-z][0-9A-Za-z /-]*$/),
      ),
    /** A photo of the receipt, uploaded before as a private picture. */
    pictureKey: z.optional(pictureKey),
  }),
  answer: orderPayment,
  success: "CREATED",
  isIdempotent: true,
  errors: {
    "payments/order-not-found": 404,
    "payments/not-offered": 409,
    "payments/no-cash": 422,
    "payments/more-than-due": 422,
    "payments/picture-not-found": 422,
    "payments/reference-entered-before": 409,
  },
});

/** What is to be transferred for a whole master order, with one transfer. */
export const transfer = z.object({
  masterId: z.string(),
  account: z.nullable(bankAccount),
  balanceInPaise: paise,
  /** The balance without what waits for confirmation. */
  claimableInPaise: paise,
  /** Until when the money has to be on its way, epoch milliseconds; null once it was claimed or came. */
  payBefore: z.nullable(z.int()),
  partialPayments: z.array(
    z.extend(partialPayment, {
      /** What of it is each order's of the purchase, in rupees. */
      parts: z.array(z.object({ orderId: z.string(), amount: z.number() })),
    }),
  ),
});
export type Transfer = z.output<typeof transfer>;

const masterParams = z.object({ masterId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) });

export const readTransfer = endpoint({
  name: "payments/read-transfer",
  summary:
    "Where to transfer the money for a master order of the caller, how much, and what was entered so far.",
  method: "GET",
  path: "/v2/transfers/{masterId}",
  permission: "member",
  params: masterParams,
  answer: transfer,
  errors: { "payments/order-not-found": 404 },
});

/** UTR of a bank: 12 digits (IMPS, UPI), or four letters with 12 (NEFT) or 18 (RTGS) letters and digits. */
export const utr = z
  .string()
  .check(z.trim(), z.regex(/^(?:[0-9]{12}|[A-Za-z]{4}[0-9A-Za-z]{12}|[A-Za-z]{4}[0-9A-Za-z]{18})$/));

export const claimTransfer = endpoint({
  name: "payments/claim-transfer",
  summary:
    "Enters the transfer of all that is still open on a master order; it counts once finance has confirmed it.",
  method: "POST",
  path: "/v2/transfers/{masterId}",
  permission: "member",
  params: masterParams,
  /** A photo of the receipt, uploaded before as a private picture. */
  body: z.object({ utr, pictureKey: z.optional(pictureKey) }),
  answer: transfer,
  success: "CREATED",
  isIdempotent: true,
  errors: {
    "payments/order-not-found": 404,
    "payments/not-offered": 409,
    "payments/nothing-due": 409,
    "payments/picture-not-found": 422,
    "payments/reference-entered-before": 409,
  },
});
