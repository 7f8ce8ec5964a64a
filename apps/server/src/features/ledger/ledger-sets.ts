/**
 * The accounts of the double-entry ledger. A positive amount on a party's account is his; every set sums to zero,
 * so what one account gains another one loses.
 */
export const ledgerAccounts = [
  /** Owed by the buyer of an order. */
  "buyer-receivable",
  /** What the seller is to get for an order (negative while it is owed). */
  "seller-due",
  /** What coupons take off: the operator pays it, so the seller's due does not shrink. */
  "coupon-cost",
  /** Money that a seller took at the door. */
  "cash-with-seller",
  /** What a seller owes of one order and is kept back of another one; below zero in sum: he sent more than he owed. */
  "seller-offset",
  /** Money in the operator's bank account: transfers that came, less what was paid out. */
  "platform-bank",
  /** To be paid back to the buyer of an order (negative while it is owed). */
  "refund-due",
  /** The agent's margin of an order that is not delivered and paid yet. */
  "agent-margin-pending",
  /** The agent's margin that counts. */
  "agent-margin-earned",
  /** The other side of all margins: collected by the agent himself from the farmer. */
  "margin-collected-by-agent",
  /** The other side of margins that the platform takes with an online payment. */
  "margin-collected-by-platform",
  /** Money that the payment provider has taken for us. */
  "gateway-money",
  /** What the payment provider kept for his work. */
  "gateway-fees",
  /** GST on that, which the operator claims back. */
  "gateway-fee-tax",
  /** Margin that came with an online payment and is to be paid out to its agent (negative while it is owed). */
  "agent-payable",
  /** Money on its way back to a payer (negative until it is there). */
  "refunds-under-way",
  /** Payouts that are with the bank (negative until they are paid). */
  "payouts-under-way",
  /** Taxes kept back from a seller for the state (negative until they are paid to it). */
  "withheld-from-seller",
  /** Taxes kept back from an agent for the state (negative until they are paid to it). */
  "withheld-from-agent",
] as const;
/** What an order charges and promises, as against money that was moved; undone when the order is. */
const chargeAccounts: readonly string[] = ["seller-due", "coupon-cost", "agent-payable"];
const marginAccounts: readonly string[] = [
  "agent-margin-pending",
  "agent-margin-earned",
  "margin-collected-by-agent",
  "margin-collected-by-platform",
];
export type LedgerAccount = (typeof ledgerAccounts)[number];

export interface LedgerEntry {
  readonly account: LedgerAccount;
  /** Profile id (buyer, agent) or seller id; null for an account without a party. */
  readonly partyId: number | null;
  readonly amountInPaise: number;
}

/** Entries that belong to one effect. `effectKey` is unique for ever: the effect happens once. */
export interface LedgerSet {
  readonly effectKey: string;
  readonly kind: string;
  readonly orderId: string | null;
  readonly entries: readonly LedgerEntry[];
}

/** A set that moves an amount from one account to another; null when there is nothing to move. */
export function movement(
  set: Omit<LedgerSet, "entries">,
  amountInPaise: number,
  from: Pick<LedgerEntry, "account" | "partyId">,
  to: Pick<LedgerEntry, "account" | "partyId">,
): LedgerSet | null {
  if (amountInPaise === 0) return null;
  return {
    ...set,
    entries: [
      { ...from, amountInPaise: -amountInPaise },
      { ...to, amountInPaise },
    ],
  };
}

/** What an order has on an account of a party. */
export type OrderSum = Pick<LedgerEntry, "partyId" | "amountInPaise"> & { readonly account: string };

/**
 * The sets that undo what an order charges and promises: money that was moved stays where it is, so what the buyer
 * has paid is owed to him afterwards. The margin has a set of its own. Each happens once for the move that ends the order.
 */
export function reversalOf(
  {
    orderId,
    moveId,
    buyerProfileId,
  }: { readonly orderId: string; readonly moveId: number; readonly buyerProfileId: number },
  sums: readonly OrderSum[],
): LedgerSet[] {
  const parts = [
    { kind: "order-reversed", accounts: chargeAccounts },
    { kind: "margin-reversed", accounts: marginAccounts },
  ];
  return parts.flatMap(({ kind, accounts }) => {
    const undone = sums
      .filter(({ account, amountInPaise }) => accounts.includes(account) && amountInPaise !== 0)
      .map((sum) => ({ ...sum, account: sum.account as LedgerAccount, amountInPaise: -sum.amountInPaise }));
    const rest = undone.reduce((total, { amountInPaise }) => total + amountInPaise, 0);
    const balance = { account: "buyer-receivable", partyId: buyerProfileId, amountInPaise: -rest } as const;
    const entries = rest === 0 ? undone : [...undone, balance];
    return entries.length === 0
      ? []
      : [{ effectKey: `${kind}:${orderId}:${moveId}`, kind, orderId, entries }];
  });
}
