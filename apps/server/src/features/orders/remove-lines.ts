import { sumOf } from "@santha/contract/money";
import type { SomePacks } from "@santha/contract/order-actions";
import type { RequestKind } from "@santha/contract/order-reasons";
import type { Transaction } from "@santha/database/client";
import { releaseStock, restock } from "#features/catalogue";
import { type LedgerAccount, type LedgerSet, type OrderSum, postSets, sumsOfOrder } from "#features/ledger";
import type { Platform } from "#platform/context";
import { emit } from "#platform/events";
import { earnMarginOnceDue } from "./earn-margin.ts";
import { linesRemoved } from "./orders.events.ts";
import { oweRefund } from "./owe-refund.ts";
import { insertRemovals, lowerSums, type OrderForRemoval, takeFromLines } from "./removals.queries.ts";
import { marginLessOf, owedLessOf, type Removed, removedOf } from "./removed-lines.ts";
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
  const owedLess = owedLessOf(removed, chargedIn(sums));
  await insertRemovals(transaction, { orderId, requestId, at: world.clock.now() }, removed.lines, owedLess);
  await takeFromLines(transaction, orderId, lines);
  await lowerSums(transaction, orderId, removed);
  if (removed.handlingLessInPaise > 0)
    await setHandlingLess(transaction, requestId, removed.handlingLessInPaise);
  await postSets(world, transaction, [
    chargeSet(order, requestId, removed, sumOf(owedLess)),
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

/** `amount` is what the buyer owes less: no more than he is charged, so money that was refunded is not refunded again. */
function chargeSet(
  order: OrderForRemoval,
  requestId: number,
  removed: Removed,
  amount: number,
): LedgerSet | null {
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
  const has = (account: string) => sums.find((sum) => sum.account === account && sum.amountInPaise !== 0);
  const kept = has("agent-margin-earned") ? "agent-margin-earned" : "agent-margin-pending";
  const margin = marginTaken(removed, sums);
  if (margin === 0) return null;
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

/** The margin of the packs, as far as it did not go back to the customer as money before. */
function marginTaken(removed: Removed, sums: readonly OrderSum[]): number {
  const left = onAccount(sums, "agent-margin-earned") + onAccount(sums, "agent-margin-pending");
  return Math.min(marginLessOf(removed), Math.max(0, left));
}

/** What of the margin goes back to the buyer: as much as came with his payment; else the agent has taken it himself. */
export function marginPaidBack(removed: Removed, sums: readonly OrderSum[]): number {
  return Math.min(marginTaken(removed, sums), Math.max(0, -onAccount(sums, "agent-payable")));
}

/** What the buyer is charged for the order at the moment: the seller's due without what the operator pays of it. */
export function chargedIn(sums: readonly OrderSum[]): number {
  return -onAccount(sums, "seller-due") - onAccount(sums, "coupon-cost");
}

/** What an order has on an account, in paise. */
export function onAccount(sums: readonly OrderSum[], account: LedgerAccount): number {
  return sumOf(sums.filter((sum) => sum.account === account).map(({ amountInPaise }) => amountInPaise));
}
