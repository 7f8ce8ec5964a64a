import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { bed } from "#features/store/contract/store.ts";
import { withheld } from "#features/withholding/contract";
import { cashClaim } from "./cash-claim.ts";
import { reason } from "./order-actions.ts";
import { orderRequest, requestDecision } from "./order-requests.ts";
import { orderStates } from "./order-states.ts";
import { shipment } from "./orders.ts";
import { isTrackingLink } from "./tracking-link.ts";

/** What a seller looks for among his orders: what he is to do next, or where they are. */
export const sellerOrderGroups = {
  new: ["ORD_PLACED"],
  toPack: ["SELLER_ACCEPTED"],
  toSend: ["PACKED"],
  asked: ["CANCEL_REQUESTED", "RETURN_REQUESTED"],
  onTheWay: ["DISPATCHED", "OUT_FOR_DELIVERY", "DELIVERY_FAILED"],
  delivered: ["DELIVERED", "SETTLED"],
  over: ["ORD_CANCELLED", "REFUND_INPROGRESS", "REFUND_FAILED", "ORD_REFUNDED"],
} as const;
export type SellerOrderGroup = keyof typeof sellerOrderGroups;
const groupNames = Object.keys(sellerOrderGroups) as [SellerOrderGroup, ...SellerOrderGroup[]];
/** One group; or delivered orders by cash of which not all is confirmed, or late ones: they stand in their group too. */
export const sellerOrderFilter = z.enum([...groupNames, "cash", "late"]);
export type SellerOrderFilter = z.output<typeof sellerOrderFilter>;

/** An order in the seller's list; money in paise, moments in epoch milliseconds. */
export const sellerOrderTile = z.object({
  orderId: z.string(),
  state: z.string(),
  isCancelled: z.boolean(),
  /** Of a cancelled order the state that ended it. */
  endedBy: z.nullable(z.string()),
  placedAt: z.int(),
  enteredAt: z.int(),
  expectedBy: z.int(),
  /** For how many days the order should have been there; null: it is not late. */
  lateDays: z.nullable(z.int()),
  recipientName: z.string(),
  city: z.string(),
  firstTitle: localizedText,
  image: z.string(),
  bed,
  lineCount: z.int(),
  packCount: z.int(),
  totalInPaise: paise,
  /** Still to be paid: for the goods, and a margin that is paid with them at the door. */
  balanceInPaise: paise,
  paymentMode: z.string(),
  /** Whole days for which cash of a delivered order is not confirmed; null: none is open. */
  cashOpenDays: z.nullable(z.int()),
  /** What is to be confirmed then: what is owed, or what the buyer says he has paid. */
  cashOpenInPaise: paise,
});
export type SellerOrderTile = z.output<typeof sellerOrderTile>;

export const listSellerOrders = endpoint({
  name: "orders/list-seller-orders",
  summary:
    "The orders that the caller's business has received, newest first, all, of one group, those with cash to confirm, or late ones; and how many each has.",
  method: "GET",
  path: "/v2/selling/orders",
  permission: "seller",
  sellerPart: "orders",
  query: z.object({
    group: z.optional(sellerOrderFilter),
    /** First digits of an order's number, or all of them. */
    number: z._default(z.string().check(z.trim(), z.maxLength(40)), ""),
    after: z.optional(z.string().check(z.maxLength(80))),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  answer: z.object({
    orders: z.array(sellerOrderTile),
    counts: z.record(z.string(), z.int()),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

/** A line of an order as its seller packs it. */
export const sellerOrderLine = z.object({
  listingId: z.int(),
  title: localizedText,
  pack: localizedText,
  image: z.string(),
  bed,
  quantity: z.int(),
  priceInPaise: paise,
  batchNumber: z.nullable(z.string()),
  /** yyyy-mm-dd */
  expiresOn: z.nullable(z.string()),
});
export type SellerOrderLine = z.output<typeof sellerOrderLine>;

/** One order as its seller sees it, with what he may do. */
export const sellerOrder = z.object({
  orderId: z.string(),
  state: z.enum(orderStates),
  isCancelled: z.boolean(),
  /** Of a cancelled order the state that ended it. */
  endedBy: z.nullable(z.string()),
  /** Keys of the moves open to the seller, the next one of a normal order first. What he decides line by line is `request`. */
  actions: z.array(z.string()),
  /** The amounts of cash of which the seller can say that he has one; 0: none came. Empty: no cash is open. */
  cashChoicesInPaise: z.array(paise),
  /** What the buyer says he has paid in cash, where it is decided one by one. */
  cashClaims: z.array(cashClaim),
  placedAt: z.int(),
  enteredAt: z.int(),
  expectedBy: z.int(),
  /** For how many days the order should have been there; null: it is not late. */
  lateDays: z.nullable(z.int()),
  deliveredAt: z.nullable(z.int()),
  paymentMode: z.string(),
  recipientName: z.string(),
  phone: z.string(),
  address: z.string(),
  itemsValueInPaise: paise,
  discountsInPaise: paise,
  shippingInPaise: paise,
  handlingInPaise: paise,
  couponInPaise: paise,
  totalInPaise: paise,
  /** Still to be paid: for the goods, and a margin that is paid with them at the door. */
  balanceInPaise: paise,
  /** The part of it that is the agent's margin. */
  marginDueInPaise: paise,
  /** Taxes kept back from what he gets for the order, once that is approved. */
  withheld: z.array(withheld),
  shipment: z.nullable(shipment),
  /** Why the last move was made. */
  reason: z.nullable(z.string()),
  /** What the buyer asks for now and is not decided yet; a disputed one is support's to decide. */
  request: z.nullable(orderRequest),
  /** What was asked for before and what was decided, newest first. */
  pastRequests: z.array(orderRequest),
  lines: z.array(sellerOrderLine),
});
export type SellerOrder = z.output<typeof sellerOrder>;

const params = z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) });

export const readSellerOrder = endpoint({
  name: "orders/read-seller-order",
  summary: "One order that the caller's business has received, with the moves that are open to it.",
  method: "GET",
  path: "/v2/selling/orders/{orderId}",
  permission: "seller",
  sellerPart: "orders",
  params,
  answer: sellerOrder,
  errors: { "orders/not-found": 404 },
});

const day = z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/));

/** Batch and expiry day of a line; tools have no expiry day. */
export const packedBatch = z.object({
  listingId: z.int(),
  batchNumber: oneLine(1, 40),
  expiresOn: z.nullable(day),
});
export type PackedBatch = z.output<typeof packedBatch>;

const from = z.enum(orderStates);
const plain = <const A extends string>(action: A) => z.object({ action: z.literal(action), from });
const withReason = <const A extends string>(action: A) =>
  z.object({ action: z.literal(action), from, reason });
const isSellable = z._default(z.boolean(), true);

/** A move of the seller with what belongs to it; `from` is the state he saw. */
export const sellerMove = z.discriminatedUnion("action", [
  plain("ACCEPT"),
  withReason("REJECT"),
  z.object({ action: z.literal("PACK"), from, batches: z.array(packedBatch).check(z.maxLength(100)) }),
  z.object({
    action: z.literal("DISPATCH"),
    from,
    carrier: oneLine(2, 60),
    trackingNumber: oneLine(2, 40),
    /** The page of the parcel, where the carrier is none of `carriers` or has a better one. */
    trackingUrl: z.optional(z.string().check(z.trim(), z.maxLength(300), z.refine(isTrackingLink))),
    /** What goes in place of packs that have expired since they were packed. */
    batches: z.optional(z.array(packedBatch).check(z.maxLength(100))),
  }),
  plain("SEND_OUT"),
  z.object({ action: z.literal("DELIVER"), from, code: z.string().check(z.trim(), z.regex(/^[0-9]{4}$/)) }),
  withReason("FAIL_DELIVERY"),
  z.object({ action: z.literal("TAKE_BACK"), from, isSellable }),
]);
export type SellerMove = z.output<typeof sellerMove>;

export const moveSellerOrder = endpoint({
  name: "orders/move-seller-order",
  summary: "Moves an order of the caller's business on: accept, pack, send, deliver.",
  method: "POST",
  path: "/v2/selling/orders/{orderId}/moves",
  permission: "seller",
  sellerPart: "orders",
  params,
  body: sellerMove,
  answer: sellerOrder,
  success: "CREATED",
  errors: {
    "orders/not-found": 404,
    "orders/not-possible": 409,
    "orders/batches-missing": 422,
    "orders/expiry-wrong": 422,
    "orders/batch-expired": 422,
    "orders/batch-not-in-stock": 422,
    "orders/batches-too-few": 409,
    "orders/code-wrong": 422,
    "orders/code-tried-too-often": 409,
    "orders/code-with-support": 409,
    "orders/sent-out-too-often": 409,
    "orders/already-delivered": 409,
  },
});

export const decideRequest = endpoint({
  name: "orders/decide-request",
  summary:
    "The caller's business decides, line by line, what the buyer of an order asks for: packs that he cancels or gives back.",
  method: "POST",
  path: "/v2/selling/orders/{orderId}/decisions",
  permission: "seller",
  sellerPart: "orders",
  params,
  body: requestDecision,
  answer: sellerOrder,
  success: "CREATED",
  errors: {
    "orders/not-found": 404,
    "orders/not-possible": 409,
    "orders/with-support": 409,
    "orders/lines-undecided": 422,
    "orders/reason-missing": 422,
  },
});

export const confirmCashOfOrder = endpoint({
  name: "orders/confirm-cash",
  summary:
    "The caller's business says what cash it has taken of an order, also after a return; what is above what is owed goes back to the buyer.",
  method: "POST",
  path: "/v2/selling/orders/{orderId}/cash",
  permission: "seller",
  sellerPart: "orders",
  params,
  /** One of the order's choices; left out: the first of them. */
  body: z.object({ receivedInPaise: z.optional(paise) }),
  answer: sellerOrder,
  success: "CREATED",
  errors: { "orders/not-found": 404, "orders/no-cash-due": 409 },
});
