import * as z from "zod/mini";
import { restBaseV2 } from "./brand.ts";
import { endpoint } from "./endpoint.ts";

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
