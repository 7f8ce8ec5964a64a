import { earnsMargin } from "#engine/contract/person.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { findUsualPinCode } from "#features/addresses/server";
import { groupsOf, type OtherAddress, selectAddressedCart } from "#features/cart/server";
import { itemsValueOf } from "#features/orders/server";
import { readSellerTerms, termsFor } from "#features/selling/server";
import type { Checkout } from "../contract/checkout.ts";
import { offeredWays } from "./offered-ways.ts";
import { quoteOf } from "./quote.ts";

/** What the confirm step shows: the open cart, its address and everything it costs. */
export async function readCheckout(context: MemberContext): Promise<Checkout> {
  return quoteForCart(context, context.database);
}

/**
 * Prices the caller's open cart with the sellers' terms for its address, or for another one of the caller's, in one
 * statement; three before an address is chosen.
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
  const sellers = groups.map(({ sellerId, lines }) => ({ sellerId, itemsValueInPaise: itemsValueOf(lines) }));
  const values = new Map(sellers.map((seller) => [seller.sellerId, seller.itemsValueInPaise]));
  const termsThere = () => cart.terms.map((terms) => termsFor(terms, values.get(terms.sellerId) ?? 0));
  // Before the address is chosen the charges are those of the usual one, so that the total does not jump afterwards.
  const usualTerms = async () =>
    readSellerTerms(reader, { sellers, postalCode: await findUsualPinCode(reader, profileId) });
  const terms = address !== null || sellers.length === 0 ? termsThere() : await usualTerms();
  const offered = { ...offeredWays(context), coupon, assist };
  return { ...quoteOf({ groups, terms, address, isAgent, ...offered, now: clock.now() }), addressId };
}
