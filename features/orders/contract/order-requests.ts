import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";
import { orderParams, reason, somePacks } from "./order-actions.ts";
import { reasonCodes, requestKinds } from "./order-reasons.ts";
import { actorKinds } from "./order-states.ts";

/** What has become of the packs of one line that a buyer asked for. */
export const requestLineStatuses = ["open", "accepted", "refused", "withdrawn"] as const;
export type RequestLineStatus = (typeof requestLineStatuses)[number];

export const requestLine = z.object({
  listingId: z.int(),
  title: localizedText,
  /** What tells it from other packs of the same product. */
  pack: localizedText,
  quantity: z.int(),
  status: z.enum(requestLineStatuses),
});
export type RequestLine = z.output<typeof requestLine>;

/** What a buyer asked for some packs of an order, and what was decided, line by line. Moments in epoch milliseconds. */
export const orderRequest = z.object({
  requestId: z.int(),
  kind: z.enum(requestKinds),
  /** Null: asked with a press alone, without a reason. */
  reasonCode: z.nullable(z.enum(reasonCodes)),
  note: z.string(),
  /** The seller had refused it and the buyer put it to support. */
  isDisputed: z.boolean(),
  /** The seller did not decide in time, and support looks at it. */
  isEscalated: z.boolean(),
  askedAt: z.int(),
  /** When the clock grants it; null: it is decided. */
  grantedAt: z.nullable(z.int()),
  decidedAt: z.nullable(z.int()),
  decidedBy: z.nullable(z.enum(actorKinds)),
  /** Why packs were refused, in the words of whoever decided. */
  answer: z.nullable(z.string()),
  lines: z.array(requestLine),
});
export type OrderRequest = z.output<typeof orderRequest>;

/** A line of which packs can be asked for now. */
export const askableLine = z.object({
  listingId: z.int(),
  title: localizedText,
  pack: localizedText,
  quantity: z.int(),
});
export type AskableLine = z.output<typeof askableLine>;

/** What the buyer can ask for now; null when nothing. `isDecidedAtOnce`: nothing is packed yet, nobody has to agree. */
export const askable = z.object({
  kind: z.enum(requestKinds),
  isDecidedAtOnce: z.boolean(),
  lines: z.array(askableLine),
});
export type Askable = z.output<typeof askable>;

export const listRequests = endpoint({
  name: "orders/list-requests",
  summary: "What was asked for packs of an order of the caller, newest first, and what can be asked for now.",
  method: "GET",
  path: "/v2/orders/{orderId}/requests",
  permission: "member",
  params: orderParams,
  answer: z.object({
    askable: z.nullable(askable),
    /** Ids of requests that the seller has refused and that the buyer may still put to support. */
    disputable: z.array(z.int()),
    requests: z.array(orderRequest),
  }),
  errors: { "orders/not-found": 404 },
});

const lines = z.array(somePacks).check(z.minLength(1), z.maxLength(100));

/** The sums of an order; paise. The margin is 0 for everyone but its agent. */
export const orderSums = z.object({
  itemsValueInPaise: paise,
  discountsInPaise: paise,
  shippingInPaise: paise,
  handlingInPaise: paise,
  couponInPaise: paise,
  totalInPaise: paise,
  marginInPaise: paise,
});
export type OrderSumsAnswer = z.output<typeof orderSums>;

export const previewRemoval = endpoint({
  name: "orders/preview-removal",
  summary:
    "What an order of the caller would come to without some of its packs, and what would be paid back.",
  method: "POST",
  path: "/v2/orders/{orderId}/removal-preview",
  permission: "member",
  params: orderParams,
  body: z.object({ lines }),
  answer: z.object({
    /** Nothing is left: the order as a whole ends. */
    isWhole: z.boolean(),
    before: orderSums,
    after: orderSums,
    /** What goes back to the buyer. */
    refundInPaise: paise,
    /** What he still owes then. */
    owedInPaise: paise,
  }),
  errors: { "orders/not-found": 404, "orders/not-possible": 409, "orders/not-so-many": 422 },
});
export type RemovalPreview = z.output<(typeof previewRemoval)["answer"]>;

const wish = z.object({
  lines,
  reasonCode: z.enum(reasonCodes),
  /** In the buyer's own words; has to be there for the reason `other`. */
  note: z._default(paragraphs(0, 300), ""),
});

const asking = {
  method: "POST",
  permission: "member",
  params: orderParams,
  body: wish,
  answer: z.object({ orderId: z.string(), state: z.string() }),
  success: "CREATED",
  isIdempotent: true,
  errors: {
    "orders/not-found": 404,
    "orders/not-possible": 409,
    "orders/not-so-many": 422,
    "orders/reason-missing": 422,
  },
} as const;

export const cancelLines = endpoint({
  name: "orders/cancel-lines",
  summary:
    "Takes packs out of an order of the caller, some or all, and refunds what was paid for them; once the order is packed its seller decides.",
  path: "/v2/orders/{orderId}/cancellations",
  ...asking,
});

export const requestReturn = endpoint({
  name: "orders/request-return",
  summary: "Asks to give packs of a delivered order of the caller back; the seller decides.",
  path: "/v2/orders/{orderId}/returns",
  ...asking,
});

export const disputeRequest = endpoint({
  name: "orders/dispute-request",
  summary: "Puts what the seller has refused to support, which decides instead of him.",
  method: "POST",
  path: "/v2/orders/{orderId}/requests/{requestId}/dispute",
  permission: "member",
  params: z.extend(orderParams, {
    requestId: z.coerce.number<string | number>().check(z.int(), z.positive()),
  }),
  answer: z.object({ orderId: z.string(), state: z.string() }),
  success: "CREATED",
  errors: { "orders/not-found": 404, "orders/not-possible": 409 },
});

/** What is decided about each line of a request. */
export const requestDecision = z.object({
  requestId: z.int().check(z.positive()),
  lines: z
    .array(
      z.object({
        listingId: z.int().check(z.positive()),
        isAccepted: z.boolean(),
        /** Packs that come back: unopened, so that they can be sold again. */
        isSellable: z._default(z.boolean(), true),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  /** Why packs are refused; needed when some are. */
  reason: z.optional(reason),
});
export type RequestDecision = z.output<typeof requestDecision>;
