import type { SomePacks } from "@santha/contract/order-actions";
import type { Transaction } from "@santha/database/client";
import { releaseStock, restock } from "#features/catalogue";
import { type LedgerSet, type OrderSum, postSets, sumsOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { earnMarginOnceDue } from "./earn-margin.ts";
import { linesRemoved } from "./orders.events.ts";
import { oweRefund } from "./owe-refund.ts";
import { insertRemovals, lowerSums, type OrderForRemoval, takeFromLines } from "./removals.queries.ts";
import { type RemovedLine, removedLines } from "./removed-lines.ts";

export interface Removal {
  readonly order: OrderForRemoval;
  readonly kind: "cancelled" | "returned";
  readonly lines: readonly SomePacks[];
  readonly reason: string;
  /** Returned packs go back on the shelf only when they can be sold again. */
  readonly isSellable: boolean;
}

/**
 * Takes packs out of an order that is held by the caller: lines and sums become what is left, stock, debt, coupon
 * share and margin follow, and what was paid above what is owed then is refunded. Answers the order's total then. The caller has checked that there
 * are so many and that something is left. @throws Error when the lines have changed meanwhile.
 */
export async function removeLines(
  world: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  { order, kind, lines, reason, isSellable }: Removal,
): Promise<number> {
  const { orderId, buyerProfileId } = order;
  const removed = removedLines(order, lines);
  const sums = await sumsOfOrder(transaction, orderId);
  await takeFromLines(transaction, orderId, lines);
  const totalInPaise = await lowerSums(transaction, orderId, removed);
  const at = world.clock.now();
  const firstId = await insertRemovals(transaction, { orderId, kind, reason, at }, removed);
  await postSets(world, transaction, [
    chargeSet(order, firstId, removed),
    marginSet(order, firstId, removed, sums),
  ]);
  if (kind === "cancelled") await releaseStock(transaction, lines);
  else if (isSellable) await restock(transaction, lines);
  await oweRefund(world, transaction, {
    effectKey: `lines-refund:${firstId}`,
    orderId,
    buyerProfileId,
    isWhole: false,
  });
  if (order.isDelivered) await earnMarginOnceDue(world, transaction, orderId);
  await emit(world, transaction, linesRemoved, { orderId, kind, removalId: firstId });
  return totalInPaise;
}

const sumOf = (lines: readonly RemovedLine[], part: (line: RemovedLine) => number) =>
  lines.reduce((total, line) => total + part(line), 0);

function chargeSet(order: OrderForRemoval, id: number, removed: readonly RemovedLine[]): LedgerSet | null {
  const amount = sumOf(removed, ({ amountInPaise }) => amountInPaise);
  const coupon = sumOf(removed, ({ couponInPaise }) => couponInPaise);
  const { orderId, buyerProfileId, sellerId } = order;
  const entries = [
    { account: "buyer-receivable", partyId: buyerProfileId, amountInPaise: -amount },
    { account: "coupon-cost", partyId: null, amountInPaise: -coupon },
    { account: "seller-due", partyId: sellerId, amountInPaise: amount + coupon },
  ] as const;
  const real = entries.filter(({ amountInPaise }) => amountInPaise !== 0);
  return real.length === 0
    ? null
    : { effectKey: `lines-removed:${id}`, kind: "lines-removed", orderId, entries: real };
}

/** The margin of the packs goes the way it came: out of what is pending or earned, back to where it was taken from. */
function marginSet(
  { orderId, buyerProfileId }: OrderForRemoval,
  id: number,
  removed: readonly RemovedLine[],
  sums: readonly OrderSum[],
): LedgerSet | null {
  const margin = sumOf(removed, ({ commissionInPaise }) => commissionInPaise);
  const has = (account: string) => sums.find((sum) => sum.account === account && sum.amountInPaise !== 0);
  if (margin === 0) return null;
  const kept = has("agent-margin-earned") ? "agent-margin-earned" : "agent-margin-pending";
  const byPlatform = has("margin-collected-by-platform");
  const source = byPlatform ? "margin-collected-by-platform" : "margin-collected-by-agent";
  // Money that came with the payment for the agent goes back to the one who paid it.
  const payable = has("agent-payable") ? margin : 0;
  const entries = [
    { account: kept, partyId: buyerProfileId, amountInPaise: -margin },
    { account: source, partyId: byPlatform?.partyId ?? null, amountInPaise: margin },
    { account: "agent-payable", partyId: buyerProfileId, amountInPaise: payable },
    { account: "buyer-receivable", partyId: buyerProfileId, amountInPaise: -payable },
  ] as const;
  return {
    effectKey: `lines-margin:${id}`,
    kind: "margin-reversed",
    orderId,
    entries: entries.filter(({ amountInPaise }) => amountInPaise !== 0),
  };
}
