import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { bankReference } from "#features/ledger/contract";
import {
  orderRefund,
  refundMethods,
  refundStatuses,
  sendMethods,
} from "#features/orders/contract/refunds.ts";
import { duplicateRefund, owedBack } from "./duplicate-refunds.ts";
import { unsettledPayment } from "./unsettled-payments.ts";

const id = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/));

export const startPayment = endpoint({
  name: "payments/start-payment",
  summary:
    "Begins an online payment of a master order of the caller: the form that his browser posts to the provider.",
  method: "POST",
  path: "/v2/pre-payments/{masterId}",
  permission: "member",
  params: z.object({ masterId: id }),
  /** Empty: amount and payer come from the order. The path alone makes the web send a JSON body (API-056). */
  body: z.object({}),
  answer: z.object({
    txnid: z.string(),
    amountInPaise: paise,
    action: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  success: "CREATED",
  isIdempotent: true,
  limit: { hits: 60, windowInMinutes: 60 },
  errors: {
    "payments/order-not-found": 404,
    "payments/not-online": 409,
    "payments/already-paid": 409,
    "payments/payment-over": 409,
    "payments/goods-blocked": 409,
    "payments/no-online-payment": 409,
  },
});

/**
 * The state of an online payment. `checking`: no answer from the bank yet. `unheard`: still none when the order
 * ended; collected money is refunded. `returned`: refunded, because the order had ended, was paid already, or
 * the amount differed.
 */
export const paymentOutcomes = ["checking", "unheard", "paid", "failed", "returned"] as const;
export const onlinePayment = z.object({
  txnid: z.string(),
  masterId: z.string(),
  orderIds: z.array(z.string()),
  outcome: z.enum(paymentOutcomes),
  amountInPaise: paise,
  /** The bank's reference number; null while there is none. */
  bankRefNum: z.nullable(z.string()),
  /** Whether the order still waits, so that another payment attempt is possible. */
  canPayAgain: z.boolean(),
  /** Whether another attempt has paid the same purchase. */
  isPaidByAnother: z.boolean(),
  /** Money that came without becoming an order, and the state of its refund; null: there is none. */
  returned: z.nullable(
    z.object({
      amountInPaise: paise,
      status: z.enum(refundStatuses),
      method: z.enum(refundMethods),
      /** How it was paid, in the provider's words, when the provider refunds it. */
      paidBy: z.nullable(z.string()),
      /** The bank's reference number; null while there is none. */
      reference: z.nullable(z.string()),
      changedAt: z.int(),
    }),
  ),
  /** Money that was refunded twice and that the payer has not sent back. */
  owedBack: z.array(owedBack),
  startedAt: z.int(),
});
export type OnlinePayment = z.output<typeof onlinePayment>;

const ofPayment = {
  permission: "member",
  params: z.object({ txnid: id }),
  answer: onlinePayment,
  errors: { "payments/payment-not-found": 404 },
} as const;

export const readOnlinePayment = endpoint({
  name: "payments/read-online-payment",
  summary: "Where an online payment of the caller stands, as far as we know.",
  method: "GET",
  path: "/v2/online-payments/{txnid}",
  ...ofPayment,
});

/** Both calls count together. */
const checkLimit = { name: "payments/check-payment", hits: 300, windowInMinutes: 60 };

export const checkPayment = endpoint({
  name: "payments/check-payment",
  summary:
    "Asks the provider about an online payment of the caller now, books what he says, and tells where it stands.",
  method: "POST",
  path: "/v2/online-payments/{txnid}/check",
  ...ofPayment,
  limit: checkLimit,
});

export const openPayment = z.object({
  masterId: z.string(),
  amountInPaise: paise,
  /** The latest attempt; null when the payer never reached the payment page. */
  txnid: z.nullable(z.string()),
  /** When the unpaid order expires, in epoch milliseconds. */
  payBefore: z.int(),
});
export type OpenPayment = z.output<typeof openPayment>;

export const readOpenPayment = endpoint({
  name: "payments/read-open-payment",
  summary:
    "The order of the caller that waits for its online payment and locks his cart; null when there is none.",
  method: "GET",
  path: "/v2/open-payment",
  permission: "member",
  answer: z.nullable(openPayment),
  errors: {},
});

export const giveUpPayment = endpoint({
  name: "payments/give-up-payment",
  summary: "Ends the wait for an online payment: unless it has been paid meanwhile, the cart is open again.",
  method: "DELETE",
  path: "/v2/open-payment/{masterId}",
  permission: "member",
  params: z.object({ masterId: id }),
  answer: z.object({ outcome: z.enum(["paid", "given-up"]) }),
  limit: checkLimit,
  errors: { "payments/order-not-found": 404, "payments/not-online": 409 },
});

export const listRefunds = endpoint({
  name: "payments/list-refunds",
  summary: "Refunds of an order of the caller, newest first, and what of them came twice and is owed back.",
  method: "GET",
  path: "/v2/orders/{orderId}/refunds",
  permission: "member",
  params: z.object({ orderId: id }),
  answer: z.object({ refunds: z.array(orderRefund), owedBack: z.array(owedBack) }),
  errors: { "payments/order-not-found": 404 },
});

export const refundOrder = endpoint({
  name: "payments/refund-order",
  summary:
    "Refunds a part of what was paid for an order without taking packs back, once for each key: by the provider where it came online, else finance sends it.",
  method: "POST",
  path: "/v2/finance/orders/{orderId}/refunds",
  permission: "finance",
  params: z.object({ orderId: id }),
  body: z.object({
    amountInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    reason: paragraphs(3, 200),
  }),
  answer: z.object({ refundId: z.int(), status: z.enum(refundStatuses), amountInPaise: paise }),
  success: "CREATED",
  isIdempotent: true,
  errors: { "payments/order-not-found": 404, "payments/more-than-paid": 409 },
});

/**
 * The state of a refund at the provider. `replaced`: another token of the same money has replaced it. `by-hand`:
 * finance sent it another way.
 */
const refundStates = ["waiting", "under-way", "done", "failed", "replaced", "by-hand"] as const;
export const providerRefund = z.object({
  token: z.string(),
  /** Null: money that became no order. */
  orderId: z.nullable(z.string()),
  txnid: z.string(),
  buyerName: z.string(),
  phone: z.string(),
  amountInPaise: paise,
  state: z.enum(refundStates),
  askedAt: z.int(),
  /** Whether the provider has not answered for so long that finance may send the refund another way. */
  canBeGivenUp: z.boolean(),
});
export type ProviderRefund = z.output<typeof providerRefund>;

export const moveProviderRefund = endpoint({
  name: "payments/move-provider-refund",
  summary:
    "Finance asks the provider about a refund now, gives one up that he is silent about, or sends failed money that became no order again or another way.",
  method: "POST",
  path: "/v2/finance/online-refunds/{token}",
  permission: "finance",
  params: z.object({ token: id }),
  body: z.object({
    action: z.enum(["ASK", "GIVE_UP", "RETRY", "SENT"]),
    /** With `SENT`. */
    reference: z.optional(bankReference),
    method: z._default(z.enum(sendMethods), "bank-transfer"),
  }),
  answer: z.object({ token: z.string(), state: z.enum(refundStates) }),
  success: "CREATED",
  errors: {
    "payments/refund-not-found": 404,
    "payments/refund-moved-on": 409,
    "payments/refund-reference-missing": 422,
    "payments/refund-reference-used": 409,
  },
});

export const openPayments = z.object({
  payments: z.array(unsettledPayment),
  refunds: z.array(providerRefund),
  /** All of them, on the first page. */
  twice: z.array(duplicateRefund),
  nextAfter: z.nullable(z.string()),
});
export type OpenPayments = z.output<typeof openPayments>;

export const listOpenPayments = endpoint({
  name: "payments/list-open-payments",
  summary:
    "For finance: online payments and refunds that are not settled or were given up, money that came and became no order, and refunds that went out twice, oldest first.",
  method: "GET",
  path: "/v2/finance/online-payments",
  permission: "finance",
  query: nextPage,
  answer: openPayments,
  errors: {},
});

/** Posts from the provider and the payer's browser; authenticated by the hash in the form. */
const callback = {
  method: "POST",
  permission: "callback",
  takesForm: true,
} as const;

const comesBack = {
  ...callback,
  givesRedirect: true,
  answer: z.string(),
  errors: {},
} as const;

export const returnAfterSuccess = endpoint({
  name: "payments/return-after-success",
  summary:
    "After a success (surl) the payer comes back from the provider's page; led on to the return screen, which checks.",
  path: "/v2/payu/success",
  ...comesBack,
});

export const returnAfterFailure = endpoint({
  name: "payments/return-after-failure",
  summary:
    "After a failure (furl) the payer comes back from the provider's page; led on to the return screen, which checks.",
  path: "/v2/payu/failure",
  ...comesBack,
});

export const takeReport = endpoint({
  name: "payments/take-report",
  summary: "Webhook: the provider reports on a payment; kept as it came, answered at once, worked on later.",
  path: "/v2/payu/webhook",
  ...callback,
  answer: z.null(),
  errors: { "payments/forged": 403 },
});

export const takeRefundReport = endpoint({
  name: "payments/take-refund-report",
  summary: "Refund callback: a refund has moved on; the provider is asked before anything is booked.",
  path: "/v2/payu/refunds",
  ...callback,
  query: z.object({ secret: z._default(z.string().check(z.maxLength(100)), "") }),
  answer: z.null(),
  errors: { "payments/forged": 403 },
});
