import type { Actor } from "#engine/server/context.ts";

interface Seen {
  readonly buyer_profile_id: number;
  /** The account of the farmer for whom an agent has ordered; null when there is none. */
  readonly recipient_profile_id?: number | null;
}

/** An order is shown to its buyer, and to the farmer for whom an agent bought; to everybody else it does not exist. */
export function maySeeOrder(actor: Actor, order: Seen): boolean {
  return order.buyer_profile_id === actor.profileId || isFarmersOrder(actor, order);
}

/** Whether the actor is the farmer of an assisted order: he sees one service charge and no margin. */
export function isFarmersOrder(actor: Actor, order: Seen): boolean {
  return order.buyer_profile_id !== actor.profileId && order.recipient_profile_id === actor.profileId;
}

/** A virtual store is an order source without a cart: its id starts with `virtual-`, and it is no list on the wire. */
export function isVirtualStore(unifiedStoreId: string): boolean {
  return unifiedStoreId.startsWith("virtual-");
}
