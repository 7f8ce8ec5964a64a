import { dayInIndia } from "#engine/server/clock.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { changeListings, lockStock } from "#features/catalogue/server";
import type { BatchErrorCode } from "../contract.ts";
import { mostPacks } from "../contract.ts";
import {
  addToBatch,
  changeBatches,
  findListingOfBatch,
  type ListedStock,
  rewriteBatch,
  type StockBatch,
  selectBatches,
  selectStock,
} from "./batches.queries.ts";
import { freeOf } from "./choose-batches.policy.ts";

/** Why a batch is not changed; `field` is where the sentence stands. */
export interface BatchRefusal {
  readonly code: BatchErrorCode;
  readonly field?: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** What became of a change: the batch before, null for a new one, or why nothing was changed. */
export type BatchOutcome =
  | { readonly batchId: number; readonly listingId: number; readonly before: StockBatch | null }
  | { readonly refusal: BatchRefusal };

interface TypedBatch {
  readonly batchNumber: string | null;
  readonly expiresOn: string | null;
  readonly quantity: number;
}

export interface BatchAddition extends TypedBatch {
  readonly sellerId: number;
  readonly listingId: number;
  /** The packs are in the stock already, without a batch. */
  readonly isCounted: boolean;
  readonly at: Date;
}

const refused = (code: BatchErrorCode, more: Omit<BatchRefusal, "code"> = {}): BatchOutcome => ({
  refusal: { code, ...more },
});

/**
 * Puts packs of a batch into the stock of a seller's listing, or names the batch of packs that are there. With the
 * first batch, what there is becomes a batch without a number.
 */
export async function addBatch(
  transaction: Transaction,
  { sellerId, listingId, isCounted, at, ...typed }: BatchAddition,
): Promise<BatchOutcome> {
  await lockStock(transaction, [listingId]);
  const listing = await findOwnStock(transaction, listingId, sellerId);
  if (!listing) return refused("catalogue/listing-not-found");
  if (isPast(typed.expiresOn, at)) return refused("batches/day-over", { field: "expiresOn" });
  const batches = await selectBatches(transaction, [listingId]);
  const without = { listingId, batchNumber: null, expiresOn: null };
  if (batches.length === 0 && listing.onHand > 0)
    await addToBatch(transaction, { ...without, quantity: listing.onHand });
  const refusal = isCounted
    ? await takeNameless(transaction, listingId, typed)
    : await changeStock(transaction, listing, { by: typed.quantity, at });
  if (refusal) return { refusal };
  const before = batches.find((batch) => isSame(batch, typed)) ?? null;
  return { batchId: await addToBatch(transaction, { listingId, ...typed }), listingId, before };
}

/** Takes packs that are in stock without a batch out of those, to be counted in another one. */
async function takeNameless(
  transaction: Transaction,
  listingId: number,
  typed: TypedBatch,
): Promise<BatchRefusal | null> {
  if (isNameless(typed)) return { code: "batches/nameless", field: "batchNumber" };
  const rest = (await selectBatches(transaction, [listingId])).find(isNameless);
  const left = rest ? freeOf(rest) : 0;
  if (!rest || left < typed.quantity)
    return { code: "batches/too-few-without", field: "quantity", values: { left } };
  await changeBatches(transaction, [{ batchId: rest.batchId, onHand: -typed.quantity }]);
  return null;
}

export interface BatchCorrection extends TypedBatch {
  readonly sellerId: number;
  readonly batchId: number;
  /** The packs that the seller saw in it. */
  readonly seenQuantity: number;
  readonly at: Date;
}

/** Corrects number, day and count of a seller's batch, and with the count the stock of its listing. */
export async function correctBatch(
  transaction: Transaction,
  { sellerId, batchId, seenQuantity, at, ...typed }: BatchCorrection,
): Promise<BatchOutcome> {
  const found = await lockBatch(transaction, batchId, sellerId);
  if (!found) return refused("batches/not-found");
  const { batch, batches, listing } = found;
  if (batch.onHand !== seenQuantity) return refused("batches/changed");
  const isMoreOrOther = typed.expiresOn !== batch.expiresOn || typed.quantity > batch.onHand;
  if (isMoreOrOther && isPast(typed.expiresOn, at))
    return refused("batches/day-over", { field: "expiresOn" });
  if (typed.quantity < batch.packed)
    return refused("batches/below-packed", { field: "quantity", values: { packed: batch.packed } });
  if (batches.some((other) => other.batchId !== batchId && isSame(other, typed)))
    return refused("batches/exists", { field: "batchNumber" });
  const refusal = await changeStock(transaction, listing, { by: typed.quantity - batch.onHand, at });
  if (refusal) return { refusal };
  await rewriteBatch(transaction, { batchId, ...typed, onHand: typed.quantity });
  return { batchId, listingId: batch.listingId, before: batch };
}

/**
 * Counts the batch with this number and day anew, which is made where there is none. What it has more comes from packs
 * without a batch as far as there are, else it is new in stock.
 */
export async function countBatch(
  transaction: Transaction,
  asked: TypedBatch & {
    readonly sellerId: number;
    readonly listingId: number;
    readonly seenQuantity: number;
    readonly at: Date;
  },
): Promise<BatchOutcome> {
  const { sellerId, listingId, seenQuantity, at, ...typed } = asked;
  await lockStock(transaction, [listingId]);
  const batches = await selectBatches(transaction, [listingId]);
  const before = batches.find((batch) => isSame(batch, typed));
  if ((before?.onHand ?? 0) !== seenQuantity) return refused("batches/changed");
  if (before && typed.quantity <= before.onHand)
    return correctBatch(transaction, { ...typed, sellerId, batchId: before.batchId, seenQuantity, at });
  const more = typed.quantity - seenQuantity;
  const listing = await findOwnStock(transaction, listingId, sellerId);
  const rest = batches.find(isNameless);
  const without = batches.length === 0 ? (listing?.onHand ?? 0) : rest ? freeOf(rest) : 0;
  const counted = isNameless(typed) ? 0 : Math.min(more, without);
  const addition = { sellerId, listingId, at, ...typed };
  let outcome = refused("batches/changed");
  for (const [quantity, isCounted] of [[counted, true] as const, [more - counted, false] as const]) {
    if (quantity === 0) continue;
    outcome = await addBatch(transaction, { ...addition, quantity, isCounted });
    if ("refusal" in outcome) return outcome;
  }
  return outcome;
}

/** Takes a seller's batch out of stock, except packs that are in parcels. */
export async function withdrawBatch(
  transaction: Transaction,
  asked: Pick<BatchCorrection, "sellerId" | "batchId" | "seenQuantity" | "at">,
): Promise<BatchOutcome> {
  const found = await lockBatch(transaction, asked.batchId, asked.sellerId);
  if (!found) return refused("batches/not-found");
  const { batchNumber, expiresOn, packed } = found.batch;
  return correctBatch(transaction, { ...asked, batchNumber, expiresOn, quantity: packed });
}

async function lockBatch(transaction: Transaction, batchId: number, sellerId: number) {
  const listingId = await findListingOfBatch(transaction, batchId, sellerId);
  if (listingId === undefined) return undefined;
  await lockStock(transaction, [listingId]);
  const listing = await findOwnStock(transaction, listingId, sellerId);
  const batches = await selectBatches(transaction, [listingId]);
  const batch = batches.find((each) => each.batchId === batchId);
  return batch && listing ? { batch, batches, listing } : undefined;
}

async function findOwnStock(
  transaction: Transaction,
  listingId: number,
  sellerId: number,
): Promise<ListedStock | undefined> {
  const [listing] = await selectStock(transaction, [listingId]);
  return listing?.sellerId === sellerId ? listing : undefined;
}

/** Null: the stock of the listing is changed by so many packs. */
async function changeStock(
  transaction: Transaction,
  { listingId, sellerId, onHand }: ListedStock,
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<BatchRefusal | null> {
  if (by === 0) return null;
  if (onHand + by > mostPacks) return { code: "batches/too-many", field: "quantity" };
  const changes = [{ listingId, changed: { onHand: onHand + by } }];
  const [outcome] = await changeListings(transaction, { sellerId, changes, changedAt: at });
  if (!outcome || !("refusal" in outcome)) return null;
  const { values } = outcome.refusal;
  return { code: "batches/stock-taken", field: "quantity", values: { taken: values?.["taken"] ?? 0 } };
}

const isNameless = ({ batchNumber, expiresOn }: Pick<StockBatch, "batchNumber" | "expiresOn">): boolean =>
  batchNumber === null && expiresOn === null;

const isSame = (batch: StockBatch, typed: TypedBatch): boolean =>
  batch.batchNumber === typed.batchNumber && batch.expiresOn === typed.expiresOn;

/** What is over on the day itself is not sold, so it is not taken in either. */
const isPast = (day: string | null, at: Date): boolean => day !== null && day <= dayInIndia(at);
