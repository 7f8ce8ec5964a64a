import type { PayableOrder } from "./payable.queries.ts";
import type { Claim } from "./queries.ts";

/** How long an order waits for its transfer before its stock is released. */
export const daysToTransfer = 5;
const day = 86_400_000;

/** Whether finance still has to look for this claimed payment. */
export function isAwaited({ status, paidThrough }: Pick<Claim, "status" | "paidThrough">): boolean {
  return status === "waiting" && paidThrough !== "Cash";
}

/** How often a decision extends the deadline: without any money, and with a partial payment. */
const roundsWithoutMoney = 2;
const roundsWithMoney = 4;

/**
 * The deadline for an order's money or its rest, in epoch milliseconds. Each decision of finance extends it, since
 * missing money may come late. The number of extensions is limited; otherwise false or tiny payments would reserve
 * stock for ever. The view `published.transfer_deadlines` says the same for lists.
 */
export function payBeforeOf(
  { placedAt }: Pick<PayableOrder, "placedAt">,
  claims: readonly Pick<Claim, "decidedAt" | "receivedInPaise">[],
): number {
  const decided = claims.flatMap(({ decidedAt, receivedInPaise }) =>
    decidedAt ? [{ at: decidedAt.getTime(), isMoney: (receivedInPaise ?? 0) > 0 }] : [],
  );
  const first = (isMoney: boolean, rounds: number) => {
    const moments = decided.filter((one) => one.isMoney === isMoney).map(({ at }) => at);
    return [...new Set(moments)].toSorted((one, other) => one - other).slice(0, rounds);
  };
  const counted = [...first(true, roundsWithMoney), ...first(false, roundsWithoutMoney)];
  return Math.max(placedAt.getTime(), ...counted) + daysToTransfer * day;
}
