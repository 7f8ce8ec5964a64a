import type { Actor } from "#platform/context";

/** An order is shown to its buyer; to everybody else it does not exist. Margins are the buyer's own as agent. */
export function maySeeOrder(actor: Actor, order: { readonly buyer_profile_id: number }): boolean {
  return order.buyer_profile_id === actor.profileId;
}

/** A virtual store is an order source without a cart: its id starts with `virtual-`, and it is no list on the wire. */
export function isVirtualStore(unifiedStoreId: string): boolean {
  return unifiedStoreId.startsWith("virtual-");
}
