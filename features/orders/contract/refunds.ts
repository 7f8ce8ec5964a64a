import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { bankReference } from "#features/ledger/contract";

/**
 * Causes of automatic refunds: more was paid than due, the order had ended, or only a part was paid in time.
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
    "orders/second-person-needed": 409,
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
