import { type LedgerAccount, type LedgerSet, movement, type OrderSum } from "#features/ledger";
import type { AttemptPart } from "./online.queries.ts";

const gateway = { account: "gateway-money", partyId: null } as const;

/** A verified payment in the books: each order's debt is settled, and a margin in it is owed to the agent. */
export function paidSets(
  { txnid, buyerProfileId }: { readonly txnid: string; readonly buyerProfileId: number },
  parts: readonly AttemptPart[],
): (LedgerSet | null)[] {
  return parts.flatMap(({ orderId, totalInPaise, marginInPaise }) => [
    movement(
      { effectKey: `online-paid:${txnid}:${orderId}`, kind: "online-paid", orderId },
      totalInPaise,
      { account: "buyer-receivable", partyId: buyerProfileId },
      gateway,
    ),
    movement(
      { effectKey: `online-margin:${txnid}:${orderId}`, kind: "online-margin", orderId },
      marginInPaise,
      { account: "agent-payable", partyId: buyerProfileId },
      gateway,
    ),
  ]);
}

export type MarginAccount = "agent-margin-pending" | "agent-margin-earned";

/** Where an order's margin stands: once some of it was earned, all that follows is. */
export function marginAccountOf(sums: readonly OrderSum[]): MarginAccount {
  const isEarned = sums.some(({ account }) => account === "agent-margin-earned");
  return isEarned ? "agent-margin-earned" : "agent-margin-pending";
}

/** What an order has on an account, in paise. */
export function sumIn(sums: readonly OrderSum[], account: LedgerAccount): number {
  return sums.reduce((total, sum) => total + (sum.account === account ? sum.amountInPaise : 0), 0);
}

interface Returned {
  readonly token: string;
  readonly buyerProfileId: number;
  readonly amountInPaise: number;
}

const onItsWay = (buyerProfileId: number) =>
  ({ account: "refunds-under-way", partyId: buyerProfileId }) as const;

/** Money that came and is nobody's order: it is owed to its payer from the first moment. */
export function strayMoneySet({ token, buyerProfileId, amountInPaise }: Returned): LedgerSet | null {
  const about = { effectKey: `stray-money:${token}`, kind: "stray-money", orderId: null };
  return movement(about, amountInPaise, onItsWay(buyerProfileId), gateway);
}

/**
 * A refund of an order is asked for. The order's part of it lowers what its seller is due, as far as the buyer has no
 * credit on the order yet; the margin's part is taken back from the agent.
 */
export function refundSets(
  refund: Returned & {
    readonly orderId: string;
    readonly sellerId: number;
    readonly creditInPaise: number;
    readonly marginInPaise: number;
    readonly marginIn: MarginAccount;
  },
): (LedgerSet | null)[] {
  const { token, orderId, buyerProfileId, marginInPaise, creditInPaise } = refund;
  const ofOrder = refund.amountInPaise - marginInPaise;
  const buyer = { account: "buyer-receivable", partyId: buyerProfileId } as const;
  const seller = { account: "seller-due", partyId: refund.sellerId } as const;
  return [
    movement(
      { effectKey: `refund-granted:${token}`, kind: "refund-granted", orderId },
      Math.max(0, ofOrder - creditInPaise),
      buyer,
      seller,
    ),
    movement(
      { effectKey: `refund-asked:${token}`, kind: "refund-asked", orderId },
      ofOrder,
      onItsWay(buyerProfileId),
      buyer,
    ),
    movement(
      { effectKey: `margin-refund-asked:${token}`, kind: "margin-refund-asked", orderId },
      marginInPaise,
      onItsWay(buyerProfileId),
      { account: "agent-payable", partyId: buyerProfileId },
    ),
    movement(
      { effectKey: `margin-refunded:${token}`, kind: "margin-reversed", orderId },
      marginInPaise,
      { account: refund.marginIn, partyId: buyerProfileId },
      { account: "margin-collected-by-platform", partyId: buyerProfileId },
    ),
  ];
}

/** The money is back with its payer. */
export function refundDoneSet(refund: Returned & { readonly orderId: string | null }): LedgerSet | null {
  const { token, orderId, buyerProfileId, amountInPaise } = refund;
  const about = { effectKey: `refund-done:${token}`, kind: "refund-done", orderId };
  return movement(about, amountInPaise, gateway, onItsWay(buyerProfileId));
}

/** The provider refused a refund of an order: the buyer has that credit on his order again, the agent his margin. */
export function refundFailedSets(
  refund: Returned & {
    readonly orderId: string;
    readonly marginInPaise: number;
    readonly marginIn: MarginAccount;
  },
): (LedgerSet | null)[] {
  const { token, orderId, buyerProfileId, marginInPaise } = refund;
  return [
    movement(
      { effectKey: `refund-failed:${token}`, kind: "refund-failed", orderId },
      refund.amountInPaise - marginInPaise,
      { account: "buyer-receivable", partyId: buyerProfileId },
      onItsWay(buyerProfileId),
    ),
    movement(
      { effectKey: `margin-refund-failed:${token}`, kind: "margin-refund-failed", orderId },
      marginInPaise,
      { account: "agent-payable", partyId: buyerProfileId },
      onItsWay(buyerProfileId),
    ),
    movement(
      { effectKey: `margin-not-refunded:${token}`, kind: "margin-restored", orderId },
      marginInPaise,
      { account: "margin-collected-by-platform", partyId: buyerProfileId },
      { account: refund.marginIn, partyId: buyerProfileId },
    ),
  ];
}
