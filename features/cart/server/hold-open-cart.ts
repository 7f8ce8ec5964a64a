import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { addToCart as endpoint } from "../contract.ts";
import { findAndHoldCart, type HeldCart } from "./queries.ts";

/**
 * Finds or opens the person's cart to change it, and holds it until the transaction ends.
 * @throws the refusal `cart/locked` while an order of it waits for its online payment.
 */
export async function holdOpenCart(transaction: Transaction, profileId: number, at: Date): Promise<number> {
  return unlessLocked(await findAndHoldCart(transaction, { profileId, at }));
}

/** Sends the parcel to an address of this person, in one statement. @throws like `holdOpenCart` */
export async function sendOpenCartTo(
  transaction: Reader,
  cart: { readonly profileId: number; readonly at: Date; readonly addressId: number },
): Promise<void> {
  unlessLocked(await findAndHoldCart(transaction, cart));
}

function unlessLocked({ id, lockedFor }: HeldCart): number {
  if (lockedFor !== null) return refuse(endpoint, "cart/locked", { data: { masterId: lockedFor } });
  return id;
}
