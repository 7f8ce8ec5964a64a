import { dayInIndia } from "#engine/server/clock.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { lockStock } from "#features/catalogue/server";
import { addToBatch, changeBatches, type StockBatch, selectBatches } from "./batches.queries.ts";
import {
  type BatchPart,
  chooseBatches,
  chooseUnsaid,
  type SaidPart,
  saidOf,
} from "./choose-batches.policy.ts";
import {
  addPicks,
  type BatchPick,
  lowerPicks,
  markReturned,
  markSent,
  selectPicks,
} from "./picks.queries.ts";
import { takeOutExpired } from "./take-out-expired.ts";

/** Packs of an order. */
export interface OrderPacks {
  readonly orderId: string;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
  readonly at: Date;
}

/** What is typed of a line as it is packed, or stands on its papers. */
export interface SaidBatch {
  readonly listingId: number;
  readonly batchNumber: string;
  readonly expiresOn: string | null;
}

/** Why a line cannot be packed. */
export type PackRefusal =
  | { readonly reason: "unknown"; readonly listingId: number; readonly inStock: readonly string[] }
  | { readonly reason: "too-few"; readonly listingId: number; readonly left: number };

const idsOf = (lines: OrderPacks["lines"]): number[] => lines.map(({ listingId }) => listingId);
const numbered = ({ batch, quantity }: BatchPart, typed: string | null = null) => ({
  ...{ batchId: batch.batchId, batchNumber: batch.batchNumber ?? typed, quantity },
});
type NumberedPart = ReturnType<typeof numbered>;
const of = (batches: readonly StockBatch[], listingId: number): readonly StockBatch[] =>
  batches.filter((batch) => batch.listingId === listingId);

/**
 * Puts packs of batches into the parcel of an order: of the one that is typed, else of the first to expire. Packs that
 * were in it go back before. Lines of listings without batches stay as typed.
 */
export async function packBatches(
  transaction: Transaction,
  { orderId, lines, at }: OrderPacks,
  typed: readonly SaidBatch[],
): Promise<readonly SaidBatch[] | PackRefusal> {
  const asked = lines.filter(({ listingId }) => typed.some((each) => each.listingId === listingId));
  if ((await selectBatches(transaction, idsOf(asked))).length === 0) return typed;
  await lockStock(transaction, idsOf(asked));
  await unpack(transaction, orderId, asked);
  const batches = await selectBatches(transaction, idsOf(asked));
  const parts: NumberedPart[] = [];
  const said: SaidBatch[] = [];
  for (const [place, each] of typed.entries()) {
    const { listingId, batchNumber } = each;
    // A listing that is named twice counts as it was named first.
    if (typed.findIndex((other) => other.listingId === listingId) < place) continue;
    const own = of(batches, listingId);
    const quantity = asked.find((line) => line.listingId === listingId)?.quantity ?? 0;
    if (own.length === 0 || quantity === 0) {
      said.push(each);
      continue;
    }
    const chosen = chooseBatches(own, { quantity, batchNumber, today: dayInIndia(at) });
    if (chosen === "unknown") return { reason: "unknown", listingId, inStock: numbersOf(own) };
    if ("left" in chosen) return { reason: "too-few", listingId, left: chosen.left };
    parts.push(...chosen.map((part) => numbered(part, batchNumber)));
    said.push({ listingId, ...saidOf(chosen.map((part) => saidPartOf(part, each))) });
  }
  await pick(transaction, orderId, parts);
  return said;
}

function saidPartOf({ batch, quantity }: BatchPart, typed: SaidBatch): SaidPart {
  const batchNumber = batch.batchNumber ?? typed.batchNumber;
  return { batchNumber, expiresOn: batch.expiresOn ?? typed.expiresOn, quantity };
}

function numbersOf(batches: readonly StockBatch[]): string[] {
  const numbers = batches.flatMap(({ batchNumber, onHand, packed }) =>
    batchNumber !== null && onHand > packed ? [batchNumber] : [],
  );
  return [...new Set(numbers)];
}

async function pick(
  transaction: Transaction,
  orderId: string,
  parts: readonly NumberedPart[],
): Promise<void> {
  await addPicks(transaction, orderId, parts);
  await changeBatches(
    transaction,
    parts.map(({ batchId, quantity }) => ({ batchId, packed: quantity })),
  );
}

/** Takes so many packs of each listing out of the parcel, the last to expire first. */
async function unpack(transaction: Transaction, orderId: string, lines: OrderPacks["lines"]): Promise<void> {
  const picks = await selectPicks(transaction, orderId, idsOf(lines));
  const less = partsOf(
    picks.filter(({ isSent }) => !isSent),
    lines,
    ({ quantity }) => quantity,
  );
  await lowerPicks(transaction, orderId, less);
  await changeBatches(
    transaction,
    less.map(({ batchId, quantity }) => ({ batchId, packed: -quantity })),
  );
}

function partsOf(
  picks: readonly BatchPick[],
  lines: OrderPacks["lines"],
  mostOf: (pick: BatchPick) => number,
): readonly { readonly batchId: number; readonly listingId: number; readonly quantity: number }[] {
  return lines.flatMap(({ listingId, quantity: wanted }) => {
    let missing = wanted;
    return picks.flatMap((each) => {
      if (each.listingId !== listingId) return [];
      const quantity = Math.min(missing, mostOf(each));
      missing -= quantity;
      return quantity > 0 ? [{ batchId: each.batchId, listingId, quantity }] : [];
    });
  });
}

/**
 * Takes the packs of a parcel out of their batches as it is handed over; the caller has taken them out of stock. Packs
 * that were packed before their listing had batches leave those that nobody has named.
 */
export async function sendBatches(transaction: Transaction, packs: OrderPacks): Promise<void> {
  const { orderId, lines, at } = packs;
  const batches = await selectBatches(transaction, idsOf(lines));
  if (batches.length === 0) return;
  const today = dayInIndia(at);
  const before = await selectPicks(transaction, orderId, idsOf(lines));
  const unsaid = lines.flatMap(({ listingId, quantity }) => {
    const packed = before.filter((each) => each.listingId === listingId);
    const missing = quantity - packed.reduce((sum, each) => sum + each.quantity, 0);
    if (missing <= 0) return [];
    return chooseUnsaid(of(batches, listingId), missing, today).map((part) => numbered(part));
  });
  await pick(transaction, orderId, unsaid);
  const leaving = [...before.filter(({ isSent }) => !isSent), ...unsaid];
  const sums = new Map<number, number>();
  for (const { batchId, quantity } of leaving) sums.set(batchId, (sums.get(batchId) ?? 0) + quantity);
  await changeBatches(
    transaction,
    [...sums].map(([batchId, quantity]) => ({ batchId, onHand: -quantity, packed: -quantity })),
  );
  await markSent(transaction, orderId);
  await takeOutExpired(transaction, { listingIds: idsOf(lines), today, at });
}

/**
 * Packs that an order gives up before they left go back to their batches; the caller has released them from stock.
 * Answers what the papers of lines of several batches say from now on.
 */
export async function releaseBatches(
  transaction: Transaction,
  packs: OrderPacks,
): Promise<readonly SaidBatch[]> {
  const { orderId, lines, at } = packs;
  if ((await selectBatches(transaction, idsOf(lines))).length === 0) return [];
  const before = await selectPicks(transaction, orderId, idsOf(lines));
  await unpack(transaction, orderId, lines);
  await takeOutExpired(transaction, { listingIds: idsOf(lines), today: dayInIndia(at), at });
  const several = idsOf(lines).filter((id) => before.filter(({ listingId }) => listingId === id).length > 1);
  if (several.length === 0) return [];
  const left = await selectPicks(transaction, orderId, several);
  return several.flatMap((listingId) => {
    const own = left.filter((each) => each.listingId === listingId);
    return own.length > 0 ? [{ listingId, ...saidOf(own) }] : [];
  });
}

/** Packs that came back are in their batches again; the caller has put them back into stock. What has expired leaves it. */
export async function restockBatches(transaction: Transaction, packs: OrderPacks): Promise<void> {
  const { orderId, lines, at } = packs;
  const batches = await selectBatches(transaction, idsOf(lines));
  if (batches.length === 0) return;
  const picks = await selectPicks(transaction, orderId, idsOf(lines));
  const back = partsOf(
    picks.filter(({ isSent }) => isSent),
    lines,
    ({ quantity, returned }) => quantity - returned,
  );
  await markReturned(transaction, orderId, back);
  await changeBatches(
    transaction,
    back.map(({ batchId, quantity }) => ({ batchId, onHand: quantity })),
  );
  for (const { listingId, quantity } of lines) {
    const known = back.filter((each) => each.listingId === listingId);
    const rest = quantity - known.reduce((sum, each) => sum + each.quantity, 0);
    if (rest > 0 && of(batches, listingId).length > 0)
      await addToBatch(transaction, { listingId, batchNumber: null, expiresOn: null, quantity: rest });
  }
  await takeOutExpired(transaction, { listingIds: idsOf(lines), today: dayInIndia(at), at });
}
