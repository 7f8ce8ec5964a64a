import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";

/** The master order for whose online payment the person's cart is locked; undefined: it is not. */
export async function findLock(reader: Reader, profileId: number): Promise<string | undefined> {
  const found = await sql<{ lockedFor: string }>`
    select locked_for as "lockedFor" from carts
    where profile_id = ${profileId} and status = 'open' and locked_for is not null`.execute(reader);
  return found.rows[0]?.lockedFor;
}

/** Opens a cart again that was claimed in this transaction, locked until its order is paid or over. */
export async function lockCartFor(
  transaction: Transaction,
  { cartId, masterId }: { readonly cartId: number; readonly masterId: string },
): Promise<void> {
  await transaction
    .updateTable("carts")
    .set({ status: "open", placed_at: null, locked_for: masterId })
    .where("id", "=", cartId)
    .execute();
}

/** Empties the cart of a paid order: the next one is a new cart. */
export async function closeLockedCart(transaction: Transaction, masterId: string, at: Date): Promise<void> {
  await transaction
    .updateTable("carts")
    .set({ status: "placed", placed_at: at, locked_for: null })
    .where("locked_for", "=", masterId)
    .execute();
}

/** Gives the cart back to its person, with all that is in it, for another order. */
export async function unlockCart(transaction: Transaction, masterId: string): Promise<void> {
  await transaction
    .updateTable("carts")
    .set({ locked_for: null, turn: sql`turn + 1` })
    .where("locked_for", "=", masterId)
    .execute();
}

/** A cart as it was when its order was placed. */
export interface FormerCart {
  readonly cartId: number;
  readonly turn: number;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
}

/**
 * Closes a cart that was given back, if it is still what it was: open, not ordered again, the same packs. False:
 * its person has gone on, and what he paid for then he may not want twice.
 */
export async function reclaimCart(
  transaction: Transaction,
  { cartId, turn, lines }: FormerCart,
  at: Date,
): Promise<boolean> {
  const sorted = lines.toSorted((left, right) => left.listingId - right.listingId);
  const packs = sorted.map(({ listingId, quantity }) => `${listingId}x${quantity}`).join(",");
  const { numAffectedRows } = await sql`
    update carts set status = 'placed', placed_at = ${at}
    where id = ${cartId} and status = 'open' and locked_for is null and turn = ${turn + 1}
      and ${packs} = (select coalesce(string_agg(listing_id || 'x' || quantity, ',' order by listing_id), '')
        from cart_lines where cart_id = carts.id)`.execute(transaction);
  return numAffectedRows === 1n;
}
