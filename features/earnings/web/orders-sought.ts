import { type OrderGroup, orderGroups } from "#features/orders/contract/order-groups.ts";

/** Which orders are looked for, as it stands in the address. */
export interface OrdersSought {
  readonly q?: string;
  readonly state?: OrderGroup;
}

/** What an address looks for; the router reads a number in it as one. */
export function soughtIn({ q, state }: { readonly q?: unknown; readonly state?: unknown }): OrdersSought {
  const group = orderGroups.find((known) => known === state);
  const words = typeof q === "number" || typeof q === "string" ? String(q).slice(0, 60) : "";
  return { ...(words !== "" && { q: words }), ...(group && { state: group }) };
}
