import { type JournalEntry, movement } from "#features/ledger/server";
import type { AttemptPart } from "./online.queries.ts";

const gateway = { account: "gateway-money", partyId: null } as const;

/** A verified payment in the books: each order's debt is settled, and a margin in it is owed to the agent. */
export function paidSets(
  { txnid, buyerProfileId }: { readonly txnid: string; readonly buyerProfileId: number },
  parts: readonly AttemptPart[],
): (JournalEntry | null)[] {
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

interface Returned {
  readonly token: string;
  readonly buyerProfileId: number;
  readonly amountInPaise: number;
}

const onItsWay = (buyerProfileId: number) =>
  ({ account: "refunds-under-way", partyId: buyerProfileId }) as const;

/** Money that came and is nobody's order: it is owed to its payer from the first moment. */
export function strayMoneySet({ token, buyerProfileId, amountInPaise }: Returned): JournalEntry | null {
  const about = { effectKey: `stray-money:${token}`, kind: "stray-money", orderId: null };
  return movement(about, amountInPaise, onItsWay(buyerProfileId), gateway);
}

/** The money is back with its payer. */
export function refundDoneSet(refund: Returned & { readonly orderId: string | null }): JournalEntry | null {
  const { token, orderId, buyerProfileId, amountInPaise } = refund;
  const about = { effectKey: `refund-done:${token}`, kind: "refund-done", orderId };
  return movement(about, amountInPaise, gateway, onItsWay(buyerProfileId));
}

/** Money that the provider could not pay back was sent from the operator's account instead. */
export function sentByHandSet({ token, buyerProfileId, amountInPaise }: Returned): JournalEntry | null {
  const about = { effectKey: `refund-by-hand:${token}`, kind: "refund-done", orderId: null };
  return movement(
    about,
    amountInPaise,
    { account: "platform-bank", partyId: null },
    onItsWay(buyerProfileId),
  );
}

/** The key under which a payout of the provider is booked. */
export const gatewaySettledKey = (settlementId: number): string => `gateway-settled:${settlementId}`;

/** The provider has paid out what he held, less what he keeps for his work and the tax on that. */
export function gatewaySettledSet(settled: {
  readonly id: number;
  readonly receivedInPaise: number;
  readonly feesInPaise: number;
  readonly taxInPaise: number;
}): JournalEntry {
  const { id, receivedInPaise, feesInPaise, taxInPaise } = settled;
  const parts = [
    { account: "platform-bank", partyId: null, amountInPaise: receivedInPaise },
    { account: "gateway-fees", partyId: null, amountInPaise: feesInPaise },
    { account: "gateway-fee-tax", partyId: null, amountInPaise: taxInPaise },
  ] as const;
  return {
    ...{ effectKey: gatewaySettledKey(id), kind: "gateway-settled", orderId: null },
    entries: [
      ...parts.filter(({ amountInPaise }) => amountInPaise > 0),
      { ...gateway, amountInPaise: -(receivedInPaise + feesInPaise + taxInPaise) },
    ],
  };
}
