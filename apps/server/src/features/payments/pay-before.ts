import type { PayableOrder } from "#features/orders";
import type { Claim } from "./payments.queries.ts";

/** So long an order waits for its transfer; after that its stock is free for others. */
export const daysToTransfer = 5;
const day = 86_400_000;

/** What of these claims finance is still to look for. */
export function isAwaited({ status, paidThrough }: Pick<Claim, "status" | "paidThrough">): boolean {
  return status === "waiting" && paidThrough !== "Cash";
}

/**
 * Until when the money of an order has to be there, or the rest of it; epoch milliseconds. Each decision of finance
 * gives time from then on: what did not come, or not all of it, may come late.
 */
export function payBeforeOf(
  { placedAt }: Pick<PayableOrder, "placedAt">,
  claims: readonly Pick<Claim, "decidedAt">[],
): number {
  const decided = claims.map(({ decidedAt }) => decidedAt?.getTime() ?? 0);
  return Math.max(placedAt.getTime(), ...decided) + daysToTransfer * day;
}
