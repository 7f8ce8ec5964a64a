import { spreadOver, sumOf } from "#engine/contract/money.ts";
import type { DocumentFigures, DocumentRow } from "./figures.ts";
import { totalsOf } from "./order-figures.ts";

/** Packs of one line that are returned. */
export interface ReturnedLine {
  readonly lineId: number;
  readonly quantity: number;
  /** How much less the seller gets for them. */
  readonly grossInPaise: number;
}

/**
 * What a credit note credits: returned packs with their share of the coupon, an amount without packs, or
 * everything not yet credited.
 */
export type TakenBack =
  | { readonly lines: readonly ReturnedLine[]; readonly couponInPaise: number }
  | { readonly amountInPaise: number }
  | "rest";

/**
 * The figures of a further credit note after `credited`. Amounts are shares of each row's rest, which the last
 * packs take, so all credit notes together equal the document exactly. No rows when nothing is left.
 * @throws RangeError when a line has too few packs left.
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
  // The whole price of these packs is credited already, so there is no document.
  const rows = grossOf(taking) === 0 ? [] : taking;
  const couponLeft =
    original.totals.couponInPaise - sumOf(credited.map(({ totals }) => totals.couponInPaise));
  const coupon = taken === "rest" ? couponLeft : "lines" in taken ? taken.couponInPaise : 0;
  // The coupon part returns to the operator who paid it, and never exceeds the value of the goods.
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
  // Earlier refunds have lowered the price of these packs; what exceeds it is credited on the others.
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

/** A row less its earlier credits. Charges have one row for each rate. */
function leftOf(row: DocumentRow, credited: readonly Pick<DocumentFigures, "rows">[]): DocumentRow {
  const before = credited
    .flatMap(({ rows }) => rows)
    .filter((one) => one.lineId === row.lineId && one.rateInBasisPoints === row.rateInBasisPoints);
  const left = { ...row };
  for (const part of summed) left[part] -= sumOf(before.map((one) => one[part]));
  return withTaxable(left);
}

/** An amount without packs lowers the price of goods first; only what exceeds it lowers the charges. */
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

/** A share of what is left of a row: packs, amount and the tax that belongs to it. */
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

/** `part` / `whole` of an amount, half up; the whole amount for equal numbers. Exact for every amount. */
function shareRounded(amountInPaise: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((2n * BigInt(amountInPaise) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
