import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { bankReference } from "#features/ledger/contract";
import { cashClaim } from "#features/orders/contract/cash-claim.ts";
import { paidThrough } from "./payments.ts";

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
  /** What is due at the door: the goods, and a margin that is paid with them. */
  balanceInPaise: paise,
  /** The part of it that is the agent's margin. */
  marginInPaise: paise,
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
