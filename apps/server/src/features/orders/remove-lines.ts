import { sumOf } from "@santha/contract/money";
import type { SomePacks } from "@santha/contract/order-actions";
import type { RequestKind } from "@santha/contract/order-reasons";
import type { Transaction } from "@santha/database/client";
import { releaseStock, restock } from "#features/catalogue";
import { type LedgerSet, type OrderSum, postSets, sumsOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { earnMarginOnceDue } from "./earn-margin.ts";
import { linesRemoved } from "./orders.events.ts";
import { oweRefund } from "./owe-refund.ts";
import { insertRemovals, lowerSums, type OrderForRemoval, takeFromLines } from "./removals.queries.ts";
import { amountOf, marginLessOf, type Removed, removedOf } from "./removed-lines.ts";
import { setHandlingLess } from "./requests.queries.ts";

export interface Removal {
  readonly order: OrderForRemoval;
  /** What they were asked for with. */
  readonly request: { readonly requestId: number; readonly kind: RequestKind };
  readonly lines: readonly SomePacks[];
  /** Whether packs of a line that come back can be sold again. */
  readonly isSellable: (listingId: number) => boolean;
}

/**
 * Takes packs out of an order that is held by the caller: lines and sums become what is left, stock, debt, coupon
 * share and margin follow, and what was paid above what is owed then is refunded. The caller has checked that there
 * are so many and that something is left. @throws Error when the lines have changed meanwhile.
 */
export async function removeLines(
  world: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  { order, request, lines, isSellable }: Removal,
): Promise<void> {
  const { orderId, buyerProfileId } = order;
  const { requestId, kind } = request;
  const removed = removedOf(order, lines);
  const sums = await sumsOfOrder(transaction, orderId);
  await insertRemovals(transaction, { orderId, requestId, at: world.clock.now() }, removed.lines);
  await takeFromLines(transaction, orderId, lines);
  await lowerSums(transaction, orderId, removed);
  if (removed.handlingLessInPaise > 0)
    await setHandlingLess(transaction, requestId, removed.handlingLessInPaise);
  await postSets(world, transaction, [
    chargeSet(order, requestId, removed),
    marginSet(order, requestId, removed, sums),
  ]);
  if (kind === "cancel") await releaseStock(transaction, lines);
  else
    await restock(
      transaction,
      lines.filter(({ listingId }) => isSellable(listingId)),
    );
  await oweRefund(world, transaction, {
    effectKey: `request-refund:${requestId}`,
    orderId,
    buyerProfileId,
    isWhole: false,
  });
  if (order.isDelivered) await earnMarginOnceDue(world, transaction, orderId);
  await emit(world, transaction, linesRemoved, { orderId, requestId });
}

function chargeSet(order: OrderForRemoval, requestId: number, removed: Removed): LedgerSet | null {
  const amount = amountOf(removed);
  const coupon = sumOf(removed.lines.map(({ couponInPaise }) => couponInPaise));
  const { orderId, buyerProfileId, sellerId } = order;
  const entries = [
    { account: "buyer-receivable", partyId: buyerProfileId, amountInPaise: -amount },
    { account: "coupon-cost", partyId: null, amountInPaise: -coupon },
    { account: "seller-due", partyId: sellerId, amountInPaise: amount + coupon },
  ] as const;
  const real = entries.filter(({ amountInPaise }) => amountInPaise !== 0);
  return real.length === 0
    ? null
    : { effectKey: `request-lines:${requestId}`, kind: "lines-removed", orderId, entries: real };
}

/** The margin of the packs goes the way it came: out of what is pending or earned, back to where it was taken from. */
function marginSet(
  { orderId, buyerProfileId }: OrderForRemoval,
  requestId: number,
  removed: Removed,
  sums: readonly OrderSum[],
): LedgerSet | null {
  const margin = marginLessOf(removed);
  const has = (account: string) => sums.find((sum) => sum.account === account && sum.amountInPaise !== 0);
  if (margin === 0) return null;
  const kept = has("agent-margin-earned") ? "agent-margin-earned" : "agent-margin-pending";
  const byPlatform = has("margin-collected-by-platform");
  const source = byPlatform ? "margin-collected-by-platform" : "margin-collected-by-agent";
  const payable = marginPaidBack(removed, sums);
  const entries = [
    { account: kept, partyId: buyerProfileId, amountInPaise: -margin },
    { account: source, partyId: byPlatform?.partyId ?? null, amountInPaise: margin },
    { account: "agent-payable", partyId: buyerProfileId, amountInPaise: payable },
    { account: "buyer-receivable", partyId: buyerProfileId, amountInPaise: -payable },
  ] as const;
  return {
    effectKey: `request-margin:${requestId}`,
    kind: "margin-reversed",
    orderId,
    entries: entries.filter(({ amountInPaise }) => amountInPaise !== 0),
  };
}

/** What of the margin goes back to the buyer: as much as came with his payment; else the agent has taken it himself. */
export function marginPaidBack(removed: Removed, sums: readonly OrderSum[]): number {
  const held = -(sums.find(({ account }) => account === "agent-payable")?.amountInPaise ?? 0);
  return Math.min(marginLessOf(removed), Math.max(0, held));
}
