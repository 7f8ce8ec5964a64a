/** An order of the purchase that a transfer pays; money in paise. */
export interface SpreadOrder {
  readonly orderId: string;
  /** What is still to be paid on it. */
  readonly dueInPaise: number;
  /** What was entered for it under the transfer's number. */
  readonly claimedInPaise: number;
}

/**
 * What each order gets of what came: first what was entered and is due, the oldest order first, then what else is due.
 * What nobody owes is booked where it was entered, the rest of it on the first such order: from there it goes back.
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
