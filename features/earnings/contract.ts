import * as z from "zod/mini";
import { restBaseV2 } from "#engine/contract/brand.ts";
import { filterDayIfAny } from "#engine/contract/date-filter.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { partialPayment } from "#features/payments/contract/payments.ts";

/** Rupees with two decimals; counts of orders (ENT-020). */
export const earningsSummary = z.object({
  totalEarnings: z.number(),
  pendingEarnings: z.number(),
  totalOrders: z.int(),
});
export type EarningsSummary = z.output<typeof earningsSummary>;

export const readEarnings = endpoint({
  name: "earnings/read-earnings",
  summary:
    "What the caller has earned, what is pending, and how many orders; with `dummy` the practice orders.",
  method: "GET",
  path: `${restBaseV2}/estore/stats/santhaEarnings`,
  permission: "member",
  query: z.object({ type: z.optional(z.literal("dummy")) }),
  answer: earningsSummary,
  errors: {},
});

/** Rows of a page of a table; the sizes that the tables offer (ERN-060). */
export const pageSizes = [5, 10, 25, 50] as const;
export const defaultPageSize = 10;

const page = {
  offset: z._default(
    z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
    0,
  ),
  limit: z._default(
    z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)),
    defaultPageSize,
  ),
};
const period = { fromDate: filterDayIfAny, toDate: filterDayIfAny };

/** What an order earns (ENT-022): `ct` in epoch milliseconds, money in rupees. `commission` is its margin as its tile says it. */
export const accountRow = z.object({
  ct: z.int(),
  orderId: z.string(),
  sellerName: localizedText,
  /** For whom it was ordered; null for an order of one's own. */
  farmerName: z.nullable(z.string()),
  commission: z.number(),
  orderAmount: z.number(),
  /** The summary leaves this commission out: a cancellation is asked for, the money goes back, or the order is over. Where it stands. */
  notCounted: z.optional(
    z.object({
      cancelled: z.boolean(),
      endedBy: z.nullable(z.string()),
      stateInfo: z.object({ currentState: z.string() }),
    }),
  ),
});
export type AccountRow = z.output<typeof accountRow>;

export const listAccounts = endpoint({
  name: "earnings/list-accounts",
  summary: "What each order of the caller earns, newest first; of all time or of the days in the body.",
  method: "PUT",
  path: `${restBaseV2}/estore/stats/santhaCommissions`,
  permission: "member",
  query: z.object(page),
  body: z.object(period),
  answer: z.object({ orders: z.array(accountRow), totalOrders: z.int() }),
  errors: {},
});

/** An order that is not paid in full (ENT-023): `orderDate` in epoch milliseconds, money in rupees. */
export const pendingPayment = z.object({
  orderId: z.string(),
  orderDate: z.int(),
  /** For whom it was ordered; null for an order of one's own. */
  farmerName: z.nullable(z.string()),
  totalAmount: z.number(),
  balanceAmount: z.number(),
  /** The agent's margin that the farmer gives to the seller with it in cash. */
  marginDueAmount: z.number(),
  partialPayments: z.array(partialPayment),
});
export type PendingPayment = z.output<typeof pendingPayment>;

export const listPendingPayments = endpoint({
  name: "earnings/list-pending-payments",
  summary: "Orders of the caller that are not paid in full, newest first; `numFound` stands beside `data`.",
  method: "GET",
  path: `${restBaseV2}/estore/orders/pending-payment-orders`,
  permission: "member",
  query: z.object({ ...page, ...period }),
  answer: z.object({ data: z.array(pendingPayment), numFound: z.int() }),
  isSpread: true,
  errors: {},
});
