import type { PriceBreak } from "#features/store/contract/price-breaks.ts";
import { textOf, valueTyped } from "./terms-draft.ts";

/** A price break as it is typed. */
export interface TypedBreak {
  readonly quantity: string;
  readonly price: string;
}

export const emptyBreak: TypedBreak = { quantity: "", price: "" };

/** Price breaks as they stand in their fields. */
export function breaksInFields(breaks: readonly PriceBreak[]): TypedBreak[] {
  return breaks.map(({ quantity, priceInPaise }) => ({
    quantity: String(quantity),
    price: textOf("priceInPaise", priceInPaise),
  }));
}

/** Without the rows in which nothing was typed. */
export function filledBreaks(typed: readonly TypedBreak[]): TypedBreak[] {
  return typed.filter(({ quantity, price }) => quantity.trim() !== "" || price.trim() !== "");
}

/** What was typed as price breaks; NaN for what is no number or amount, which the server refuses beside its field. */
export function breaksTyped(typed: readonly TypedBreak[]): PriceBreak[] {
  return typed.map(({ quantity, price }) => ({
    quantity: valueTyped("onHand", quantity),
    priceInPaise: valueTyped("priceInPaise", price),
  }));
}
