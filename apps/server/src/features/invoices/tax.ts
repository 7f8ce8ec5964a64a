import { sumOf, taxWithinAmount } from "@santha/contract/money";

/** Tax within an amount that includes it; all parts and the taxable value add up to the amount. Paise. */
export interface TaxParts {
  readonly taxableInPaise: number;
  readonly cgstInPaise: number;
  /** SGST, in a union territory without its own legislature UTGST. */
  readonly sgstInPaise: number;
  readonly igstInPaise: number;
}

/** Half a paisa is rounded up. Both parts are whole and not negative; exact for every amount. */
function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/**
 * Takes the tax out of an amount that includes it. Within a state CGST and SGST are each rounded by themselves, so
 * both halves are always equal; the taxable value is what is left, so every line adds up to the paisa.
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

/** Spreads an amount by weights, largest remainder first, so that the parts sum to the whole. Earlier parts win ties. */
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

/** The part of an order's charges that goes with the goods of one rate. */
export interface ChargeAtRate {
  readonly rateInBasisPoints: number;
  readonly grossInPaise: number;
}

/** Charges of delivery follow the goods: spread over their rates by value, so that each part is taxed like them. */
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

/** What a supply of goods at these rates is called (rules 46, 46A and 49 of the CGST rules). */
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

/** A document's number: at most 16 characters for 99,999 documents of a series in a year, `SI/26-27/00001`. */
export function documentNumber(series: string, year: string, running: number): string {
  return `${series}/${year}/${String(running).padStart(5, "0")}`;
}
