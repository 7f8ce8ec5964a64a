import type { DocumentFigures, DocumentRow } from "./figures.ts";
import { totalsOf } from "./order-figures.ts";
import { spread, type TaxParts } from "./tax.ts";

/** Packs of a line that come back. */
export interface ReturnedLine {
  readonly lineId: number;
  readonly quantity: number;
}

/**
 * The figures of a credit note: of each line its frozen amounts, pack by pack. The amounts of the single packs are
 * spread over the packs once and for all, so several partial returns together take back exactly what was invoiced.
 * `isWhole` takes back everything not yet credited, the charges of delivery and the coupon with it.
 */
export function figuresOfCredit(
  original: DocumentFigures,
  returned: readonly ReturnedLine[] | "all",
  before: readonly ReturnedLine[],
): DocumentFigures {
  const isWhole = returned === "all";
  const rows = original.rows.flatMap((row) => {
    if (row.lineId === null) return isWhole ? [row] : [];
    const done = before
      .filter(({ lineId }) => lineId === row.lineId)
      .reduce((sum, each) => sum + each.quantity, 0);
    const asked = isWhole
      ? row.quantity - done
      : returned.filter(({ lineId }) => lineId === row.lineId).reduce((sum, each) => sum + each.quantity, 0);
    if (asked > row.quantity - done) throw new RangeError(`line ${row.lineId} has no ${asked} packs left`);
    return asked > 0 ? [packsOf(row, done, asked)] : [];
  });
  return {
    ...original,
    rows,
    // What the operator paid with the coupon goes back to him with the last goods, never more than they are worth.
    totals: totalsOf(rows, isWhole ? Math.min(original.totals.couponInPaise, grossOf(rows)) : 0),
  };
}

function grossOf(rows: readonly DocumentRow[]): number {
  return rows.reduce((sum, { grossInPaise }) => sum + grossInPaise, 0);
}

/** The amounts of `count` packs of a row after the first `from`. */
function packsOf(row: DocumentRow, from: number, count: number): DocumentRow {
  const part = (amountInPaise: number) =>
    spread(
      amountInPaise,
      Array.from({ length: row.quantity }, () => 1),
    )
      .slice(from, from + count)
      .reduce((sum, share) => sum + share, 0);
  const taxes: Omit<TaxParts, "taxableInPaise"> = {
    cgstInPaise: part(row.cgstInPaise),
    sgstInPaise: part(row.sgstInPaise),
    igstInPaise: part(row.igstInPaise),
  };
  const grossInPaise = part(row.grossInPaise);
  return {
    ...row,
    ...taxes,
    quantity: count,
    discountInPaise: part(row.discountInPaise),
    grossInPaise,
    taxableInPaise: grossInPaise - taxes.cgstInPaise - taxes.sgstInPaise - taxes.igstInPaise,
  };
}
