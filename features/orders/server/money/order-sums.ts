/** A line as it is about to be ordered; money in paise, `commissionInPaise` of one unit. */
export interface PricedLine {
  readonly quantity: number;
  readonly priceInPaise: number;
  /** Off one unit by the seller's offer. */
  readonly discountInPaise: number;
  readonly commissionInPaise: number;
}

/** The charges of one seller's order, in paise. */
export interface Charges {
  readonly shippingInPaise: number;
  readonly handlingInPaise: number;
  /** This seller's share of what a coupon takes off. */
  readonly couponInPaise: number;
  /** What the agent asks for his own handling; part of his margin, not of the total. */
  readonly agentHandlingInPaise: number;
}

export interface OrderSums {
  readonly itemsValueInPaise: number;
  /** What the seller's offers take off; lowers the taxable value. */
  readonly discountsInPaise: number;
  /** Items + shipping + handling − discounts − coupon: what is invoiced, owed and paid. */
  readonly totalInPaise: number;
  /** The agent's margin from the lines. */
  readonly commissionInPaise: number;
  /** The agent's whole margin: of the lines, and his handling charge. On top of the total, never part of it. */
  readonly marginInPaise: number;
}

/** Price × quantity over all lines. */
export function itemsValueOf(lines: readonly Pick<PricedLine, "quantity" | "priceInPaise">[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.priceInPaise, 0);
}

/** What offers take off: discount of one unit × quantity over all lines. */
export function discountsOf(lines: readonly Pick<PricedLine, "quantity" | "discountInPaise">[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.discountInPaise, 0);
}

/** The agent's margin from the lines: commission of one unit × quantity over all lines. */
export function marginOf(lines: readonly Pick<PricedLine, "quantity" | "commissionInPaise">[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.commissionInPaise, 0);
}

/** All sums of one seller's order. */
export function orderSums(lines: readonly PricedLine[], charges: Charges): OrderSums {
  const itemsValueInPaise = itemsValueOf(lines);
  const discountsInPaise = discountsOf(lines);
  const commissionInPaise = marginOf(lines);
  return {
    itemsValueInPaise,
    discountsInPaise,
    totalInPaise:
      itemsValueInPaise +
      charges.shippingInPaise +
      charges.handlingInPaise -
      discountsInPaise -
      charges.couponInPaise,
    commissionInPaise,
    marginInPaise: commissionInPaise + charges.agentHandlingInPaise,
  };
}
