import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { bankReference } from "./finance.ts";
import { localizedText } from "./language.ts";
import { paise } from "./money.ts";
import { reason } from "./order-actions.ts";
import { withheld } from "./withholding.ts";

/** What a seller is to get for an order that nothing can come back from any more. */
export const settlement = z.object({
  orderId: z.string(),
  seller: localizedText,
  totalInPaise: paise,
  /** What is to be paid to him; 0 where he has the cash himself, below 0 where he owes some of it. */
  dueInPaise: paise,
  /** Taxes kept back from him, taken off what is due; once it is approved. */
  withheld: z.array(withheld),
  isApproved: z.boolean(),
  deliveredAt: z.int(),
});
export type Settlement = z.output<typeof settlement>;

export const listSettlements = endpoint({
  name: "settlements/list-settlements",
  summary: "Orders whose sellers are to be paid, those to approve and those to pay, oldest first.",
  method: "GET",
  path: "/v2/admin/finance/settlements",
  permission: "finance",
  answer: z.object({ settlements: z.array(settlement) }),
  errors: {},
});

export const moveSettlement = endpoint({
  name: "settlements/move-settlement",
  summary: "Finance approves what a seller gets for an order, holds it back, or has paid it.",
  method: "POST",
  path: "/v2/admin/finance/settlements/{orderId}",
  permission: "finance",
  params: z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  body: z.discriminatedUnion("action", [
    z.object({ action: z.literal("APPROVE_SETTLEMENT") }),
    z.object({ action: z.literal("HOLD_SETTLEMENT"), reason }),
    z.object({ action: z.literal("PAY_OUT"), reference: bankReference }),
  ]),
  answer: z.object({ orderId: z.string(), state: z.string() }),
  success: "CREATED",
  errors: { "settlements/not-found": 404, "settlements/not-possible": 409 },
});
