import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { paise } from "./money.ts";
import { orderParams } from "./order-actions.ts";
import { financeReason } from "./taken-back.ts";

export const confirmCashForSeller = endpoint({
  name: "payments/confirm-cash",
  summary:
    "Finance says what cash a seller has of an order of which he says nothing, also after a return, by the rules by which he says it; he is told. What is above what is owed goes back to the buyer.",
  method: "POST",
  path: "/v2/admin/finance/cash/{orderId}",
  permission: "finance",
  params: orderParams,
  body: z.object({
    /** 0: none came. */
    receivedInPaise: z.int().check(z.minimum(0), z.maximum(1_000_000_000_00)),
    /** How finance knows: the number of the receipt, or who has said it. */
    reason: financeReason,
  }),
  answer: z.object({ orderId: z.string(), receivedInPaise: paise }),
  success: "CREATED",
  errors: {
    "payments/order-not-found": 404,
    "payments/no-cash-open": 409,
    "payments/cash-out-of-range": 422,
  },
});
