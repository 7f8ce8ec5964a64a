import { type Cart, readCart } from "@santha/contract/cart";
import { readCheckout } from "@santha/contract/checkout";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { kept } from "#lib/kept-answers";
import { rememberGoods } from "#lib/order-drafts";
import { queryClient } from "#lib/query-client";
import { knownSession } from "#lib/session";
import { openUnsent, unsentRecords } from "#lib/unsent";
import { missingIn } from "#lib/unsent-record";
import { cartCountQuery } from "./cart-count.ts";
import { cartSubject, withWishes } from "./cart-wishes.ts";
import { forgetShown } from "./shown-order.ts";

const shownGoods = (cart: Cart) => cart.groups.flatMap((group) => group.lines);

/** The open cart. Prices and stock move, so it is asked for again whenever a page shows it. */
export const cartQuery = queryOptions({
  queryKey: ["cart", "open"],
  meta: kept,
  queryFn: async ({ signal }) => {
    const answer = await call(readCart, {}, { signal });
    queryClient.setQueryData(cartCountQuery.queryKey, { itemCount: answer.itemCount });
    const cart = withWishes(answer, missingIn(await unsentRecords(), cartSubject, Date.now()));
    const agent = cart.marginInPaise === null ? null : knownSession();
    if (agent) rememberGoods(agent.profileKey, shownGoods(cart));
    return cart;
  },
  staleTime: 0,
});

/** The order as it would be placed now: lines, charges, totals, what is still missing. */
export const quoteQuery = queryOptions({
  queryKey: ["cart", "quote"],
  meta: kept,
  queryFn: ({ signal }) => call(readCheckout, {}, { signal }),
  staleTime: 0,
});

/**
 * Takes the server's answer about the cart as the truth, for every part of the screen that shows it; what waits to be
 * sent stands on top of it.
 */
export function takeCart(cart: Cart): void {
  const waiting = missingIn(openUnsent(), cartSubject, Date.now());
  queryClient.setQueryData(cartQuery.queryKey, withWishes(cart, waiting));
  queryClient.setQueryData(cartCountQuery.queryKey, { itemCount: cart.itemCount });
  forgetShown();
  void queryClient.invalidateQueries({ queryKey: quoteQuery.queryKey });
}

/** Asks again for everything about the cart, after it was emptied by an order. */
export function refreshCart(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["cart"] });
}
