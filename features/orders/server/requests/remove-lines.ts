import { sumOf } from "#engine/contract/money.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { releaseBatches, restockBatches } from "#features/batches/server";
import { releaseStock, restock } from "#features/catalogue/server";
import {
  type JournalEntry,
  type LedgerAccount,
  type OrderSum,
  postJournal,
  sumsOfOrder,
} from "#features/ledger/server";
import type { SomePacks } from "../../contract/order-actions.ts";
import type { RequestKind } from "../../contract/order-reasons.ts";
import { linesRemoved } from "../events.ts";
import { earnMarginOnceDue } from "../money/earn-margin.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { updateBatches } from "../selling/seller-orders.queries.ts";
import { insertRemovals, lowerSums, type OrderForRemoval, takeFromLines } from "./removals.queries.ts";
import { marginLessOf, owedLessOf, type Removed, removedOf } from "./removed-lines.ts";
import { setHandlingLess } from "./requests.queries.ts";

export interface Removal {
  readonly order: OrderForRemoval;
  /** The request that they belong to. */
  readonly request: { readonly requestId: number; readonly kind: RequestKind };
  readonly lines: readonly SomePacks[];
  /** Whether returned packs of a listing can be sold again. */
  readonly isSellable: (listingId: number) => boolean;
}

/**
 * Removes packs from an order; the caller holds the order lock and has checked that some packs stay. Updates
 * lines, sums, stock, debt, coupon share and margin, and refunds any overpayment.
 * @throws Error when the lines have changed meanwhile.
 */
export async function removeLines(
  world: Pick<Platform, "clock" | "events">,
  transaction: Transaction,
  { order, request, lines, isSellable }: Removal,
): Promise<void> {
  const { orderId, buyerProfileId } = order;
  const { requestId } = request;
  const removed = removedOf(order, lines);
  const sums = await sumsOfOrder(transaction, orderId);
  const owedLess = owedLessOf(removed, chargedIn(sums));
  await insertRemovals(transaction, { orderId, requestId, at: world.clock.now() }, removed.lines, owedLess);
  await takeFromLines(transaction, orderId, lines);
  await lowerSums(transaction, orderId, removed);
  if (removed.handlingLessInPaise > 0)
    await setHandlingLess(transaction, requestId, removed.handlingLessInPaise);
  // Stock is locked before the agent's row of the books, as where orders are placed.
  await giveBack(world, transaction, { order, request, lines, isSellable });
  await postJournal(world, transaction, [
    chargeSet(order, requestId, removed, sumOf(owedLess)),
    marginSet(order, requestId, removed, sums),
  ]);
  await oweRefund(world, transaction, {
    effectKey: `request-refund:${requestId}`,
    orderId,
    buyerProfileId,
    isWhole: false,
  });
  if (order.isDelivered) await earnMarginOnceDue(world, transaction, orderId);
  await emit(world, transaction, linesRemoved, { orderId, requestId });
}

/** Packs that were not sent are free again; those that came back are in stock if they can be sold. */
async function giveBack(
  { clock }: Pick<Platform, "clock">,
  transaction: Transaction,
  { order: { orderId }, request, lines, isSellable }: Removal,
): Promise<void> {
  const at = clock.now();
  if (request.kind === "cancel") {
    await releaseStock(transaction, lines);
    const said = await releaseBatches(transaction, { orderId, lines, at });
    if (said.length > 0) await updateBatches(transaction, orderId, said);
    return;
  }
  const sellable = lines.filter(({ listingId }) => isSellable(listingId));
  await restock(transaction, sellable);
  await restockBatches(transaction, { orderId, lines: sellable, at });
}

/**
 * `amount` is the reduction of the buyer's debt, at most the amount charged, so that refunded money is
 * not refunded again.
 */
function chargeSet(
  order: OrderForRemoval,
  requestId: number,
  removed: Removed,
  amount: number,
): JournalEntry | null {
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

/** The margin of the packs is booked back from pending or earned to where it was collected. */
function marginSet(
  { orderId, buyerProfileId }: OrderForRemoval,
  requestId: number,
  removed: Removed,
  sums: readonly OrderSum[],
): JournalEntry | null {
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

/** The margin of the packs, less what was already refunded to the customer. */
function marginTaken(removed: Removed, sums: readonly OrderSum[]): number {
  const left = onAccount(sums, "agent-margin-earned") + onAccount(sums, "agent-margin-pending");
  return Math.min(marginLessOf(removed), Math.max(0, left));
}

/**
 * The part of the margin that is refunded to the buyer: as much as the online payment included. The agent
 * collected any other margin directly.
 */
export function marginPaidBack(removed: Removed, sums: readonly OrderSum[]): number {
  return Math.min(marginTaken(removed, sums), Math.max(0, -onAccount(sums, "agent-payable")));
}

/** The buyer's current charge for the order: the seller's due less the operator's coupon share. */
export function chargedIn(sums: readonly OrderSum[]): number {
  return -onAccount(sums, "seller-due") - onAccount(sums, "coupon-cost");
}

/** The sum of an order on one account, in paise. */
export function onAccount(sums: readonly OrderSum[], account: LedgerAccount): number {
  return sumOf(sums.filter((sum) => sum.account === account).map(({ amountInPaise }) => amountInPaise));
}
