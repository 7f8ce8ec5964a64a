import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { nextPage } from "#engine/contract/next-page.ts";
import { bankReference } from "#features/ledger/contract";
import { reason } from "#features/orders/contract/order-actions.ts";
import { bankAccount } from "#features/payments/contract/payments.ts";
import { payoutAccount } from "#features/payouts/contract";
import { withheld } from "#features/withholding/contract";

/** A bank payment for a seller's order, with its reference number. */
export const sellerPayment = z.object({
  paidInPaise: paise,
  reference: z.string(),
  paidAt: z.int(),
  /** The account that received it; null: paid before accounts were stored. */
  account: z.nullable(payoutAccount),
});
export type SellerPayment = z.output<typeof sellerPayment>;

/** The payment to a seller for an order that can no longer be returned. */
export const settlement = z.object({
  orderId: z.string(),
  seller: localizedText,
  totalInPaise: paise,
  /** The amount still to be paid. 0: the seller already has the cash. Below 0: the seller owes part of it. */
  dueInPaise: paise,
  /** The seller collected all the money in cash, so nothing is paid out. */
  isWithSeller: z.boolean(),
  /** Deducted for debts of other orders; set once approved. */
  keptInPaise: paise,
  /** Credit from the seller's overpayments, added to the amount due; set once approved. */
  creditInPaise: paise,
  /** Taxes withheld from the seller and deducted from the amount due; set once approved. */
  withheld: z.array(withheld),
  /** The seller's payout account; null: none is given, so nothing can be paid. */
  account: z.nullable(payoutAccount),
  isApproved: z.boolean(),
  /** Settled before, but something is due again: returned tax, or a debt that was paid twice. */
  isSettled: z.boolean(),
  /** Payments already made for the order, oldest first. */
  payments: z.array(sellerPayment),
  /** Why finance holds the payment back; null: it does not. */
  heldBecause: z.nullable(z.string()),
  deliveredAt: z.int(),
});
export type Settlement = z.output<typeof settlement>;

/** Days between reminders of a seller's debt. */
export const daysBetweenDebtReminders = 7;

/**
 * Why a seller has a debt from an order. `cancelled`: cash of a cancelled or returned order. `overpaid`: a payment
 * above the amount due. `cash`: more cash than due. `refunded`: a refund after the payment.
 */
export const debtReasons = ["cancelled", "overpaid", "cash", "refunded"] as const;
export type DebtReason = (typeof debtReasons)[number];
export const debtOfOrder = z.object({
  orderId: z.string(),
  owedInPaise: paise,
  why: z.enum(debtReasons),
  /** When the debt began, in epoch milliseconds. */
  since: z.int(),
});
export type DebtOfOrder = z.output<typeof debtOfOrder>;

/** A seller's total debt, with the orders that it comes from, oldest first. */
export const sellerDebt = z.object({
  sellerId: z.int(),
  seller: localizedText,
  phone: z.string(),
  owedInPaise: paise,
  /** The part that was paid back beyond the seller's credit; it belongs to no order. */
  sentBackInPaise: paise,
  /** When the debt began, and for how many days it is owed. */
  since: z.int(),
  daysOwed: z.int(),
  orders: z.array(debtOfOrder),
});
export type SellerDebt = z.output<typeof sellerDebt>;

/** What a seller has sent above the debt: added to the next payment, or paid back by finance. */
export const sellerCredit = z.object({
  sellerId: z.int(),
  seller: localizedText,
  phone: z.string(),
  creditInPaise: paise,
  /** The account that it is paid back to; null: the seller has given none. */
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
  /** Sellers with debts or credits are all on the first page. */
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
      /** The amount due that finance saw. */
      dueInPaise: paise,
      /** The amount that left the bank. */
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

/** A seller in finance's search, with total debt and credit. */
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
    /** The credit that finance saw. */
    creditInPaise: paise,
    /** The amount that left the bank. */
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
  sellerPart: "accounts",
  answer: z.object({
    owedInPaise: paise,
    /** The part that was paid back beyond the seller's credit; it belongs to no order. */
    sentBackInPaise: paise,
    orders: z.array(debtOfOrder),
    /** What the seller has sent above the debt; it is added to the next payment. */
    creditInPaise: paise,
    /** The account that the seller can pay to; null: debts are only deducted. */
    account: z.nullable(bankAccount),
  }),
  errors: {},
});
