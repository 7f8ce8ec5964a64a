import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { bankReference, nextPage } from "./finance.ts";
import { localizedText } from "./language.ts";
import { paise } from "./money.ts";
import { reason } from "./order-actions.ts";
import { bankAccount } from "./payments.ts";
import { payoutAccount } from "./payouts.ts";
import { withheld } from "./withholding.ts";

/** Money that left the bank for a seller's order, under its number there. */
export const sellerPayment = z.object({
  paidInPaise: paise,
  reference: z.string(),
  paidAt: z.int(),
  /** The account that it was sent to; null: paid before that was kept. */
  account: z.nullable(payoutAccount),
});
export type SellerPayment = z.output<typeof sellerPayment>;

/** What a seller is to get for an order that nothing can come back from any more. */
export const settlement = z.object({
  orderId: z.string(),
  seller: localizedText,
  totalInPaise: paise,
  /** What is still to be paid to him; 0 where he has the cash himself, below 0 where he owes some of it. */
  dueInPaise: paise,
  /** He took the cash at the door himself and has all that is his: nothing is to be sent. */
  isWithSeller: z.boolean(),
  /** Kept back for what he owed of other orders, taken off what is due; once it is approved. */
  keptInPaise: paise,
  /** What he had sent above what he owed, added to what is due; once it is approved. */
  creditInPaise: paise,
  /** Taxes kept back from him, taken off what is due; once it is approved. */
  withheld: z.array(withheld),
  /** Where the seller is paid to; null: he has named no account, and nothing can be paid. */
  account: z.nullable(payoutAccount),
  isApproved: z.boolean(),
  /** It was settled before, and something is due again: tax that was given back, or a debt that was paid twice. */
  isSettled: z.boolean(),
  /** What he was paid for it already, oldest first. */
  payments: z.array(sellerPayment),
  /** Why finance holds it back; null: it does not. */
  heldBecause: z.nullable(z.string()),
  deliveredAt: z.int(),
});
export type Settlement = z.output<typeof settlement>;

/** Days after which a seller is reminded of what he owes, and again. */
export const daysBetweenDebtReminders = 7;

/**
 * Why a seller owes of an order: he has the cash of one that was cancelled or came back, or was paid more than was due,
 * or has more cash than is his, or money was refunded after he was paid.
 */
export const debtReasons = ["cancelled", "overpaid", "cash", "refunded"] as const;
export type DebtReason = (typeof debtReasons)[number];
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
  /** Of that, sent back to him beyond what he had sent: of no order. */
  sentBackInPaise: paise,
  /** Since when he owes some of it, and for how many days. */
  since: z.int(),
  daysOwed: z.int(),
  orders: z.array(debtOfOrder),
});
export type SellerDebt = z.output<typeof sellerDebt>;

/** What a seller has sent above what he owed: his next payment has it, or finance sends it back. */
export const sellerCredit = z.object({
  sellerId: z.int(),
  seller: localizedText,
  phone: z.string(),
  creditInPaise: paise,
  /** Where it is sent back to; null: he has named no account. */
  account: z.nullable(payoutAccount),
});
export type SellerCredit = z.output<typeof sellerCredit>;

export const listSettlements = endpoint({
  name: "settlements/list-settlements",
  summary:
    "Orders whose sellers are to be paid, those to approve, those that are held back, those to pay and settled ones of which something is due again, oldest first; the sellers who owe something, and those who sent more than they owed.",
  method: "GET",
  path: "/v2/admin/finance/settlements",
  permission: "finance",
  query: nextPage,
  /** Sellers who owe, or have sent too much, stand on the first page, all of them. */
  answer: z.object({
    settlements: z.array(settlement),
    debts: z.array(sellerDebt),
    credits: z.array(sellerCredit),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

export const moveSettlement = endpoint({
  name: "settlements/move-settlement",
  summary:
    "Finance approves what a seller gets for an order, holds it back until it releases it, has paid it, or closes it where nothing is to be paid. With the approval his debts of other orders are kept back; what was paid beyond what is due is his debt, what is missing stays due.",
  method: "POST",
  path: "/v2/admin/finance/settlements/{orderId}",
  permission: "finance",
  params: z.object({ orderId: z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/)) }),
  body: z.discriminatedUnion("action", [
    z.object({ action: z.literal("APPROVE_SETTLEMENT") }),
    z.object({ action: z.literal("HOLD_SETTLEMENT"), reason }),
    z.object({ action: z.literal("RELEASE_SETTLEMENT") }),
    z.object({
      action: z.literal("PAY_OUT"),
      reference: bankReference,
      /** What finance saw as due. */
      dueInPaise: paise,
      /** What left the bank. */
      paidInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    }),
    z.object({ action: z.literal("CLOSE_SETTLEMENT") }),
  ]),
  answer: z.object({ orderId: z.string(), state: z.string() }),
  success: "CREATED",
  errors: {
    "settlements/not-found": 404,
    "settlements/not-possible": 409,
    "settlements/no-account": 409,
    "settlements/sum-changed": 409,
    "settlements/reference-used": 409,
  },
});

/** A seller as finance finds him, with what he owes over all and what he has sent above it. */
export const foundSeller = z.object({
  sellerId: z.int(),
  seller: localizedText,
  town: localizedText,
  phone: z.string(),
  owedInPaise: paise,
  creditInPaise: paise,
});
export type FoundSeller = z.output<typeof foundSeller>;

export const findSellers = endpoint({
  name: "settlements/find-sellers",
  summary:
    "For finance: sellers by a part of their business's name in either language, or the beginning of their mobile number; by name.",
  method: "GET",
  path: "/v2/admin/finance/sellers",
  permission: "finance",
  query: z.object({
    find: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 10),
  }),
  answer: z.object({ sellers: z.array(foundSeller) }),
  errors: {},
});

const sellerParams = z.object({ sellerId: z.coerce.number<string | number>().check(z.int(), z.positive()) });

export const payBackCredit = endpoint({
  name: "settlements/pay-back-credit",
  summary:
    "Finance has sent a seller back what he had sent above what he owed, once under its number. What of it pays a debt by now is owed again.",
  method: "POST",
  path: "/v2/admin/finance/sellers/{sellerId}/payments",
  permission: "finance",
  params: sellerParams,
  body: z.object({
    reference: bankReference,
    /** What finance saw as his credit. */
    creditInPaise: paise,
    /** What left the bank. */
    paidInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
  }),
  answer: z.object({ sellerId: z.int(), creditInPaise: paise }),
  success: "CREATED",
  errors: {
    "settlements/no-seller": 404,
    "settlements/no-account": 409,
    "settlements/no-credit": 409,
    "settlements/sum-changed": 409,
    "settlements/reference-used": 409,
  },
});

export const receiveFromSeller = endpoint({
  name: "settlements/receive-from-seller",
  summary:
    "Finance has found money of a seller in the account: it pays what he owes, the oldest order first; what is more, or all of it where he owes nothing, comes with his next payment.",
  method: "POST",
  path: "/v2/admin/finance/sellers/{sellerId}/receipts",
  permission: "finance",
  params: sellerParams,
  body: z.object({
    amountInPaise: z.int().check(z.positive(), z.maximum(1_000_000_000_00)),
    reference: bankReference,
  }),
  answer: z.object({ sellerId: z.int(), owedInPaise: paise }),
  success: "CREATED",
  errors: {
    "settlements/no-seller": 404,
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
    /** Of that, sent back to him beyond what he had sent: of no order. */
    sentBackInPaise: paise,
    orders: z.array(debtOfOrder),
    /** What he has sent above what he owed: it comes with his next payment. */
    creditInPaise: paise,
    /** Where he can send it to; null: it is kept back only. */
    account: z.nullable(bankAccount),
  }),
  errors: {},
});
