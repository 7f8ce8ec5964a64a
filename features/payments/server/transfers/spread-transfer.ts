/** An order of the purchase that a transfer pays; money in paise. */
export interface SpreadOrder {
  readonly orderId: string;
  /** The rest to be paid for it. */
  readonly dueInPaise: number;
  /** The amount claimed for it under the transfer's number. */
  readonly claimedInPaise: number;
}

/**
 * Divides received money over the orders. Claimed and due amounts come first, oldest order first, then other
 * due amounts. Money that nobody owes is booked where it was claimed, the rest on the first such order, and
 * refunded from there.
 */
export function spreadTransfer(
  receivedInPaise: number,
  orders: readonly SpreadOrder[],
): { readonly orderId: string; readonly amountInPaise: number }[] {
  const parts = orders.map((order) => ({ ...order, amountInPaise: 0 }));
  let left = receivedInPaise;
  const give = (part: (typeof parts)[number], mostInPaise: number): void => {
    const given = Math.min(left, Math.max(0, mostInPaise));
    part.amountInPaise += given;
    left -= given;
  };
  for (const part of parts) give(part, Math.min(part.claimedInPaise, part.dueInPaise));
  for (const part of parts) give(part, part.dueInPaise - part.amountInPaise);
  for (const part of parts) give(part, part.claimedInPaise - part.amountInPaise);
  const entered = parts.find(({ claimedInPaise }) => claimedInPaise > 0);
  if (entered) give(entered, left);
  return parts
    .filter(({ amountInPaise }) => amountInPaise > 0)
    .map(({ orderId, amountInPaise }) => ({ orderId, amountInPaise }));
}
