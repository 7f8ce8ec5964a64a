import { eachOf, sumOf } from "#engine/contract/money.ts";
import type { Checkout, Totals } from "#features/checkout/contract/checkout.ts";
import { priceOfPacks } from "#features/store/contract/price-breaks.ts";
import type { Cart, CartLine } from "../contract.ts";

/** The cart as it will be with another quantity of a line, by the price breaks known last; shown until the server answers. */
export function withQuantity(cart: Cart, listingId: number, quantity: number): Cart {
  return withLines(cart, (line) => (line.listingId === listingId ? lineWith(line, quantity) : line));
}

/** The cart without a line; a seller without lines goes too. */
export function withoutLine(cart: Cart, listingId: number): Cart {
  return withLines(cart, (line) => (line.listingId === listingId ? null : line));
}

/** Whether a line asks for more than can be bought now. */
export function isAboveStock(line: CartLine): boolean {
  return line.quantity > line.available;
}

/**
 * The totals to show beside a cart that may have moved on since the quote: the quote's, moved by the difference
 * of the lines. Charges follow with the next quote.
 */
export function totalsBeside(cart: Cart, { totals }: Checkout): Totals {
  const moreItems = cart.itemsValueInPaise - totals.itemsValueInPaise;
  const moreDiscount = cart.discountInPaise - totals.discountInPaise;
  const linesMarginInPaise = (totals.marginInPaise ?? 0) - (totals.agentHandlingInPaise ?? 0);
  const moreMargin = (cart.marginInPaise ?? 0) - linesMarginInPaise;
  return {
    ...totals,
    itemsValueInPaise: cart.itemsValueInPaise,
    discountInPaise: cart.discountInPaise,
    orderTotalInPaise: totals.orderTotalInPaise + moreItems - moreDiscount,
    marginInPaise: totals.marginInPaise === null ? null : totals.marginInPaise + moreMargin,
    finalCustomerPriceInPaise:
      totals.finalCustomerPriceInPaise === null
        ? null
        : totals.finalCustomerPriceInPaise + moreItems - moreDiscount + moreMargin,
  };
}

function lineWith(line: CartLine, quantity: number): CartLine {
  const unitMarginInPaise =
    line.lineMarginInPaise === null ? null : eachOf(line.lineMarginInPaise, line.quantity);
  const priceInPaise = priceOfPacks(line, quantity);
  return {
    ...line,
    quantity,
    priceInPaise,
    discountInPaise: line.discountInPaise < priceInPaise ? line.discountInPaise : 0,
    lineTotalInPaise: priceInPaise * quantity,
    lineMarginInPaise: unitMarginInPaise === null ? null : unitMarginInPaise * quantity,
  };
}

function withLines(cart: Cart, change: (line: CartLine) => CartLine | null): Cart {
  const groups = cart.groups
    .map((group) => ({ ...group, lines: group.lines.map(change).filter((line) => line !== null) }))
    .filter((group) => group.lines.length > 0);
  const lines = groups.flatMap((group) => group.lines);
  return {
    itemCount: lines.length,
    groups,
    itemsValueInPaise: sumOf(lines.map((line) => line.lineTotalInPaise)),
    discountInPaise: sumOf(lines.map((line) => line.discountInPaise * line.quantity)),
    marginInPaise:
      cart.marginInPaise === null ? null : sumOf(lines.map((line) => line.lineMarginInPaise ?? 0)),
  };
}
