import * as z from "zod/mini";

/** Money inside Santha: whole paise, never a fraction (₹1 = 100 paise). */
export const paise = z.int();
export type Paise = number;

/** Paise as rupees with two decimals, for the fields the specification names (`1123.50`). */
export function rupeesOf(amountInPaise: Paise): number {
  return Math.round(amountInPaise) / 100;
}

/** The sum of whole paise. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
