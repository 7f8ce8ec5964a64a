import * as z from "zod/mini";
import { cashClaim } from "./cash-of-sellers.ts";
import { endpoint } from "./endpoint.ts";
import { localizedText } from "./language.ts";
import { paise } from "./money.ts";
import { paidThrough, referenceLengths } from "./payments.ts";

/** The bank's number of a payment that finance has made. */
export const bankReference = z
  .string()
  .check(
    z.trim(),
    z.minLength(referenceLengths.least),
    z.maxLength(referenceLengths.most),
    z.regex(/^[0-9A-Za-z][0-9A-Za-z /-]*$/),
  );

/** A page of a list of finance begins behind the last line of the page before, which that has named. */
export const nextPage = z.object({
  after: z.optional(z.string().check(z.maxLength(80))),
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 100),
});

/** Money that a buyer says he has sent, under one reference for a whole master order. */
export const waitingTransfer = z.object({
  masterId: z.string(),
  /** The first of what waits under the number: entered again after it did not come, it is another one. */
  claimId: z.int(),
  reference: z.string(),
  paidThrough,
  /** What was entered under it, for all orders together. */
  amountInPaise: paise,
  /** What is still due on all orders of the master order. */
  balanceInPaise: paise,
  claimedAt: z.int(),
  buyerName: z.string(),
  orderIds: z.array(z.string()),
  /** Other master orders that the same number was given for and that it was not refused for. */
  alsoGivenFor: z.array(z.string()),
  /** Address of the photo of the receipt, where the payer added one. */
  proof: z.nullable(z.string()),
});
export type WaitingTransfer = z.output<typeof waitingTransfer>;

/** An order by bank transfer of which a part has come: the buyer is reminded, and after `endsAt` the part goes back. */
export const partPaidOrder = z.object({
  orderId: z.string(),
  masterId: z.string(),
  buyerName: z.string(),
  phone: z.string(),
  paidInPaise: paise,
  balanceInPaise: paise,
  endsAt: z.int(),
});
export type PartPaidOrder = z.output<typeof partPaidOrder>;

export const listTransfers = endpoint({
  name: "payments/list-transfers",
  summary:
    "Payments that buyers have entered and finance has not yet found in the account, and orders of which a part has come; oldest first.",
  method: "GET",
  path: "/v2/admin/finance/transfers",
  permission: "finance",
  query: nextPage,
  /** Orders of which a part has come stand on the first page, all of them. */
  answer: z.object({
    transfers: z.array(waitingTransfer),
    partPaid: z.array(partPaidOrder),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

/** A delivered order by cash on delivery of which the seller has not confirmed all. */
export const unpaidCash = z.object({
  orderId: z.string(),
  buyerName: z.string(),
  phone: z.string(),
  seller: localizedText,
  sellerPhone: z.string(),
  balanceInPaise: paise,
  deliveredAt: z.int(),
  /** Whole days since it was delivered. */
  days: z.int(),
  /** What the buyer says he has paid in cash, which waits for the seller's word; 0: he has said nothing. */
  saidPaidInPaise: paise,
  /** The payments in that which are decided one by one; empty where the whole says the same. */
  claims: z.array(cashClaim),
});
export type UnpaidCash = z.output<typeof unpaidCash>;

export const listUnpaidCash = endpoint({
  name: "payments/list-unpaid-cash",
  summary:
    "Delivered orders by cash on delivery whose sellers have not confirmed the cash, with its age and what the buyers say; oldest first.",
  method: "GET",
  path: "/v2/admin/finance/cash",
  permission: "finance",
  query: nextPage,
  answer: z.object({ orders: z.array(unpaidCash), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

/** What finance decides on: a number, what it has seen entered under it first, and the sum of it. */
const decided = {
  reference: z.string().check(z.minLength(1), z.maxLength(60)),
  claimId: z.int().check(z.positive()),
  seenInPaise: paise,
};

export const decideTransfer = endpoint({
  name: "payments/decide-transfer",
  summary:
    "Finance has found an entered payment in the account, or has not. What came pays the orders, the oldest first, and what is too much goes back; a payment that did not come can be entered again.",
  method: "POST",
  path: "/v2/admin/finance/transfers/{masterId}",
  permission: "finance",
  params: z.object({ masterId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  body: z.discriminatedUnion("isReceived", [
    z.object({
      ...decided,
      isReceived: z.literal(true),
      /** What the bank's statement shows. */
      receivedInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    }),
    z.object({ ...decided, isReceived: z.literal(false) }),
  ]),
  answer: z.object({ masterId: z.string(), amountInPaise: paise }),
  success: "CREATED",
  errors: {
    "payments/claim-not-found": 404,
    "payments/sum-changed": 409,
    "payments/reference-paid-another": 409,
  },
});

export const receiveForOrder = endpoint({
  name: "payments/receive-for-order",
  summary:
    "Finance has found money in the account of which nobody has entered anything: it pays the order it came for and what else is due on its purchase; what nobody owes, also for an order that is over, goes back as a refund.",
  method: "POST",
  path: "/v2/admin/finance/orders/{orderId}/receipts",
  permission: "finance",
  params: z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  body: z.object({
    amountInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    reference: bankReference,
  }),
  answer: z.object({ orderId: z.string(), amountInPaise: paise }),
  success: "CREATED",
  errors: {
    "payments/order-not-found": 404,
    "payments/waits-online": 409,
    "payments/entered-already": 409,
    "payments/reference-used": 409,
  },
});

/**
 * Why money goes back for which nobody gave a reason: more came than was due, it came for an order that was over, or only
 * a part of it came in time.
 */
export const refundCauses = ["surplus", "late", "unpaid"] as const;
export type RefundCause = (typeof refundCauses)[number];

/** Where a refund stands: to be approved, to be sent, on its way, there, or come back. */
export const refundStatuses = ["to-approve", "to-send", "sent", "confirmed", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const refundActions = ["APPROVE", "SEND", "CONFIRM", "FAIL", "RETRY", "RETRY_PROVIDER"] as const;
export type RefundAction = (typeof refundActions)[number];

/** How finance sends money; cash is handed over by an agent. */
export const sendMethods = ["bank-transfer", "upi", "cash"] as const;
export type SendMethod = (typeof sendMethods)[number];
/** How a refund goes back: by the payment provider the way it came, or sent by finance. */
export const refundMethods = ["provider", ...sendMethods] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** The moves of a refund: what is not listed cannot happen. What the provider refused he can be asked for again. */
export const refundMoves = [
  { from: "to-approve", action: "APPROVE", to: "to-send" },
  { from: "to-send", action: "SEND", to: "sent" },
  { from: "sent", action: "CONFIRM", to: "confirmed" },
  { from: "sent", action: "FAIL", to: "failed" },
  { from: "failed", action: "RETRY", to: "to-approve" },
  { from: "failed", action: "RETRY_PROVIDER", to: "to-approve" },
] as const satisfies readonly {
  readonly from: RefundStatus;
  readonly action: RefundAction;
  readonly to: RefundStatus;
}[];

export const refund = z.object({
  refundId: z.int(),
  orderId: z.string(),
  buyerName: z.string(),
  phone: z.string(),
  paymentMode: z.string(),
  amountInPaise: paise,
  isWhole: z.boolean(),
  /** The payment provider pays it back, and says what becomes of it; or he has refused to. */
  isByProvider: z.boolean(),
  status: z.enum(refundStatuses),
  reference: z.nullable(z.string()),
  /** How it was sent; null while it is not. */
  method: z.nullable(z.enum(refundMethods)),
  /** Why money goes back without packs; null: the order or packs of it are over. */
  reason: z.nullable(z.string()),
  cause: z.nullable(z.enum(refundCauses)),
  /** What the seller owes of this order: he has its cash, or was paid for it. */
  owedBySellerInPaise: paise,
  askedAt: z.int(),
  changedAt: z.int(),
});
export type Refund = z.output<typeof refund>;

export const listRefunds = endpoint({
  name: "orders/list-refunds",
  summary: "Refunds that are not there yet, oldest first.",
  method: "GET",
  path: "/v2/admin/finance/refunds",
  permission: "finance",
  query: nextPage,
  answer: z.object({ refunds: z.array(refund), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

export const moveRefund = endpoint({
  name: "orders/move-refund",
  summary: "Finance approves a refund, sends it under the bank's number, or says that it has come or failed.",
  method: "POST",
  path: "/v2/admin/finance/refunds/{refundId}",
  permission: "finance",
  params: z.object({ refundId: z.coerce.number<string | number>().check(z.int(), z.positive()) }),
  body: z.object({
    action: z.enum(refundActions),
    /** With `SEND`: the bank's number, or that of the receipt of cash. */
    reference: z.optional(bankReference),
    /** With `SEND`; a bank transfer where nothing is said. */
    method: z._default(z.enum(sendMethods), "bank-transfer"),
  }),
  answer: z.object({ refundId: z.int(), status: z.enum(refundStatuses) }),
  success: "CREATED",
  errors: {
    "orders/refund-not-found": 404,
    "orders/not-possible": 409,
    "orders/reference-missing": 422,
    "orders/reference-used": 409,
  },
});

export const refundable = z.object({
  orderId: z.string(),
  buyerName: z.string(),
  phone: z.string(),
  paymentMode: z.string(),
  totalInPaise: paise,
  /** What came in for the order, with an agent's margin that his customer paid. */
  paidInPaise: paise,
  /** What is to go back of it, is on its way or is there. */
  backInPaise: paise,
  /** What can still be refunded. */
  leftInPaise: paise,
});
export type Refundable = z.output<typeof refundable>;

const orderParams = z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) });

export const readRefundable = endpoint({
  name: "orders/read-refundable",
  summary: "For finance: what was paid for an order, what of it goes back, and what can still be refunded.",
  method: "GET",
  path: "/v2/admin/finance/orders/{orderId}/refundable",
  permission: "finance",
  params: orderParams,
  answer: refundable,
  errors: { "orders/not-found": 404 },
});

/** A refund as its buyer sees it. */
export const orderRefund = z.object({
  refundId: z.int(),
  amountInPaise: paise,
  status: z.enum(refundStatuses),
  method: z.nullable(z.enum(refundMethods)),
  /** How he had paid, as the provider names it, when it goes back by the provider. */
  paidBy: z.nullable(z.string()),
  /** The bank's number; null while there is none. */
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  cause: z.nullable(z.enum(refundCauses)),
  askedAt: z.int(),
  changedAt: z.int(),
});
export type OrderRefund = z.output<typeof orderRefund>;
