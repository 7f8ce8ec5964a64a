import type { Checkout } from "@santha/contract/checkout";
import type { Reader } from "@santha/database/client";
import { type CartLineRow, groupsOf, selectOpenCart } from "#features/cart";
import { itemsValueOf } from "#features/orders";
import { readSellerTerms } from "#features/selling";
import type { MemberContext } from "#platform/context";
import { findAddress, findLastAddress } from "./checkout.queries.ts";
import { quoteOf } from "./quote.ts";

/** What the confirm step shows: the open cart, its address and everything it costs. */
export async function readCheckout(context: MemberContext): Promise<Checkout> {
  const cart = await selectOpenCart(context.database, context.actor.profileId);
  return quoteForCart(context, context.database, cart);
}

/** Prices an open cart for its buyer with the sellers' terms for its address. */
export async function quoteForCart(
  { actor, clock }: MemberContext,
  reader: Reader,
  cart: { readonly addressId: number | null; readonly lines: readonly CartLineRow[] },
): Promise<Checkout> {
  const isAgent = actor.roles.includes("agent");
  const groups = groupsOf(cart.lines, isAgent);
  const address = cart.addressId === null ? null : await findAddress(reader, actor.profileId, cart.addressId);
  const sellers = groups.map(({ sellerId, lines }) => ({ sellerId, itemsValueInPaise: itemsValueOf(lines) }));
  const terms =
    sellers.length === 0
      ? []
      : await readSellerTerms(reader, { sellers, postalCode: address?.postalCode ?? null });
  const lastAddress = address ?? (await findLastAddress(reader, actor.profileId));
  return { ...quoteOf({ groups, terms, address, isAgent, now: clock.now() }), lastAddress };
}
