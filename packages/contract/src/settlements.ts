import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { bankReference } from "./finance.ts";
import { localizedText } from "./language.ts";
import { paise } from "./money.ts";
import { reason } from "./order-actions.ts";
import { bankAccount } from "./payments.ts";
import { withheld } from "./withholding.ts";

/** What a seller is to get for an order that nothing can come back from any more. */
export const settlement = z.object({
  orderId: z.string(),
  seller: localizedText,
  totalInPaise: paise,
  /** What is to be paid to him; 0 where he has the cash himself, below 0 where he owes some of it. */
  dueInPaise: paise,
  /** Kept back for what he owed of other orders, taken off what is due; once it is approved. */
  keptInPaise: paise,
  /** Taxes kept back from him, taken off what is due; once it is approved. */
  withheld: z.array(withheld),
  isApproved: z.boolean(),
  /** Why finance holds it back; null: it does not. */
  heldBecause: z.nullable(z.string()),
  deliveredAt: z.int(),
});
export type Settlement = z.output<typeof settlement>;

/** Days after which a seller is reminded of what he owes, and again. */
export const daysBetweenDebtReminders = 7;

/**
 * Why a seller owes of an order: he has the cash of one that was cancelled or came back, or more cash than is his,
 * or money was refunded after he was paid.
 */
export const debtReasons = ["cancelled", "cash", "refunded"] as const;
export const debtOfOrder = z.object({
  orderId: z.string(),
  owedInPaise: paise,
  why: z.enum(debtReasons),
  /** Since when he owes it; epoch milliseconds. */
  since: z.int(),
});
export type DebtOfOrder = z.output<typeof debtOfOrder>;

/** What a seller owes over all, with the orders that it comes from, oldest first. */
export const sellerDebt = z.object({
  sellerId: z.int(),
  seller: localizedText,
  phone: z.string(),
  owedInPaise: paise,
  /** Since when he owes some of it, and for how many days. */
  since: z.int(),
  daysOwed: z.int(),
  orders: z.array(debtOfOrder),
});
export type SellerDebt = z.output<typeof sellerDebt>;

export const listSettlements = endpoint({
  name: "settlements/list-settlements",
  summary:
    "Orders whose sellers are to be paid, those to approve, those that are held back and those to pay, oldest first; and the sellers who owe something.",
  method: "GET",
  path: "/v2/admin/finance/settlements",
  permission: "finance",
  answer: z.object({ settlements: z.array(settlement), debts: z.array(sellerDebt) }),
  errors: {},
});

export const moveSettlement = endpoint({
  name: "settlements/move-settlement",
  summary:
    "Finance approves what a seller gets for an order, holds it back until it releases it, has paid it, or closes it where nothing is to be paid. With the approval his debts of other orders are kept back.",
  method: "POST",
  path: "/v2/admin/finance/settlements/{orderId}",
  permission: "finance",
  params: z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  body: z.discriminatedUnion("action", [
    z.object({ action: z.literal("APPROVE_SETTLEMENT") }),
    z.object({ action: z.literal("HOLD_SETTLEMENT"), reason }),
    z.object({ action: z.literal("RELEASE_SETTLEMENT") }),
    /** With what finance saw as due and has paid. */
    z.object({ action: z.literal("PAY_OUT"), reference: bankReference, dueInPaise: paise }),
    z.object({ action: z.literal("CLOSE_SETTLEMENT") }),
  ]),
  answer: z.object({ orderId: z.string(), state: z.string() }),
  success: "CREATED",
  errors: {
    "settlements/not-found": 404,
    "settlements/not-possible": 409,
    "settlements/nothing-to-pay": 409,
    "settlements/sum-changed": 409,
    "settlements/reference-used": 409,
  },
});

export const receiveFromSeller = endpoint({
  name: "settlements/receive-from-seller",
  summary:
    "Finance has found money of a seller in the account: it pays what he owes, the oldest order first.",
  method: "POST",
  path: "/v2/admin/finance/sellers/{sellerId}/receipts",
  permission: "finance",
  params: z.object({ sellerId: z.coerce.number<string | number>().check(z.int(), z.positive()) }),
  body: z.object({
    amountInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    reference: bankReference,
  }),
  answer: z.object({ sellerId: z.int(), owedInPaise: paise }),
  success: "CREATED",
  errors: {
    "settlements/owes-nothing": 404,
    "settlements/more-than-owed": 409,
    "settlements/reference-used": 409,
  },
});

export const readOwnDebt = endpoint({
  name: "settlements/read-own-debt",
  summary:
    "What the caller's business owes Santha, with the orders that it comes from and why, oldest first, and how to pay it.",
  method: "GET",
  path: "/v2/selling/debt",
  permission: "seller",
  answer: z.object({
    owedInPaise: paise,
    orders: z.array(debtOfOrder),
    /** Where he can send it to; null: it is kept back only. */
    account: z.nullable(bankAccount),
  }),
  errors: {},
});
