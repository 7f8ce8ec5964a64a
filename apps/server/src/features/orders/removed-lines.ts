import type { SomePacks } from "@santha/contract/order-actions";

/** What is needed of an order to take packs out of it; money in paise, price, discount and commission of one unit. */
export interface OrderWithLines {
  readonly itemsValueInPaise: number;
  readonly discountsInPaise: number;
  readonly couponInPaise: number;
  readonly lines: readonly {
    readonly listingId: number;
    readonly titleEn: string;
    readonly titleTe: string;
    readonly quantity: number;
    readonly priceInPaise: number;
    readonly discountInPaise: number;
    readonly commissionInPaise: number;
  }[];
}

/** Packs that leave an order, and what they come to. */
export interface RemovedLine extends SomePacks {
  readonly titleEn: string;
  readonly titleTe: string;
  readonly valueInPaise: number;
  readonly discountInPaise: number;
  /** Their share of the coupon: it stays used, only what was paid for the packs goes back. */
  readonly couponInPaise: number;
  /** Value without offer and coupon share: what the buyer owes less. */
  readonly amountInPaise: number;
  readonly commissionInPaise: number;
}

/** Whether the order has so many packs of each line, each line named once. */
export function hasSoMany(order: OrderWithLines, wanted: readonly SomePacks[]): boolean {
  const isOnce = new Set(wanted.map(({ listingId }) => listingId)).size === wanted.length;
  return (
    isOnce &&
    wanted.every(({ listingId, quantity }) =>
      order.lines.some((line) => line.listingId === listingId && line.quantity >= quantity),
    )
  );
}

/** Whether nothing would be left. */
export function isAll(order: OrderWithLines, wanted: readonly SomePacks[]): boolean {
  return order.lines.every((line) =>
    wanted.some(({ listingId, quantity }) => listingId === line.listingId && quantity === line.quantity),
  );
}

/**
 * The packs with what they come to. The coupon's share follows the value after offers; shares of several lines are
 * taken one after the other from what is left, so that they never come to more than the coupon.
 */
export function removedLines(order: OrderWithLines, wanted: readonly SomePacks[]): RemovedLine[] {
  let netLeft = order.itemsValueInPaise - order.discountsInPaise;
  let couponLeft = order.couponInPaise;
  return wanted.map(({ listingId, quantity }) => {
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
      titleEn: line.titleEn,
      titleTe: line.titleTe,
      valueInPaise,
      discountInPaise,
      couponInPaise,
      amountInPaise: net - couponInPaise,
      commissionInPaise: line.commissionInPaise * quantity,
    };
  });
}
