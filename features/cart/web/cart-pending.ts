import type { OutboxEntries, OutboxEntry } from "#engine/web/outbox/outbox-entry.ts";
import type { Cart, CartLine } from "../contract.ts";
import { withoutLine, withQuantity } from "./cart-change.ts";

/** A line of the cart that is changed, as the list of unsent changes names it. */
export type LineInput = Pick<CartLine, "listingId" | "title">;
export interface QuantityInput extends LineInput {
  readonly quantity: number;
}
/** Packs on top of those in the cart. */
export interface AddInput extends QuantityInput {
  readonly level3Id: number;
}
/** `isNewLine`: the cart, as far as it was known, had no line of it. */
export interface KnownAddInput extends AddInput {
  readonly isNewLine: boolean;
}

/** Kinds of changes of the cart that may wait for a network. */
export const cartKinds = { add: "cart/add", set: "cart/set", remove: "cart/remove" } as const;

/** Beginning of the subjects of changes of the cart. */
export const cartSubject = "cart/";

/** The cart as it will be once the changes that wait are sent. A product that is not in it yet cannot be drawn. */
export function withPending(cart: Cart, pending: OutboxEntries): Cart {
  return pending.reduce((so, { kind, input }) => {
    const { listingId, quantity } = input as QuantityInput;
    if (kind === cartKinds.remove) return withoutLine(so, listingId);
    const before = kind === cartKinds.add ? (quantityIn(so, listingId) ?? 0) : 0;
    return withQuantity(so, listingId, before + quantity);
  }, cart);
}

/** How many packs of a listing are in the cart; undefined where it has no line. */
export function quantityIn(cart: Cart | undefined, listingId: number): number | undefined {
  const lines = cart?.groups.flatMap((group) => group.lines);
  return lines?.find((line) => line.listingId === listingId)?.quantity;
}

/** By how many lines the cart grows once the changes that wait are sent. */
export function linesToCome(pending: OutboxEntries): number {
  return pending.reduce((sum, { kind, input }) => {
    if (kind === cartKinds.remove) return sum - 1;
    return kind === cartKinds.add && (input as KnownAddInput).isNewLine ? sum + 1 : sum;
  }, 0);
}

/** The additions of which the cart has no line yet. */
export function newLines(cart: Cart | undefined, pending: OutboxEntries): OutboxEntries {
  return pending.filter(({ kind, input }: OutboxEntry) => {
    const isAdded = kind === cartKinds.add;
    return isAdded && quantityIn(cart, (input as KnownAddInput).listingId) === undefined;
  });
}

/** How many packs of a product are in the cart once the changes that wait are sent. */
export function packsIn(cart: Cart | undefined, pending: OutboxEntries, level3Id: number): number {
  const lines = cart ? withPending(cart, pending).groups.flatMap((group) => group.lines) : [];
  const added = newLines(cart, pending).map(({ input }) => input as KnownAddInput);
  return [...lines, ...added]
    .filter((line) => line.level3Id === level3Id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
