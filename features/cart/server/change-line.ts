import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { endHoldOf, type ListingForSale, readListingsForBuyer } from "#features/catalogue/server";
import {
  addToCart as addEndpoint,
  type Cart,
  removeFromCart as removeEndpoint,
  setCartQuantity as setEndpoint,
} from "../contract.ts";
import { mostPacks } from "./cart-view.ts";
import { holdOpenCart } from "./hold-open-cart.ts";
import { deleteLine, putLine } from "./queries.ts";
import { readCart } from "./read-cart.ts";

/** Puts packs on top of those already in the cart; the sum may not pass what is in stock (CART-003). */
export async function addToCart(context: MemberContext, input: CheckedOf<typeof addEndpoint>): Promise<Cart> {
  const { listingId, quantity } = input.body;
  await onceInTransaction(context, addEndpoint, input, (transaction) =>
    putQuantity(context, transaction, { listingId, quantity, isOnTop: true }),
  );
  return readCart(context);
}

/** Sets the number of packs of a line. */
export async function setCartQuantity(
  context: MemberContext,
  input: CheckedOf<typeof setEndpoint>,
): Promise<Cart> {
  await onceInTransaction(context, setEndpoint, input, (transaction) =>
    putQuantity(context, transaction, { ...input.params, ...input.body, isOnTop: false }),
  );
  return readCart(context);
}

/** Takes a line out; one that is not there changes nothing. */
export async function removeFromCart(
  context: MemberContext,
  input: CheckedOf<typeof removeEndpoint>,
): Promise<Cart> {
  const { profileId } = context.actor;
  const { listingId } = input.params;
  await onceInTransaction(context, removeEndpoint, input, async (transaction) => {
    await holdOpenCart(transaction, profileId, context.clock.now());
    await deleteLine(transaction, profileId, listingId);
    await endHoldOf(transaction, profileId, listingId);
  });
  return readCart(context);
}

async function putQuantity(
  context: MemberContext,
  transaction: Transaction,
  line: { readonly listingId: number; readonly quantity: number; readonly isOnTop: boolean },
): Promise<void> {
  const { listingId } = line;
  const at = context.clock.now();
  const buyerId = context.actor.profileId;
  const cartId = await holdOpenCart(transaction, buyerId, at);
  const read = async (quantity: number): Promise<ListingForSale> => {
    const wanted = [{ listingId, quantity }];
    const [found] = await readListingsForBuyer(transaction, { buyerId, wanted, onDay: dayInIndia(at), at });
    return found?.isListed ? found : refuse(setEndpoint, "cart/listing-not-found");
  };
  const listing = await read(line.quantity);
  const wanted = await putLine(transaction, { ...line, cartId, at });
  // Read again for what is wanted in all: holds that are over may have to end first.
  const { available: left } = wanted > listing.available ? await read(wanted) : listing;
  const available = Math.min(left, mostPacks);
  if (wanted > available) {
    return refuse(setEndpoint, "cart/not-enough-stock", {
      values: { available },
      fields: { quantity: "cart/not-enough-stock" },
      data: { listingId, available },
    });
  }
  // What was held is no longer what is wanted; the confirm step holds the new number. Holds begin on a held cart only.
  if (listing.isHeld) await endHoldOf(transaction, buyerId, listingId);
}
