import type { StockBatch } from "./batches.queries.ts";

/** So many packs of a batch. */
export interface BatchPart {
  readonly batch: StockBatch;
  readonly quantity: number;
}

export interface PacksWanted {
  readonly quantity: number;
  /** What the seller says he packs. */
  readonly batchNumber: string;
  /** Today in India, `yyyy-mm-dd`: what expires by then is left. */
  readonly today: string;
}

/** Packs of a batch that are in no parcel. */
export const freeOf = ({ onHand, packed }: StockBatch): number => onHand - packed;

/** Whether the day of a batch has come. */
export const isOver = ({ expiresOn }: Pick<StockBatch, "expiresOn">, today: string): boolean =>
  expiresOn !== null && expiresOn <= today;

const plain = (batchNumber: string): string => batchNumber.trim().toLowerCase();

/**
 * Packs of a listing for a parcel: of the batch that the seller names, then of the first to expire. A number that no
 * batch has stands for packs that are counted without one. `batches` come by their day.
 */
export function chooseBatches(
  batches: readonly StockBatch[],
  { quantity, batchNumber, today }: PacksWanted,
): readonly BatchPart[] | { readonly left: number } | "unknown" {
  const isNamed = (batch: StockBatch): boolean =>
    batch.batchNumber !== null && plain(batch.batchNumber) === plain(batchNumber);
  const fresh = batches.filter((batch) => freeOf(batch) > 0 && !isOver(batch, today));
  const isKnown = batches.some(isNamed);
  const isWithout = ({ batchNumber: number }: StockBatch): boolean => number === null;
  if (!isKnown && !fresh.some(isWithout)) return "unknown";
  const isFirst = isKnown ? isNamed : isWithout;
  const parts = takeFrom([...fresh.filter(isFirst), ...fresh.filter((each) => !isFirst(each))], quantity);
  const found = parts.reduce((sum, part) => sum + part.quantity, 0);
  return found < quantity ? { left: found } : parts;
}

/** Packs that leave though nobody has said of which batch: those without a number, then the first to expire. */
export function chooseUnsaid(
  batches: readonly StockBatch[],
  quantity: number,
  today: string,
): readonly BatchPart[] {
  const rank = (batch: StockBatch): number => (batch.batchNumber === null ? 0 : isOver(batch, today) ? 2 : 1);
  return takeFrom(
    batches.toSorted((one, other) => rank(one) - rank(other)),
    quantity,
  );
}

function takeFrom(batches: readonly StockBatch[], quantity: number): readonly BatchPart[] {
  let missing = quantity;
  return batches.flatMap((batch) => {
    const taken = Math.min(missing, freeOf(batch));
    missing -= taken;
    return taken > 0 ? [{ batch, quantity: taken }] : [];
  });
}

/** So many packs under one number, as a paper says it. */
export interface SaidPart {
  readonly batchNumber: string | null;
  readonly expiresOn: string | null;
  readonly quantity: number;
}

/** Number and first day of packed goods in one line: with counts where they are of several batches. */
export function saidOf(parts: readonly SaidPart[]): {
  readonly batchNumber: string;
  readonly expiresOn: string | null;
} {
  const named = parts.map(({ batchNumber, quantity }) =>
    parts.length === 1 ? (batchNumber ?? "") : `${batchNumber ?? "–"} (${quantity})`,
  );
  const days = parts.map(({ expiresOn }) => expiresOn).filter((day) => day !== null);
  return { batchNumber: named.join(", "), expiresOn: days.toSorted()[0] ?? null };
}
