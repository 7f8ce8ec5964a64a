import { spreadOver, sumOf } from "@santha/contract/money";
import type { DocumentFigures, DocumentRow } from "./figures.ts";
import { totalsOf } from "./order-figures.ts";

/** Packs of a line that come back. */
export interface ReturnedLine {
  readonly lineId: number;
  readonly quantity: number;
  /** What the seller gets less for them. */
  readonly grossInPaise: number;
}

/**
 * What a credit note takes back: packs with their share of the coupon, an amount without packs, or all that no other
 * credit note has taken back.
 */
export type TakenBack =
  | { readonly lines: readonly ReturnedLine[]; readonly couponInPaise: number }
  | { readonly amountInPaise: number }
  | "rest";

/**
 * The figures of a credit note of a document of which `credited` was taken back before. Every amount is a share of
 * what is left of its row, and the last packs take the rest of it: all credit notes together never pass the document,
 * and come to it to the paisa when everything is back. CGST and SGST stay equal, each row keeps its rate. No rows where
 * nothing is left to credit.
 * @throws RangeError when a line has not so many packs left.
 */
export function figuresOfCredit(
  original: DocumentFigures,
  credited: readonly DocumentFigures[],
  taken: TakenBack,
): DocumentFigures {
  const left = original.rows.map((row) => leftOf(row, credited));
  const taking = rowsTaken(left, taken).filter(
    ({ quantity, grossInPaise }) => quantity > 0 || grossInPaise > 0,
  );
  // Packs of which the whole price is credited already: a document of nothing is none.
  const rows = grossOf(taking) === 0 ? [] : taking;
  const couponLeft =
    original.totals.couponInPaise - sumOf(credited.map(({ totals }) => totals.couponInPaise));
  const coupon = taken === "rest" ? couponLeft : "lines" in taken ? taken.couponInPaise : 0;
  // What the operator paid with the coupon goes back to him, never more than the goods are worth.
  const couponInPaise = Math.min(coupon, couponLeft, grossOf(rows));
  return { ...original, rows, totals: totalsOf(rows, couponInPaise) };
}

function rowsTaken(left: readonly DocumentRow[], taken: TakenBack): DocumentRow[] {
  if (taken === "rest") return [...left];
  if ("amountInPaise" in taken) return amountOff(left, taken.amountInPaise);
  const rows = taken.lines.map(({ lineId, quantity, grossInPaise }) => {
    const row = left.find((one) => one.lineId === lineId);
    if (!row || row.quantity < quantity) throw new RangeError(`line ${lineId} has no ${quantity} packs left`);
    return shareOf(row, quantity, Math.min(grossInPaise, row.grossInPaise));
  });
  // Money that was refunded before has lowered the price of these packs: what they do not bear comes off the others.
  const beside = sumOf(taken.lines.map(({ grossInPaise }) => grossInPaise)) - grossOf(rows);
  return beside > 0
    ? [
        ...rows,
        ...amountOff(
          left.map((row) => leftOf(row, [{ rows }])),
          beside,
        ),
      ]
    : rows;
}

function grossOf(rows: readonly DocumentRow[]): number {
  return sumOf(rows.map(({ grossInPaise }) => grossInPaise));
}

const summed = [
  "quantity",
  "discountInPaise",
  "grossInPaise",
  "cgstInPaise",
  "sgstInPaise",
  "igstInPaise",
] as const;

/** A row without what was credited of it before. Charges have one row for each rate. */
function leftOf(row: DocumentRow, credited: readonly Pick<DocumentFigures, "rows">[]): DocumentRow {
  const before = credited
    .flatMap(({ rows }) => rows)
    .filter((one) => one.lineId === row.lineId && one.rateInBasisPoints === row.rateInBasisPoints);
  const left = { ...row };
  for (const part of summed) left[part] -= sumOf(before.map((one) => one[part]));
  return withTaxable(left);
}

/** An amount without packs lowers the price of the goods; only what these do not bear comes off the charges. */
function amountOff(left: readonly DocumentRow[], amountInPaise: number): DocumentRow[] {
  const goods = left.filter(({ lineId }) => lineId !== null);
  const charges = left.filter(({ lineId }) => lineId === null);
  const ofGoods = Math.min(amountInPaise, grossOf(goods));
  const ofCharges = Math.min(amountInPaise - ofGoods, grossOf(charges));
  const spread = (rows: readonly DocumentRow[], amount: number) => {
    const shares = spreadOver(
      amount,
      rows.map(({ grossInPaise }) => grossInPaise),
    );
    return rows.map((row, at) => ({ ...shareOf(row, 0, shares[at] ?? 0), discountInPaise: 0 }));
  };
  return [...spread(goods, ofGoods), ...spread(charges, ofCharges)];
}

/** So many packs and so much of what is left of a row, with the tax that goes with it. */
function shareOf(row: DocumentRow, quantity: number, grossInPaise: number): DocumentRow {
  const tax = (part: "cgstInPaise" | "sgstInPaise" | "igstInPaise") =>
    shareRounded(row[part], grossInPaise, row.grossInPaise);
  return withTaxable({
    ...row,
    quantity,
    discountInPaise: shareRounded(row.discountInPaise, quantity, row.quantity),
    grossInPaise,
    cgstInPaise: tax("cgstInPaise"),
    sgstInPaise: tax("sgstInPaise"),
    igstInPaise: tax("igstInPaise"),
  });
}

function withTaxable(row: DocumentRow): DocumentRow {
  const { grossInPaise, cgstInPaise, sgstInPaise, igstInPaise } = row;
  return { ...row, taxableInPaise: grossInPaise - cgstInPaise - sgstInPaise - igstInPaise };
}

/** `part` of `whole` parts of an amount, half up; all of it for the whole. Exact for every amount. */
function shareRounded(amountInPaise: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((2n * BigInt(amountInPaise) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
