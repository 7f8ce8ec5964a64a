import { auditAll } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { changeListings } from "#features/catalogue/server";
import {
  changeBatches,
  type ListedStock,
  type StockBatch,
  selectBatches,
  selectStock,
} from "./batches.queries.ts";
import { freeOf, isOver } from "./choose-batches.policy.ts";

/** Packs of a batch that expired and are out of stock now. */
export interface ExpiredPacks {
  readonly batch: StockBatch;
  readonly packs: number;
}

export interface ExpiryQuery {
  readonly listingIds: readonly number[];
  /** Today in India, `yyyy-mm-dd`. */
  readonly today: string;
  readonly at: Date;
}

/**
 * Takes what has expired out of the stock of listings that the caller holds; also from under buyers in checkout. What
 * orders have taken stays until they get packs of another batch, or end.
 */
export async function takeOutExpired(
  transaction: Transaction,
  { listingIds, today, at }: ExpiryQuery,
): Promise<readonly ExpiredPacks[]> {
  const batches = await selectBatches(transaction, listingIds);
  const over = batches.filter((batch) => isOver(batch, today) && freeOf(batch) > 0);
  if (over.length === 0) return [];
  const stock = await selectStock(
    transaction,
    over.map(({ listingId }) => listingId),
  );
  const out = stock.flatMap((listing) => expiredOf(listing, over));
  if (out.length === 0) return [];
  for (const sellerId of new Set(stock.map((listing) => listing.sellerId))) {
    const own = stock.filter((listing) => listing.sellerId === sellerId);
    const changes = own.flatMap(({ listingId, onHand }) => {
      const packs = out
        .filter(({ batch }) => batch.listingId === listingId)
        .reduce((sum, each) => sum + each.packs, 0);
      return packs > 0 ? [{ listingId, changed: { onHand: onHand - packs }, isLost: true }] : [];
    });
    const outcomes = await changeListings(transaction, { sellerId, changes, changedAt: at });
    if (outcomes.some((outcome) => "refusal" in outcome))
      throw new Error("expired packs could not be taken out");
  }
  await changeBatches(
    transaction,
    out.map(({ batch: { batchId }, packs }) => ({ batchId, onHand: -packs, expired: packs })),
  );
  await auditAll(
    { clock: { now: () => at }, requestId: "batches/expire", actor: null },
    transaction,
    out.map(({ batch: { batchId, listingId }, packs }) => ({
      ...{ action: "batches/expired", subject: `batch ${batchId}`, detail: { listingId, packs } },
    })),
  );
  return out;
}

function expiredOf(
  { listingId, onHand, allocated }: ListedStock,
  over: readonly StockBatch[],
): ExpiredPacks[] {
  let free = onHand - allocated;
  return over.flatMap((batch) => {
    if (batch.listingId !== listingId) return [];
    const packs = Math.min(free, freeOf(batch));
    free -= packs;
    return packs > 0 ? [{ batch, packs }] : [];
  });
}
