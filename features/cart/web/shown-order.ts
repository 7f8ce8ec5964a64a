import { eachOf } from "#engine/contract/money.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import type { Checkout, CheckoutGroup } from "#features/checkout/contract/checkout.ts";
import type { CartGroup, CartLine } from "../contract.ts";

/** What the buyer saw of a product when leaving a step. */
export type ShownLine = Pick<
  CartLine,
  "listingId" | "title" | "quantity" | "priceInPaise" | "discountInPaise"
>;
/** What the buyer saw of a seller's charges. */
export type ShownCharges = Pick<
  CheckoutGroup,
  "sellerId" | "sellerName" | "shippingInPaise" | "handlingInPaise"
>;

/** What the buyer saw of the order, to say later what has changed since. */
export interface ShownOrder {
  readonly lines: readonly ShownLine[];
  readonly charges: readonly ShownCharges[];
  readonly address: Checkout["address"];
  /** What the coupon took off; 0 without one. */
  readonly couponInPaise: number;
  /** What the agent was shown of his margin; null where none is shown, left out where a step shows no margins. */
  readonly margins?: ShownMargins | null | undefined;
}

/** What the agent was shown of his margin: of one pack of each line, and his handling charge. */
export interface ShownMargins {
  readonly lines: readonly { readonly listingId: number; readonly marginInPaise: number }[];
  readonly agentHandlingInPaise: number;
}

const key = ["cart", "shown-order"] as const;

/** The lines of a cart or a quote as they are shown. */
export function shownLines(groups: readonly CartGroup[]): readonly ShownLine[] {
  return groups.flatMap((group) => group.lines);
}

/** A whole quote as it is shown. */
export function shownOrder(quote: Checkout): ShownOrder {
  return {
    lines: shownLines(quote.groups),
    charges: quote.groups,
    address: quote.address,
    couponInPaise: quote.totals.couponInPaise,
    margins: quote.assist && shownMargins(quote),
  };
}

function shownMargins({ groups, totals }: Checkout): ShownMargins {
  const lines = groups.flatMap((group) => group.lines);
  return {
    lines: lines.map(({ listingId, lineMarginInPaise, quantity }) => ({
      listingId,
      marginInPaise: eachOf(lineMarginInPaise ?? 0, quantity),
    })),
    agentHandlingInPaise: totals.agentHandlingInPaise ?? 0,
  };
}

/** Keeps what the buyer saw when leaving a step; it goes with the session like every private answer. */
export function rememberShown(order: ShownOrder): void {
  queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData<ShownOrder>(key, order);
}

/** What the buyer saw last; undefined after a reload and after a change of his own. */
export function recallShown(): ShownOrder | undefined {
  return queryClient.getQueryData<ShownOrder>(key);
}

/** Forgets it: the buyer changed the cart, or the order is placed. */
export function forgetShown(): void {
  queryClient.removeQueries({ queryKey: key });
}
