import { plainRupees } from "#engine/server/http/csv.ts";
import { packsTyped, paiseTyped } from "#features/assortment/server";
import type { PriceBreak } from "#features/store/contract/price-breaks.ts";

/** In a cell that a person fills: there are none. */
const none = "none";

/** Price breaks as they stand in a cell: `10=430.00;50=420.00`. */
export function breaksTextOf(breaks: readonly PriceBreak[]): string {
  return breaks.map(({ quantity, priceInPaise }) => `${quantity}=${plainRupees(priceInPaise)}`).join(";");
}

/** Price breaks of a cell; an empty one leaves what is. NaN stands for what is no number, which the rules refuse. */
export function breaksTyped(cell: string | undefined, unchanged: readonly PriceBreak[]): PriceBreak[] {
  const text = (cell ?? "").replace(/[₹\s']/g, "").toLowerCase();
  if (text === "") return [...unchanged];
  if (text === none) return [];
  return text.split(";").map((each) => {
    // A colon is read too; it is not written, since spreadsheets take 10:45 for a time.
    const [quantity = "", price = ""] = each.split(/[=:]/);
    return { quantity: packsTyped(quantity), priceInPaise: paiseTyped(price) };
  });
}
