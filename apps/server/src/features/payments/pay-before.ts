import type { PayableOrder } from "#features/orders";
import type { Claim } from "./payments.queries.ts";

/** So long an order waits for its transfer; after that its stock is free for others. */
export const daysToTransfer = 5;
const day = 86_400_000;

/** What of these claims finance is still to look for. */
export function isAwaited({ status, paidThrough }: Pick<Claim, "status" | "paidThrough">): boolean {
  return status === "waiting" && paidThrough !== "Cash";
}

/** So often what did not come gives an order new time, and what came in part. */
const roundsWithoutMoney = 2;
const roundsWithMoney = 4;

/**
 * Until when the money of an order has to be there, or the rest of it; epoch milliseconds. A decision of finance gives
 * time from then on: what did not come, or not all of it, may come late. So it does a few times only, or somebody
 * would keep stock from others for ever with numbers of nothing or with single rupees.
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
