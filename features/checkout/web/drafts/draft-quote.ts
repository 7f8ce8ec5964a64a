import { isMobileNo } from "#engine/contract/mobile-number.ts";
import { eachOf, sumOf } from "#engine/contract/money.ts";
import type { DraftQuote } from "#engine/web/data/order-drafts.ts";
import type { CartLine } from "#features/cart/contract";
import { priceOfPacks } from "#features/store/contract/price-breaks.ts";
import type { Totals } from "../../contract/checkout.ts";
import {
  type AssistDraft,
  assistBody,
  assistDraftOf,
  faultsOf,
  marginNow,
  totalsNow,
} from "../assist/assist-draft.ts";

export const linesOf = (quote: Pick<DraftQuote, "groups">): CartLine[] =>
  quote.groups.flatMap((group) => group.lines);

/** Whether what each seller asks for is known: of a product that was added on the phone it is not. */
export const areSellersKnown = ({ groups }: Pick<DraftQuote, "groups">): boolean =>
  groups.every(({ sellerId }) => sellerId > 0);

/** A quote without lines and charges: what an order begins with that is prepared from nothing. */
export const emptyQuote: DraftQuote = {
  groups: [],
  address: null,
  addressId: null,
  totals: totalsOf([], 0),
  assist: { farmer: null, agentHandlingInPaise: 0, consent: null, draftKey: null },
};

/** The sums of what is in the draft, with the charges of its sellers that were known last. */
function totalsOf(groups: DraftQuote["groups"], agentHandlingInPaise: number | null): Totals {
  const lines = linesOf({ groups });
  const shippingInPaise = sumOf(groups.map((group) => group.shippingInPaise ?? 0));
  const handlingInPaise = sumOf(groups.map((group) => group.handlingInPaise));
  const itemsValueInPaise = sumOf(lines.map((line) => line.lineTotalInPaise));
  const discountInPaise = sumOf(lines.map((line) => line.discountInPaise * line.quantity));
  const orderTotalInPaise = itemsValueInPaise + shippingInPaise + handlingInPaise - discountInPaise;
  const marginInPaise = sumOf(lines.map((line) => line.lineMarginInPaise ?? 0)) + (agentHandlingInPaise ?? 0);
  return {
    itemsValueInPaise,
    shippingInPaise,
    handlingInPaise,
    discountInPaise,
    // A coupon is looked at again when the order is placed.
    couponInPaise: 0,
    orderTotalInPaise,
    marginInPaise,
    agentHandlingInPaise,
    finalCustomerPriceInPaise: orderTotalInPaise + marginInPaise,
  };
}

/** Another number of packs of a product; 0 takes it out, and a seller without lines goes too. */
export function withPacks(quote: DraftQuote, line: CartLine, quantity: number): DraftQuote {
  const unitMarginInPaise = eachOf(line.lineMarginInPaise ?? 0, line.quantity);
  const priceInPaise = priceOfPacks(line, quantity);
  const changed = {
    ...line,
    quantity,
    priceInPaise,
    lineTotalInPaise: priceInPaise * quantity,
    lineMarginInPaise: unitMarginInPaise * quantity,
  };
  const groups = quote.groups
    .map((group) => ({
      ...group,
      lines: group.lines
        .map((other) => (other.listingId === line.listingId ? changed : other))
        .filter((other) => other.quantity > 0),
    }))
    .filter((group) => group.lines.length > 0);
  return { ...quote, groups, totals: totalsOf(groups, quote.totals.agentHandlingInPaise) };
}

/** One more product, of a seller whose charges are not known yet. */
export function withProduct(quote: DraftQuote, line: CartLine): DraftQuote {
  if (linesOf(quote).some(({ listingId }) => listingId === line.listingId)) return quote;
  const { singlePriceInPaise } = line;
  const one = {
    ...line,
    quantity: 1,
    priceInPaise: singlePriceInPaise,
    lineTotalInPaise: singlePriceInPaise,
  };
  const group: DraftQuote["groups"][number] = {
    sellerId: -line.listingId,
    sellerName: { en: "", te: "" },
    lines: [{ ...one, lineMarginInPaise: line.suggestedMarginInPaise }],
    itemsValueInPaise: singlePriceInPaise,
    shippingInPaise: null,
    handlingInPaise: 0,
    isServed: null,
    isCashOnDelivery: null,
    expectedBy: null,
  };
  const groups = [...quote.groups, group];
  return { ...quote, groups, totals: totalsOf(groups, quote.totals.agentHandlingInPaise) };
}

/** The quote with what the agent typed: farmer, margins, handling charge. */
export function withTyped(quote: DraftQuote, typed: AssistDraft, draftKey: string): DraftQuote {
  const { farmer, agentHandlingInPaise } = assistBody(typed, quote);
  const groups = quote.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      lineMarginInPaise: (marginNow(typed, line) ?? 0) * line.quantity,
    })),
  }));
  return {
    ...quote,
    groups,
    totals: totalsNow(typed, quote),
    assist: { farmer, agentHandlingInPaise, consent: null, draftKey },
  };
}

/** Whether a draft can be placed as it stands: products, a farmer or the agent himself, margins within their bounds. */
export function isComplete(quote: DraftQuote): boolean {
  const farmer = quote.assist?.farmer ?? null;
  const { margins, handling } = faultsOf(assistDraftOf(quote), quote);
  const isKnown = farmer === null || (farmer.firstName !== "" && isMobileNo(farmer.mobileNo));
  return linesOf(quote).length > 0 && isKnown && margins.size === 0 && handling === null;
}

/** What is sent to put a draft into the open cart. */
export function draftBody(quote: DraftQuote, putAside: readonly CartLine[]) {
  return {
    farmer: quote.assist?.farmer ?? null,
    agentHandlingInPaise: quote.assist?.agentHandlingInPaise ?? 0,
    addressId: quote.addressId,
    lines: linesOf(quote).map(({ listingId, quantity, lineMarginInPaise }) => ({
      listingId,
      quantity,
      marginInPaise: eachOf(lineMarginInPaise ?? 0, quantity),
    })),
    putAside: putAside.map(({ listingId, quantity }) => ({ listingId, quantity })),
  };
}
