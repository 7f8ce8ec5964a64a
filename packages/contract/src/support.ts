import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { localizedText } from "./language.ts";
import { paise } from "./money.ts";
import { orderParams } from "./order-actions.ts";
import { orderRequest, requestDecision } from "./order-requests.ts";

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
