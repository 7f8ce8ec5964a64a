declare module "@tanstack/react-router" {
  interface HistoryState {
    /** How many times the SKU was changed since the product was opened. */
    skuChanges?: number;
  }
}

/** State of a product page's history entry: how many entries lie between it and the page that led to the product. */
const key = "skuChanges";

/** How many times the SKU was changed on the product page of this history entry. */
export function skuChangesIn(state: unknown): number {
  if (typeof state !== "object" || state === null || !(key in state)) return 0;
  const count = (state as Record<string, unknown>)[key];
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/**
 * State to give to the navigation that shows another SKU of the same product:
 * `navigate({ to, params, state: withSkuChange })`.
 */
export function withSkuChange<S extends object>(state: S): Omit<S, "entry"> {
  const { entry: _, ...rest } = state as S & { readonly entry?: string };
  return { ...rest, [key]: skuChangesIn(state) + 1 };
}

/** Entries to go back so that one press leaves the product: one for the page itself, one for each SKU change. */
export function stepsToLeaveProduct(state: unknown): number {
  return skuChangesIn(state) + 1;
}
