import * as z from "zod/mini";
import { filterDayIfAny } from "#engine/contract/date-filter.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import type { FileBytes } from "#features/files/contract/files.ts";

/** Longest period of sales, in days: a leap year. */
export const longestPeriodInDays = 366;

const page = {
  after: z.optional(z.string().check(z.maxLength(80))),
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
};

/** An order in a list; `placedAt` in epoch milliseconds. */
const orderFacts = {
  orderId: z.string(),
  placedAt: z.int(),
  state: z.string(),
  isCancelled: z.boolean(),
  /** Of a cancelled order the state that ended it. */
  endedBy: z.nullable(z.string()),
};
/** Who receives the goods, as the seller sees it on the order. */
const customer = { customer: z.string(), city: z.string() };

/** A bank payment by Santha for an order. */
export const paymentToSeller = z.object({ amountInPaise: paise, paidAt: z.int(), reference: z.string() });
export type PaymentToSeller = z.output<typeof paymentToSeller>;

/**
 * What the books say of one order of the seller, in paise. The sale (`charged` + `coupon` − `returned`) is settled by
 * cash, taxes, deductions and payments; the rest is open. Below 0 `open` is what the seller owes.
 */
export const accountOfOrder = z.object({
  ...orderFacts,
  ...customer,
  paymentMode: z.string(),
  chargedInPaise: paise,
  /** Paid by Santha in place of the buyer. */
  couponInPaise: paise,
  /** Cancelled, returned or refunded. */
  returnedInPaise: paise,
  /** Cash that the seller took. */
  cashInPaise: paise,
  /** GST collected at source and income tax withheld. */
  gstInPaise: paise,
  incomeTaxInPaise: paise,
  /** Deducted for debts of other orders. */
  debtsInPaise: paise,
  /** Added from what the seller had overpaid. */
  creditInPaise: paise,
  /** What the seller has paid back of this order. */
  paidBackInPaise: paise,
  paidInPaise: paise,
  payments: z.array(paymentToSeller),
  settledInPaise: paise,
  openInPaise: paise,
  /** What the buyer has not paid. */
  unpaidInPaise: paise,
  /** The agent's margin that the buyer pays with it in cash. */
  marginDueInPaise: paise,
});
export type AccountOfOrder = z.output<typeof accountOfOrder>;

/** Sums over all orders of the seller, in paise. */
export const accountTotals = z.object({
  /** Delivered and paid by the buyer: the next payments. */
  toBePaidInPaise: paise,
  /** Delivered, but not paid by the buyer. */
  unpaidInPaise: paise,
  /** Not delivered. */
  onTheWayInPaise: paise,
  owedInPaise: paise,
  /** Overpaid by the seller; added to the next payment. */
  creditInPaise: paise,
  settledInPaise: paise,
  /** The parts of what is settled. */
  paidInPaise: paise,
  cashInPaise: paise,
  taxesInPaise: paise,
});
export type AccountTotals = z.output<typeof accountTotals>;

export const accountFilter = z.enum(["open", "settled"]);
export type AccountFilter = z.output<typeof accountFilter>;

export const listSellerAccounts = endpoint({
  name: "sales/list-accounts",
  summary:
    "What the caller's business was charged for, had withheld, was paid and has open, order by order, newest first: all, open or settled ones; totals of all orders with the first page.",
  method: "GET",
  path: "/v2/selling/accounts",
  permission: "seller",
  sellerPart: "accounts",
  query: z.object({ show: z.optional(accountFilter), ...page }),
  answer: z.object({
    /** Null on later pages. */
    totals: z.nullable(accountTotals),
    orders: z.array(accountOfOrder),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

/** One sale; the amount is what the buyer pays for the order. */
export const sale = z.object({ ...orderFacts, ...customer, paymentMode: z.string(), amountInPaise: paise });
export type Sale = z.output<typeof sale>;

/** What was sold of one product in a period: packs, and their price after offers. */
export const productSales = z.object({
  level3Id: z.int(),
  title: localizedText,
  packs: z.int(),
  amountInPaise: paise,
});
export type ProductSales = z.output<typeof productSales>;

const ordersSold = { orders: z.int(), amountInPaise: paise };

/** What one agent ordered in a period. */
export const agentSales = z.object({ agentKey: z.string(), name: localizedText, ...ordersSold });
export type AgentSales = z.output<typeof agentSales>;

/** Sales of some days, from midnight in India at `from` on, in epoch milliseconds. */
export const salesStep = z.object({ from: z.int(), ...ordersSold });
export type SalesStep = z.output<typeof salesStep>;

/** Sales of a period without cancelled and returned orders. */
export const salesTotals = z.object({
  orders: z.int(),
  amountInPaise: paise,
  /** Orders that were cancelled or returned as a whole. */
  cancelledOrders: z.int(),
  /** Best-selling products, the highest amount first. */
  products: z.array(productSales),
  /** All further products. */
  otherProducts: z.object({ count: z.int(), packs: z.int(), amountInPaise: paise }),
  /** Shipping and handling less coupons: the difference between the amount and its products. */
  chargesInPaise: paise,
  /** How many days each step has: 1, or 7 in a long period. */
  stepInDays: z.int(),
  /** All steps of the period, in order; one without sales has zeros. */
  steps: z.array(salesStep),
  /** Agents who ordered, the highest amount first. */
  agents: z.array(agentSales),
  /** All further agents. */
  otherAgents: z.object({ count: z.int(), ...ordersSold }),
  /** Orders that farmers placed for themselves. */
  directSales: z.object(ordersSold),
});
export type SalesTotals = z.output<typeof salesTotals>;

/** Periods that end today or with the last month, in Indian time. */
export const namedPeriods = ["last30", "thisMonth", "lastMonth"] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** Days of one's own (yyyy/MM/dd) count before a named period. */
const days = {
  period: z._default(z.enum(namedPeriods), "last30"),
  fromDate: filterDayIfAny,
  toDate: filterDayIfAny,
};

/** Of which orders: all, those with a product, those of an agent. */
const ofWhich = {
  product: z.optional(
    z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  ),
  /** Key of the agent's profile. */
  agent: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
};

export const listSales = endpoint({
  name: "sales/list-sales",
  summary:
    "Orders that the caller's business has sold in a period (a named one or own days, at most a year), newest first: all, those with a product, or those of an agent; totals of them with the first page.",
  method: "GET",
  path: "/v2/selling/sales",
  permission: "seller",
  sellerPart: "accounts",
  query: z.object({ ...days, ...ofWhich, ...page }),
  answer: z.object({
    /** First and last day of the period, yyyy/MM/dd. */
    fromDate: z.string(),
    toDate: z.string(),
    /** Null on later pages. */
    totals: z.nullable(salesTotals),
    sales: z.array(sale),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

export const readSalesFile = endpoint({
  name: "sales/read-sales-file",
  summary: "The sales of a period as a CSV file, oldest first.",
  method: "GET",
  path: "/v2/selling/sales/file",
  permission: "seller",
  sellerPart: "accounts",
  givesFile: "csv",
  query: z.object({ ...days, ...ofWhich }),
  answer: z.custom<FileBytes>(),
  errors: {},
});

/** What the seller has bought of another seller. */
export const purchase = z.object({ ...orderFacts, seller: localizedText, amountInPaise: paise });
export type Purchase = z.output<typeof purchase>;

export const listPurchases = endpoint({
  name: "sales/list-purchases",
  summary: "Orders that the caller has placed with sellers, newest first.",
  method: "GET",
  path: "/v2/selling/purchases",
  permission: "seller",
  sellerPart: "accounts",
  query: z.object(page),
  answer: z.object({ purchases: z.array(purchase), nextAfter: z.nullable(z.string()) }),
  errors: {},
});
