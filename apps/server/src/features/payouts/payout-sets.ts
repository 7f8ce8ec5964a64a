import { type LedgerSet, movement } from "#features/ledger";
import type { PayoutRow } from "./payouts.queries.ts";

type Paid = Pick<PayoutRow, "payoutId" | "profileId" | "lines">;

/** What is due goes to the bank, order by order, so that an order is never paid out twice. */
export function underWaySets({ payoutId, profileId, lines }: Paid): (LedgerSet | null)[] {
  return lines.map(({ orderId, amountInPaise }) =>
    movement(
      { effectKey: `payout-made:${payoutId}:${orderId}`, kind: "payout-made", orderId },
      amountInPaise,
      { account: "payouts-under-way", partyId: profileId },
      { account: "agent-payable", partyId: profileId },
    ),
  );
}

/** The bank has paid. */
export function paidSets({ payoutId, profileId, lines }: Paid): (LedgerSet | null)[] {
  return lines.map(({ orderId, amountInPaise }) =>
    movement(
      { effectKey: `payout-paid:${payoutId}:${orderId}`, kind: "payout-paid", orderId },
      amountInPaise,
      { account: "platform-bank", partyId: null },
      { account: "payouts-under-way", partyId: profileId },
    ),
  );
}

/** The bank has not paid: all of it is due again. */
export function failedSets({ payoutId, profileId, lines }: Paid): (LedgerSet | null)[] {
  return lines.map(({ orderId, amountInPaise }) =>
    movement(
      { effectKey: `payout-failed:${payoutId}:${orderId}`, kind: "payout-failed", orderId },
      amountInPaise,
      { account: "agent-payable", partyId: profileId },
      { account: "payouts-under-way", partyId: profileId },
    ),
  );
}
