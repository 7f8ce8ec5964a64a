import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { financeReason } from "#features/ledger/contract";
import { orderParams } from "#features/orders/contract/order-actions.ts";

const claimParams = z.object({
  claimId: z.coerce
    .number<string | number>()
    .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
});

/** What both who decide on a claim are answered. */
const claimDecided = {
  answer: z.object({ orderId: z.string() }),
  success: "CREATED",
  errors: { "payments/claim-not-found": 404, "payments/no-cash-open": 409 },
} as const;

export const decideCashClaim = endpoint({
  name: "payments/decide-cash-claim",
  summary:
    "The caller's business says of one payment in cash that a buyer has entered whether it came; others that wait are not touched, and what is not paid stays due.",
  method: "POST",
  path: "/v2/selling/cash-claims/{claimId}",
  permission: "seller",
  sellerPart: "orders",
  params: claimParams,
  body: z.object({ isReceived: z.boolean() }),
  ...claimDecided,
});

export const decideCashClaimForSeller = endpoint({
  name: "payments/decide-cash-claim-for-seller",
  summary:
    "Finance says of one payment in cash that a buyer has entered whether it came, where the seller says nothing; he is told, with why.",
  method: "POST",
  path: "/v2/admin/finance/cash-claims/{claimId}",
  permission: "finance",
  params: claimParams,
  body: z.object({ isReceived: z.boolean(), reason: financeReason }),
  ...claimDecided,
});

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
