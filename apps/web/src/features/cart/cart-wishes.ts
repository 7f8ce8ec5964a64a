import type { Cart, CartLine } from "@santha/contract/cart";
import type { UnsentRecord } from "#lib/unsent-record";
import { withoutLine, withQuantity } from "./cart-change.ts";

/** A line of the cart that is changed, as the list of unsent changes names it. */
export type LineWish = Pick<CartLine, "listingId" | "title">;
export interface QuantityWish extends LineWish {
  readonly quantity: number;
}
/** Packs on top of those in the cart. */
export interface AddWish extends QuantityWish {
  readonly level3Id: number;
}
/** `isNewLine`: the cart, as far as it was known, had no line of it. */
export interface KnownAddWish extends AddWish {
  readonly isNewLine: boolean;
}

/** Kinds of changes of the cart that may wait for a network. */
export const cartKinds = { add: "cart/add", set: "cart/set", remove: "cart/remove" } as const;

/** What the changes of the cart, and no others, have as the beginning of their subject. */
export const cartSubject = "cart/";

/** The cart as it will be once the changes that wait are sent. A product that is not in it yet cannot be drawn. */
export function withWishes(cart: Cart, waiting: readonly UnsentRecord[]): Cart {
  return waiting.reduce((so, { kind, input }) => {
    const { listingId, quantity } = input as QuantityWish;
    if (kind === cartKinds.remove) return withoutLine(so, listingId);
    if (kind === cartKinds.set) return withQuantity(so, listingId, quantity);
    if (kind === cartKinds.add)
      return withQuantity(so, listingId, (quantityIn(so, listingId) ?? 0) + quantity);
    return so;
  }, cart);
}

/** How many packs of a listing are in the cart; undefined where it has no line. */
export function quantityIn(cart: Cart | undefined, listingId: number): number | undefined {
  const lines = cart?.groups.flatMap((group) => group.lines);
  return lines?.find((line) => line.listingId === listingId)?.quantity;
}

/** By how many lines the cart grows once the changes that wait are sent. */
export function linesToCome(waiting: readonly UnsentRecord[]): number {
  return waiting.reduce((sum, { kind, input }) => {
    if (kind === cartKinds.remove) return sum - 1;
    return kind === cartKinds.add && (input as KnownAddWish).isNewLine ? sum + 1 : sum;
  }, 0);
}

/** How many packs of a product wait to come into the cart for the first time. */
export function packsToCome(waiting: readonly UnsentRecord[], level3Id: number): number {
  return waiting.reduce((sum, { kind, input }) => {
    const wish = input as KnownAddWish;
    const isMeant = kind === cartKinds.add && wish.level3Id === level3Id && wish.isNewLine;
    return isMeant ? sum + wish.quantity : sum;
  }, 0);
}
