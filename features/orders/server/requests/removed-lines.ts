import { sumOf } from "#engine/contract/money.ts";
import { mostHandlingOf } from "#features/checkout/contract/assist.ts";
import type { SomePacks } from "../../contract/order-actions.ts";
import type { OrderSumsAnswer } from "../../contract/order-requests.ts";

/** What is needed of an order to take packs out of it; money in paise, price, discount and commission of one unit. */
export interface OrderWithLines {
  readonly itemsValueInPaise: number;
  readonly discountsInPaise: number;
  readonly shippingInPaise: number;
  readonly handlingInPaise: number;
  readonly couponInPaise: number;
  readonly totalInPaise: number;
  readonly commissionInPaise: number;
  readonly agentHandlingInPaise: number;
  readonly lines: readonly OrderedPacks[];
}

export interface OrderedPacks {
  readonly listingId: number;
  readonly titleEn: string;
  readonly titleTe: string;
  readonly attributes: readonly { readonly value: string; readonly unit: string }[];
  readonly quantity: number;
  readonly priceInPaise: number;
  readonly mrpInPaise: number;
  readonly discountInPaise: number;
  readonly commissionInPaise: number;
}

/** Packs that leave an order, and what they come to. */
export interface RemovedLine extends SomePacks {
  readonly valueInPaise: number;
  readonly discountInPaise: number;
  /** Their share of the coupon: it stays used, only what was paid for the packs goes back. */
  readonly couponInPaise: number;
  /** Value without offer and coupon share: what the order's total is less by. */
  readonly amountInPaise: number;
  readonly commissionInPaise: number;
}

/** All that leaves an order with some packs. */
export interface Removed {
  readonly lines: readonly RemovedLine[];
  /** What the agent's handling charge is less by: the packs that are left do not bear more. */
  readonly handlingLessInPaise: number;
}

/** Whether the order has so many packs of each line, each line named once. */
export function hasSoMany(order: Pick<OrderWithLines, "lines">, wanted: readonly SomePacks[]): boolean {
  const isOnce = new Set(wanted.map(({ listingId }) => listingId)).size === wanted.length;
  return (
    isOnce &&
    wanted.every(({ listingId, quantity }) =>
      order.lines.some((line) => line.listingId === listingId && line.quantity >= quantity),
    )
  );
}

/** Whether nothing would be left. */
export function isAll(order: Pick<OrderWithLines, "lines">, wanted: readonly SomePacks[]): boolean {
  return order.lines.every((line) =>
    wanted.some(({ listingId, quantity }) => listingId === line.listingId && quantity === line.quantity),
  );
}

/**
 * The packs with what they come to. The coupon's share follows the value after offers; shares of several lines are
 * taken one after the other from what is left, so that they never come to more than the coupon.
 */
export function removedOf(order: OrderWithLines, wanted: readonly SomePacks[]): Removed {
  let netLeft = order.itemsValueInPaise - order.discountsInPaise;
  let couponLeft = order.couponInPaise;
  const lines = wanted.map(({ listingId, quantity }) => {
    const line = order.lines.find((one) => one.listingId === listingId);
    if (!line || line.quantity < quantity)
      throw new Error(`the order has no ${quantity} packs of ${listingId}`);
    const valueInPaise = line.priceInPaise * quantity;
    const discountInPaise = line.discountInPaise * quantity;
    const net = valueInPaise - discountInPaise;
    const couponInPaise = netLeft === 0 ? 0 : Math.floor((couponLeft * net) / netLeft);
    netLeft -= net;
    couponLeft -= couponInPaise;
    return {
      listingId,
      quantity,
      valueInPaise,
      discountInPaise,
      couponInPaise,
      amountInPaise: net - couponInPaise,
      commissionInPaise: line.commissionInPaise * quantity,
    };
  });
  return { lines, handlingLessInPaise: handlingLess(order, wanted) };
}

/** The charge is one for the order and stays, as far as the packs that are left have room under their printed prices. */
function handlingLess(order: OrderWithLines, wanted: readonly SomePacks[]): number {
  const left = order.lines.map((line) => {
    const taken = wanted.find(({ listingId }) => listingId === line.listingId)?.quantity ?? 0;
    return { ...line, quantity: line.quantity - taken, marginInPaise: line.commissionInPaise };
  });
  return Math.max(0, order.agentHandlingInPaise - mostHandlingOf(left));
}

/** What of each line the buyer owes less: its amount, all of them no more than he is charged for the order at the moment. */
export function owedLessOf({ lines }: Removed, chargedInPaise: number): number[] {
  let left = Math.max(0, chargedInPaise);
  return lines.map(({ amountInPaise }) => {
    const less = Math.min(amountInPaise, left);
    left -= less;
    return less;
  });
}

/** What the order's total is less by. */
export function amountOf({ lines }: Removed): number {
  return sumOf(lines.map(({ amountInPaise }) => amountInPaise));
}

/** What the agent earns less. */
export function marginLessOf({ lines, handlingLessInPaise }: Removed): number {
  return sumOf(lines.map(({ commissionInPaise }) => commissionInPaise)) + handlingLessInPaise;
}

/** The sums of an order, and those that are left without the packs; all packs leave nothing. */
export function sumsAround(
  order: OrderWithLines,
  wanted: readonly SomePacks[],
): { readonly before: OrderSumsAnswer; readonly after: OrderSumsAnswer } {
  const before = {
    itemsValueInPaise: order.itemsValueInPaise,
    discountsInPaise: order.discountsInPaise,
    shippingInPaise: order.shippingInPaise,
    handlingInPaise: order.handlingInPaise,
    couponInPaise: order.couponInPaise,
    totalInPaise: order.totalInPaise,
    marginInPaise: order.commissionInPaise + order.agentHandlingInPaise,
  };
  if (isAll(order, wanted)) {
    const nothing = Object.fromEntries(Object.keys(before).map((name) => [name, 0]));
    return { before, after: nothing as typeof before };
  }
  const removed = removedOf(order, wanted);
  const less = (part: "valueInPaise" | "discountInPaise" | "couponInPaise") =>
    sumOf(removed.lines.map((line) => line[part]));
  return {
    before,
    after: {
      ...before,
      itemsValueInPaise: before.itemsValueInPaise - less("valueInPaise"),
      discountsInPaise: before.discountsInPaise - less("discountInPaise"),
      couponInPaise: before.couponInPaise - less("couponInPaise"),
      totalInPaise: before.totalInPaise - amountOf(removed),
      marginInPaise: before.marginInPaise - marginLessOf(removed),
    },
  };
}
