import {
  type addToCart as addEndpoint,
  type Cart,
  type removeFromCart as removeEndpoint,
  setCartQuantity as setEndpoint,
} from "@santha/contract/cart";
import type { CheckedOf } from "@santha/contract/endpoint";
import { endHoldOf, readListingsForBuyer } from "#features/catalogue";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import { deleteLine, putLine, quantityOf } from "./cart.queries.ts";
import { mostPacks } from "./cart-view.ts";
import { holdOpenCart } from "./hold-open-cart.ts";
import { readCart } from "./read-cart.ts";

/** Puts packs on top of those already in the cart; the sum may not pass what is in stock (CART-003). */
export async function addToCart(
  context: MemberContext,
  { body }: CheckedOf<typeof addEndpoint>,
): Promise<Cart> {
  await putQuantity(context, body.listingId, (already) => already + body.quantity);
  return readCart(context);
}

/** Sets the number of packs of a line. */
export async function setCartQuantity(
  context: MemberContext,
  { params, body }: CheckedOf<typeof setEndpoint>,
): Promise<Cart> {
  await putQuantity(context, params.listingId, () => body.quantity);
  return readCart(context);
}

/** Takes a line out; one that is not there changes nothing. */
export async function removeFromCart(
  context: MemberContext,
  { params }: CheckedOf<typeof removeEndpoint>,
): Promise<Cart> {
  const { profileId } = context.actor;
  await inTransaction(context, async (transaction) => {
    await holdOpenCart(transaction, profileId, context.clock.now());
    await deleteLine(transaction, profileId, params.listingId);
    await endHoldOf(transaction, profileId, params.listingId);
  });
  return readCart(context);
}

async function putQuantity(
  context: MemberContext,
  listingId: number,
  wanted: (already: number) => number,
): Promise<void> {
  const at = context.clock.now();
  await inTransaction(context, async (transaction) => {
    const cartId = await holdOpenCart(transaction, context.actor.profileId, at);
    const quantity = wanted(await quantityOf(transaction, cartId, listingId));
    const buyerId = context.actor.profileId;
    const [listing] = await readListingsForBuyer(transaction, {
      buyerId,
      wanted: [{ listingId, quantity }],
      onDay: dayInIndia(at),
      at,
    });
    if (!listing?.isListed) return refuse(setEndpoint, "cart/listing-not-found");
    const available = Math.min(listing.available, mostPacks);
    if (quantity > available) {
      return refuse(setEndpoint, "cart/not-enough-stock", {
        values: { available },
        fields: { quantity: "cart/not-enough-stock" },
        data: { listingId, available },
      });
    }
    // What was held is no longer what is wanted; the confirm step holds the new number.
    await endHoldOf(transaction, buyerId, listingId);
    await putLine(transaction, { cartId, listingId, quantity, at });
  });
}
