import { earnsMargin } from "#engine/contract/person.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { findUsualPinCode } from "#features/addresses/server";
import { groupsOf, selectAddressedCart } from "#features/cart/server";
import { itemsValueOf } from "#features/orders/server";
import { readSellerTerms } from "#features/selling/server";
import type { Checkout } from "../contract/checkout.ts";
import { offeredWays } from "./offered-ways.ts";
import { quoteOf } from "./quote.ts";

/** What the confirm step shows: the open cart, its address and everything it costs. */
export async function readCheckout(context: MemberContext): Promise<Checkout> {
  return quoteForCart(context, context.database);
}

/** Prices the caller's open cart with the sellers' terms for its address, in two statements; three before it is chosen. */
export async function quoteForCart(context: MemberContext, reader: Reader): Promise<Checkout> {
  const { actor, clock } = context;
  const cart = await selectAddressedCart(reader, actor.profileId, dayInIndia(clock.now()));
  const { addressId, address, coupon, assist } = cart;
  const isAgent = earnsMargin(actor.roles);
  // Before the address is chosen the charges are those of the usual one, so that the total does not jump afterwards.
  const pinCode = async () => address?.postalCode ?? (await findUsualPinCode(reader, actor.profileId));
  const groups = groupsOf(cart.lines, isAgent);
  const sellers = groups.map(({ sellerId, lines }) => ({ sellerId, itemsValueInPaise: itemsValueOf(lines) }));
  const terms =
    sellers.length === 0 ? [] : await readSellerTerms(reader, { sellers, postalCode: await pinCode() });
  const offered = { ...offeredWays(context), coupon, assist };
  return { ...quoteOf({ groups, terms, address, isAgent, ...offered, now: clock.now() }), addressId };
}
