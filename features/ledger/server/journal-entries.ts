/**
 * The accounts of the double-entry ledger. A positive amount on a party's account belongs to that party. Every
 * journal entry sums to zero.
 */
export const ledgerAccounts = [
  /** Owed by the buyer of an order. */
  "buyer-receivable",
  /** What the seller is to be paid for an order; negative while it is owed. */
  "seller-due",
  /** Coupon discounts, paid by the operator, so that the seller's due stays the same. */
  "coupon-cost",
  /** Cash that a seller collected on delivery, for his goods and for the agent. */
  "cash-with-seller",
  /**
   * Debts of a seller that are deducted from the payment for another order. A sum below zero: the seller sent more
   * than was owed.
   */
  "seller-offset",
  /** Money in the operator's bank account: received transfers less payouts. */
  "platform-bank",
  /** To be refunded to the buyer of an order; negative while it is owed. */
  "refund-due",
  /** The agent's margin of an order that is not yet delivered and paid. */
  "agent-margin-pending",
  /** The agent's earned margin. */
  "agent-margin-earned",
  /** The counter-account of margins that the agent collects from the farmer. */
  "margin-collected-by-agent",
  /** The counter-account of margins that reach the agent by the platform: paid online, or in cash to the seller. */
  "margin-collected-by-platform",
  /** Money that the payment provider has collected for the operator. */
  "gateway-money",
  /** The fees of the payment provider. */
  "gateway-fees",
  /** GST on those fees, which the operator claims back. */
  "gateway-fee-tax",
  /** Margin that was paid with the order and is due to its agent; negative while it is owed. */
  "agent-payable",
  /** Refunds on their way to a payer; negative until they arrive. */
  "refunds-under-way",
  /** Payouts at the bank; negative until they are paid. */
  "payouts-under-way",
  /** Taxes withheld from a seller for the state; negative until they are paid. */
  "withheld-from-seller",
  /** Taxes withheld from an agent for the state; negative until they are paid. */
  "withheld-from-agent",
] as const;
/** Accounts for what an order charges and promises, unlike moved money. Reversed with the order. */
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

/** Entries of one effect. `effectKey` is unique for ever, so the effect happens once. */
export interface JournalEntry {
  readonly effectKey: string;
  readonly kind: string;
  readonly orderId: string | null;
  readonly entries: readonly LedgerEntry[];
}

/** A journal entry that moves an amount from one account to another; null for an amount of 0. */
export function movement(
  set: Omit<JournalEntry, "entries">,
  amountInPaise: number,
  from: Pick<LedgerEntry, "account" | "partyId">,
  to: Pick<LedgerEntry, "account" | "partyId">,
): JournalEntry | null {
  if (amountInPaise === 0) return null;
  return {
    ...set,
    entries: [
      { ...from, amountInPaise: -amountInPaise },
      { ...to, amountInPaise },
    ],
  };
}

/** The sum of an order on one party's account. */
export type OrderSum = Pick<LedgerEntry, "partyId" | "amountInPaise"> & { readonly account: string };

/**
 * Journal entries that reverse what an order charges and promises; the margin has its own. Moved money stays, so
 * the buyer's payment is owed back. Each is posted once for the transition that ends the order.
 */
export function reversalOf(
  {
    orderId,
    moveId,
    buyerProfileId,
  }: { readonly orderId: string; readonly moveId: number; readonly buyerProfileId: number },
  sums: readonly OrderSum[],
): JournalEntry[] {
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
