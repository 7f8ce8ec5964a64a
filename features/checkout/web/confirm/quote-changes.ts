import type { Wording } from "#engine/web/words/language.ts";
import { isAboveStock, type ShownOrder, shownOrder } from "#features/cart/web";
import { priceWithOffer } from "#features/store/contract/store.ts";
import type { Checkout } from "../../contract/checkout.ts";

/** One thing that is not as the buyer saw it. Amounts in paise, null where there is none. */
export type QuoteChange =
  | { readonly kind: "gone" | "new"; readonly about: Wording }
  | { readonly kind: "stock"; readonly about: Wording; readonly quantity: number; readonly available: number }
  | { readonly kind: "quantity"; readonly about: Wording; readonly from: number; readonly to: number }
  | {
      readonly kind: "price" | "shipping" | "handling" | "margin";
      readonly about: Wording;
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly kind: "coupon"; readonly from: number; readonly to: number }
  | { readonly kind: "agent-handling"; readonly from: number | null; readonly to: number | null }
  | { readonly kind: "address" };

/** What has changed between what the buyer saw and what the order would be now; empty when nothing has. */
export function changesSince(shown: ShownOrder, quote: Checkout): QuoteChange[] {
  return [
    ...lineChanges(shown, quote),
    ...stockTrouble(quote),
    ...chargeChanges(shown, quote),
    ...couponChange(shown, quote),
    ...addressChange(shown, quote),
    ...marginChanges(shown, quote),
  ];
}

function lineChanges(shown: ShownOrder, quote: Checkout): QuoteChange[] {
  const now = new Map(shownOrder(quote).lines.map((line) => [line.listingId, line]));
  const before = new Set(shown.lines.map((line) => line.listingId));
  const changed = shown.lines.flatMap((line): QuoteChange[] => {
    const about = line.title;
    const current = now.get(line.listingId);
    if (!current) return [{ kind: "gone", about }];
    return [
      ...difference("price", about, priceWithOffer(line), priceWithOffer(current)),
      ...(line.quantity === current.quantity
        ? []
        : [{ kind: "quantity" as const, about, from: line.quantity, to: current.quantity }]),
    ];
  });
  const added = [...now.values()].filter((line) => !before.has(line.listingId));
  return [...changed, ...added.map((line) => ({ kind: "new" as const, about: line.title }))];
}

function stockTrouble(quote: Checkout): QuoteChange[] {
  const lines = quote.groups.flatMap((group) => group.lines).filter(isAboveStock);
  return lines.map(({ title, quantity, available }) => ({
    kind: "stock",
    about: title,
    quantity,
    available,
  }));
}

/** A seller who was not there before is told with all he asks for; where no charges were shown at all, nothing is. */
function chargeChanges(shown: ShownOrder, quote: Checkout): QuoteChange[] {
  if (shown.charges.length === 0) return [];
  const before = new Map(shown.charges.map((group) => [group.sellerId, group]));
  return quote.groups.flatMap(({ sellerId, sellerName, shippingInPaise, handlingInPaise }) => {
    const known = before.get(sellerId);
    const shipping = known ? known.shippingInPaise : nothingFor(shippingInPaise);
    const handling = known ? known.handlingInPaise : nothingFor(handlingInPaise);
    return [
      ...difference("shipping", sellerName, shipping, shippingInPaise),
      ...difference("handling", sellerName, handling, handlingInPaise),
    ];
  });
}

/** What stands for "not asked for before": a charge of nothing is no news. */
const nothingFor = (charge: number | null): number | null => (charge === 0 ? 0 : null);

function couponChange(shown: ShownOrder, { totals }: Checkout): QuoteChange[] {
  const [from, to] = [shown.couponInPaise, totals.couponInPaise];
  return from === to ? [] : [{ kind: "coupon", from, to }];
}

function addressChange(shown: ShownOrder, quote: Checkout): QuoteChange[] {
  if (!shown.address || !quote.address) return [];
  return JSON.stringify(shown.address) === JSON.stringify(quote.address) ? [] : [{ kind: "address" }];
}

/** What the agent earns; nothing where nobody was shown a margin. */
function marginChanges(shown: ShownOrder, quote: Checkout): QuoteChange[] {
  const now = shownOrder(quote).margins;
  if (!shown.margins || !now) return [];
  const titles = new Map(shownOrder(quote).lines.map((line) => [line.listingId, line.title]));
  const lines = shown.margins.lines.flatMap(({ listingId, marginInPaise }) => {
    const about = titles.get(listingId);
    const current = now.lines.find((line) => line.listingId === listingId);
    return about && current ? difference("margin", about, marginInPaise, current.marginInPaise) : [];
  });
  const { agentHandlingInPaise: from } = shown.margins;
  const to = now.agentHandlingInPaise;
  return from === to ? lines : [...lines, { kind: "agent-handling", from, to }];
}

function difference(
  kind: "price" | "shipping" | "handling" | "margin",
  about: Wording,
  from: number | null,
  to: number | null,
): QuoteChange[] {
  return from === to ? [] : [{ kind, about, from, to }];
}
