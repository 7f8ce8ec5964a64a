import { earnsMargin } from "#engine/contract/person.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { groupsOf, selectAddressedCart } from "#features/cart/server";
import { itemsValueOf } from "#features/orders/server";
import { termsFor } from "#features/selling/server";
import type { Checkout } from "../contract/checkout.ts";
import { offeredWays } from "./offered-ways.ts";
import { quoteOf } from "./quote.ts";

/** Where the cart is taken to go instead of where it goes. */
export type OtherAddress = Parameters<typeof selectAddressedCart>[1]["elsewhere"];

/** What the confirm step shows: the open cart, its address and everything it costs. */
export async function readCheckout(context: MemberContext): Promise<Checkout> {
  return quoteForCart(context, context.database);
}

/**
 * Prices the caller's open cart with the sellers' terms for its address, or for another one of the caller's, in one
 * statement. Before an address is chosen the charges are those of the usual one, so that the total does not jump.
 */
export async function quoteForCart(
  context: MemberContext,
  reader: Reader,
  elsewhere?: OtherAddress,
): Promise<Checkout> {
  const { actor, clock } = context;
  const { profileId } = actor;
  const onDay = dayInIndia(clock.now());
  const cart = await selectAddressedCart(reader, { profileId, onDay, elsewhere });
  const { addressId, address, coupon, assist } = cart;
  const isAgent = earnsMargin(actor.roles);
  const groups = groupsOf(cart.lines, isAgent);
  const values = new Map(groups.map(({ sellerId, lines }) => [sellerId, itemsValueOf(lines)]));
  const terms = cart.terms.map((ofSeller) => termsFor(ofSeller, values.get(ofSeller.sellerId) ?? 0));
  const offered = { ...offeredWays(context), coupon, assist };
  return { ...quoteOf({ groups, terms, address, isAgent, ...offered, now: clock.now() }), addressId };
}
