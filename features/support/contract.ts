import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { orderParams, reason } from "#features/orders/contract/order-actions.ts";
import { orderRequest, requestDecision } from "#features/orders/contract/order-requests.ts";
import { actorKinds, orderStates } from "#features/orders/contract/order-states.ts";
import { refundStatuses } from "#features/orders/contract/refunds.ts";
import { sellerOrder, sellerOrderTile } from "#features/orders/contract/seller-orders.ts";

/** What a buyer asks for and nobody has decided, as support sees it. */
export const supportCase = z.object({
  orderId: z.string(),
  state: z.string(),
  totalInPaise: paise,
  buyerName: z.string(),
  buyerPhone: z.string(),
  seller: localizedText,
  sellerPhone: z.string(),
  request: orderRequest,
  /** What the seller had refused, with his answer; null where he has not decided yet. */
  refused: z.nullable(orderRequest),
});
export type SupportCase = z.output<typeof supportCase>;

export const listSupportCases = endpoint({
  name: "orders/list-support-cases",
  summary:
    "For support: cancellations and returns that nobody has decided, those that buyers have disputed first, then the oldest.",
  method: "GET",
  path: "/v2/support/requests",
  permission: "support",
  answer: z.object({ cases: z.array(supportCase) }),
  errors: {},
});

export const decideForSupport = endpoint({
  name: "orders/decide-for-support",
  summary: "Support decides, line by line, what the buyer of an order asks for, in place of its seller.",
  method: "POST",
  path: "/v2/support/orders/{orderId}/decisions",
  permission: "support",
  params: orderParams,
  body: requestDecision,
  answer: z.object({ orderId: z.string(), state: z.string() }),
  success: "CREATED",
  errors: {
    "orders/not-found": 404,
    "orders/not-possible": 409,
    "orders/lines-undecided": 422,
    "orders/reason-missing": 422,
  },
});

/** An order in support's lists, with both sides' numbers. */
export const supportOrderTile = z.extend(
  z.pick(sellerOrderTile, {
    orderId: true,
    state: true,
    isCancelled: true,
    endedBy: true,
    placedAt: true,
    enteredAt: true,
    lateDays: true,
    firstTitle: true,
    image: true,
    bed: true,
    lineCount: true,
    totalInPaise: true,
  }),
  {
    isPractice: z.boolean(),
    buyerName: z.string(),
    buyerPhone: z.string(),
    seller: localizedText,
    sellerPhone: z.string(),
    /** What is sent back to the buyer and did not reach him; null when nothing failed. */
    failedRefundInPaise: z.nullable(paise),
  },
);
export type SupportOrderTile = z.output<typeof supportOrderTile>;

export const listStuckOrders = endpoint({
  name: "orders/list-stuck-orders",
  summary:
    "For support: orders that could not be delivered, whose code was wrong too often, whose refund has failed, or that are late, the longest first.",
  method: "GET",
  path: "/v2/support/stuck-orders",
  permission: "support",
  answer: z.object({ orders: z.array(supportOrderTile) }),
  errors: {},
});

export const findOrders = endpoint({
  name: "orders/find-orders",
  summary:
    "For support: orders by their number, by the number of the master order, or by the mobile number of the buyer, of who gets the parcel, or of the farmer; the newest first.",
  method: "GET",
  path: "/v2/support/orders",
  permission: "support",
  query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  answer: z.object({ orders: z.array(supportOrderTile) }),
  errors: {},
});

/** What was or is to be paid back for an order; `isRetryable`: it failed, and support may have it sent again. */
export const supportRefund = z.object({
  refundId: z.int(),
  amountInPaise: paise,
  status: z.enum(refundStatuses),
  reference: z.nullable(z.string()),
  changedAt: z.int(),
  isRetryable: z.boolean(),
});
export type SupportRefund = z.output<typeof supportRefund>;

/** A move that an order has made. The name is null where nobody did it, or his account is gone. */
export const orderMove = z.object({
  action: z.string(),
  state: z.string(),
  actorKind: z.enum(actorKinds),
  actorName: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: z.int(),
});
export type OrderMove = z.output<typeof orderMove>;

/** A payment that the buyer has entered and nobody has confirmed: finance is to, of cash the seller. */
export const enteredPayment = z.object({
  claimId: z.int(),
  amountInPaise: paise,
  paidThrough: z.string(),
  reference: z.string(),
  enteredAt: z.int(),
});
export type EnteredPayment = z.output<typeof enteredPayment>;

/** One order in full as support sees it: all that its seller sees, both sides, refunds, history; `actions` are support's. */
export const supportOrder = z.extend(
  z.omit(sellerOrder, { cashChoicesInPaise: true, cashClaims: true, reason: true }),
  {
    masterId: z.string(),
    isPractice: z.boolean(),
    buyerName: z.string(),
    buyerPhone: z.string(),
    /** For whom an agent has ordered; null: for himself. */
    farmer: z.nullable(z.object({ name: z.string(), phone: z.string() })),
    seller: localizedText,
    sellerPhone: z.string(),
    marginInPaise: paise,
    /** Oldest first. */
    entered: z.array(enteredPayment),
    refunds: z.array(supportRefund),
    /** Newest first. */
    history: z.array(orderMove),
  },
);
export type SupportOrder = z.output<typeof supportOrder>;

export const readOrderForSupport = endpoint({
  name: "orders/read-for-support",
  summary: "For support: one order in full, with its history and what support may do about it.",
  method: "GET",
  path: "/v2/support/orders/{orderId}",
  permission: "support",
  params: orderParams,
  answer: supportOrder,
  errors: { "orders/not-found": 404 },
});

const from = z.enum(orderStates);

/** A move of support with what belongs to it; `from` is the state it saw. */
export const supportMove = z.discriminatedUnion("action", [
  z.object({ action: z.literal("SEND_OUT"), from }),
  z.object({ action: z.literal("TAKE_BACK"), from, isSellable: z._default(z.boolean(), true) }),
  z.object({ action: z.literal("FAIL_DELIVERY"), from, reason }),
  z.object({ action: z.literal("DELIVER"), from, reason }),
  z.object({ action: z.literal("CANCEL_ORDER"), from, reason }),
]);
export type SupportMove = z.output<typeof supportMove>;

const moving = {
  method: "POST",
  permission: "support",
  answer: supportOrder,
  success: "CREATED",
} as const;

export const moveForSupport = endpoint({
  name: "orders/move-for-support",
  summary:
    "Support moves an order on in place of its seller or buyer: says that it was or could not be delivered, sends it out again, takes it back, cancels it.",
  path: "/v2/support/orders/{orderId}/moves",
  ...moving,
  params: orderParams,
  body: supportMove,
  errors: { "orders/not-found": 404, "orders/not-possible": 409, "orders/support-sent-out-too-often": 409 },
});

export const retryRefund = endpoint({
  name: "orders/retry-refund",
  summary: "Support hands a refund that has failed to finance again.",
  path: "/v2/support/refunds/{refundId}/retries",
  ...moving,
  params: z.object({ refundId: z.coerce.number<string | number>().check(z.int(), z.positive()) }),
  errors: { "orders/refund-not-found": 404, "orders/not-possible": 409 },
});

/** What the figures of the console count: orders that were placed, and those of them that were not cancelled. */
export const orderSets = ["placed", "standing"] as const;

export const listOrdersForAdmin = endpoint({
  name: "orders/list-for-admin",
  summary:
    "For the platform admin: all orders, the newest first; of a state and of a day in India, or found by order number, by mobile number, or by a part of the buyer's name.",
  method: "GET",
  path: "/v2/admin/orders",
  permission: "platform-admin",
  query: z.extend(nextPage, {
    find: z._default(oneLine(0, 60), ""),
    state: z.optional(z.enum([...orderSets, ...orderStates])),
    day: z.optional(calendarDay),
  }),
  answer: z.object({ orders: z.array(supportOrderTile), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

export const readOrderForAdmin = endpoint({
  name: "orders/read-for-admin",
  summary:
    "For the platform admin: one order in full, with its history. It names no action: those are support's and finance's.",
  method: "GET",
  path: "/v2/admin/orders/{orderId}",
  permission: "platform-admin",
  params: orderParams,
  answer: supportOrder,
  errors: { "orders/not-found": 404 },
});
