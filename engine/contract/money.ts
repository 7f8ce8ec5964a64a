import * as z from "zod/mini";

/** Money inside Santha: whole paise, never a fraction (₹1 = 100 paise). */
export const paise = z.int();
export type Paise = number;

/** Paise as rupees with two decimals, for the fields the specification names (`1123.50`). */
export function rupeesOf(amountInPaise: Paise): number {
  return Math.round(amountInPaise) / 100;
}

/** The price of one pack, from the sum of equal packs. */
export function eachOf(sumInPaise: Paise, packs: number): Paise {
  return Math.round(sumInPaise / packs);
}

/** The tax within an amount that includes it, half a paisa up: amount − amount / (1 + rate). Exact for every amount. */
export function taxWithinAmount(amountInPaise: Paise, rateInBasisPoints: number): Paise {
  const whole = 10_000n + BigInt(rateInBasisPoints);
  return Number((2n * BigInt(amountInPaise) * BigInt(rateInBasisPoints) + whole) / (2n * whole));
}

/** The sum of whole paise. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/**
 * Divides an amount by weights with the largest-remainder method. Parts are whole paise that sum to the
 * amount, each within a paisa of its exact share. Equal remainders favour the earlier part. All weights 0 give
 * all parts 0.
 */
export function spreadOver(amountInPaise: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, at) => {
    const exact = BigInt(amountInPaise) * BigInt(weight);
    return { at, part: Number(exact / whole), remainder: exact % whole };
  });
  const left = amountInPaise - sumOf(shares.map(({ part }) => part));
  const byRemainder = shares.toSorted((one, other) =>
    one.remainder === other.remainder ? one.at - other.at : one.remainder > other.remainder ? -1 : 1,
  );
  for (const share of byRemainder.slice(0, left)) share.part += 1;
  return shares.map(({ part }) => part);
}
