import { sumOf, taxWithinAmount } from "#engine/contract/money.ts";

/** Tax included in an amount, in paise; all parts and the taxable value sum to the amount. */
export interface TaxParts {
  readonly taxableInPaise: number;
  readonly cgstInPaise: number;
  /** SGST; UTGST in a union territory without its own legislature. */
  readonly sgstInPaise: number;
  readonly igstInPaise: number;
}

/** Rounds half a paisa up. Both arguments are whole and not negative; exact for every amount. */
function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/**
 * Splits an amount into taxable value and included tax. Within a state CGST and SGST are rounded separately, so
 * both halves are equal. The taxable value is the rest, so every line sums exactly to the paisa.
 */
export function taxWithin(grossInPaise: number, rateInBasisPoints: number, isInterstate: boolean): TaxParts {
  if (isInterstate) {
    const igstInPaise = taxWithinAmount(grossInPaise, rateInBasisPoints);
    return { taxableInPaise: grossInPaise - igstInPaise, cgstInPaise: 0, sgstInPaise: 0, igstInPaise };
  }
  const gross = BigInt(grossInPaise);
  const rate = BigInt(rateInBasisPoints);
  const half = roundHalfUp(gross * rate, 2n * (10_000n + rate));
  return {
    taxableInPaise: grossInPaise - 2 * half,
    cgstInPaise: half,
    sgstInPaise: half,
    igstInPaise: 0,
  };
}

/**
 * Divides an amount by weights with the largest-remainder method, so that the parts sum to the whole. Earlier
 * parts win ties.
 */
export function spread(amountInPaise: number, weights: readonly number[]): number[] {
  const total = sumOf(weights);
  if (total === 0) return weights.map((_, at) => (at === 0 ? amountInPaise : 0));
  const exact = weights.map((weight) => BigInt(amountInPaise) * BigInt(weight));
  const parts = exact.map((share) => Number(share / BigInt(total)));
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % BigInt(total) }))
    .sort((left, right) =>
      left.remainder === right.remainder ? 0 : left.remainder > right.remainder ? -1 : 1,
    );
  let left = amountInPaise - sumOf(parts);
  for (const { at } of byRemainder) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** The part of an order's charges that belongs to the goods of one tax rate. */
export interface ChargeAtRate {
  readonly rateInBasisPoints: number;
  readonly grossInPaise: number;
}

/** Divides delivery charges over the goods' tax rates by value, so that each part is taxed like its goods. */
export function chargesByRate(
  chargesInPaise: number,
  lines: readonly { readonly grossInPaise: number; readonly rateInBasisPoints: number }[],
): ChargeAtRate[] {
  const rates = [...new Set(lines.map(({ rateInBasisPoints }) => rateInBasisPoints))].sort((a, b) => a - b);
  const weights = rates.map((rate) =>
    sumOf(lines.filter((line) => line.rateInBasisPoints === rate).map(({ grossInPaise }) => grossInPaise)),
  );
  return spread(chargesInPaise, weights)
    .map((grossInPaise, at) => ({ rateInBasisPoints: rates[at] ?? 0, grossInPaise }))
    .filter(({ grossInPaise }) => grossInPaise !== 0);
}

/** The legal document for a supply with these tax rates (rules 46, 46A and 49 of the CGST rules). */
export function supplyKind(
  ratesInBasisPoints: readonly number[],
): "tax-invoice" | "bill-of-supply" | "invoice-cum-bill-of-supply" {
  if (ratesInBasisPoints.every((rate) => rate === 0)) return "bill-of-supply";
  return ratesInBasisPoints.every((rate) => rate > 0) ? "tax-invoice" : "invoice-cum-bill-of-supply";
}

const withoutLegislature = new Set(["04", "26", "31", "35", "38"]);

/** Union territories without a legislature levy UTGST where states levy SGST. */
export function isUnionTerritory(stateCode: string): boolean {
  return withoutLegislature.has(stateCode);
}

/** A document number of at most 16 characters, up to 99,999 in a series and year: `SI/26-27/00001`. */
export function documentNumber(series: string, year: string, running: number): string {
  return `${series}/${year}/${String(running).padStart(5, "0")}`;
}
