import * as z from "zod/mini";
import { paise } from "#engine/contract/money.ts";

/** From this number of packs on, each pack of the line costs so much. */
export const priceBreak = z.object({ quantity: z.int(), priceInPaise: paise });
export type PriceBreak = z.output<typeof priceBreak>;

/** A pack has at most so many price breaks. */
export const mostPriceBreaks = 4;

/** What decides the price of one pack, in paise. */
export interface PackPrices {
  /** Of a pack that is bought alone. */
  readonly singlePriceInPaise: number;
  /** By rising quantity. */
  readonly priceBreaks: readonly PriceBreak[];
}

/** What one pack costs of so many, in paise: the price of the last break that they reach. */
export function priceOfPacks({ singlePriceInPaise, priceBreaks }: PackPrices, quantity: number): number {
  const reached = priceBreaks.findLast((each) => each.quantity <= quantity);
  return reached?.priceInPaise ?? singlePriceInPaise;
}

/** Which break is wrong, and its term: quantities rise from 2, prices fall from the price of a single pack. */
export function faultOfBreaks({
  singlePriceInPaise,
  priceBreaks,
}: PackPrices): { readonly at: number; readonly term: keyof PriceBreak } | null {
  let former: PriceBreak = { quantity: 1, priceInPaise: singlePriceInPaise };
  for (const [at, each] of priceBreaks.entries()) {
    if (each.quantity <= former.quantity) return { at, term: "quantity" };
    if (each.priceInPaise >= former.priceInPaise || each.priceInPaise <= 0)
      return { at, term: "priceInPaise" };
    former = each;
  }
  return null;
}

/** Whether two lists of price breaks say the same. */
export function areSameBreaks(one: readonly PriceBreak[], other: readonly PriceBreak[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ quantity, priceInPaise }, at) => {
      const match = other[at];
      return match?.quantity === quantity && match.priceInPaise === priceInPaise;
    })
  );
}
