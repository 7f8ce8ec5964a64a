import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { rememberGoods } from "#engine/web/data/order-drafts.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { knownSession } from "#engine/web/data/session.ts";
import { isQueued, useOutboxValue, usePending } from "#engine/web/outbox/outbox.ts";
import { pendingSince } from "#engine/web/outbox/outbox-entry.ts";
import { readCheckout } from "#features/checkout/contract/checkout.ts";
import { type Cart, readCart } from "../contract.ts";
import { cartCountQuery } from "./cart-count.ts";
import { cartSubject, newLines, packsIn, withPending } from "./cart-pending.ts";
import { forgetShown } from "./shown-order.ts";

const shownGoods = (cart: Cart) => cart.groups.flatMap((group) => group.lines);

/** The open cart. Prices and stock move, so it is asked for again whenever a page shows it. */
export const cartQuery = queryOptions({
  queryKey: ["cart", "open"],
  meta: kept,
  queryFn: async ({ signal }) => {
    const cart = await call(readCart, {}, { signal });
    queryClient.setQueryData(cartCountQuery.queryKey, { itemCount: cart.itemCount });
    const agent = cart.marginInPaise === null ? null : knownSession();
    if (agent) rememberGoods(agent.profileKey, shownGoods(cart));
    return cart;
  },
  staleTime: 0,
});

/** The open cart with the changes that wait on this phone on top of it, and the additions that have no line yet. */
export function useCart() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(cartQuery);
  const pending = usePending(cartSubject, dataUpdatedAt);
  const waiting = newLines(data, pending).filter(isQueued);
  return { data: data && withPending(data, pending), waiting, error, refetch };
}

/** This device's own changes are shown at once; those of other devices may wait this long. */
const staysFreshMs = 30_000;

/** How many packs of a product are in the cart, or wait to come into it; 0 while that is not known. */
export function usePacksInCart(level3Id: number): number {
  const { data, dataUpdatedAt } = useQuery({ ...cartQuery, staleTime: staysFreshMs });
  return useOutboxValue((entries) =>
    packsIn(data, pendingSince(entries, cartSubject, dataUpdatedAt), level3Id),
  );
}

/** The order as it would be placed now: lines, charges, totals, what is still missing. */
export const quoteQuery = queryOptions({
  queryKey: ["cart", "quote"],
  meta: kept,
  queryFn: ({ signal }) => call(readCheckout, {}, { signal }),
  staleTime: 0,
});

/** Takes the server's answer about the cart as the truth, for every part of the screen that shows it. */
export function takeCart(cart: Cart): void {
  // An answer that is on its way may be older.
  void queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
  queryClient.setQueryData(cartQuery.queryKey, cart);
  queryClient.setQueryData(cartCountQuery.queryKey, { itemCount: cart.itemCount });
  forgetShown();
  void queryClient.invalidateQueries({ queryKey: quoteQuery.queryKey });
}

/** Asks again for everything about the cart, after it was emptied by an order. */
export function refreshCart(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["cart"] });
}
