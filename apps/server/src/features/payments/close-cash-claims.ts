import type { Transaction } from "@santha/database/client";
import { takenOfOrder } from "#features/ledger";
import { cashConfirmed, orderStateChanged } from "#features/orders";
import type { Platform } from "#platform/context";
import { listen } from "#platform/events";
import { decideCashClaims } from "./payments.queries.ts";

/** The seller has said what cash he took of an order: what its buyer had entered as cash ends with it. */
const confirmCashClaims = listen(
  cashConfirmed,
  "payments/confirm-cash-claims",
  async (platform, transaction, { orderId, part }) =>
    closeClaims(platform, transaction, { orderId, isAll: part === undefined }),
);

/**
 * Only an order that was paid in full some other way settles without the seller's word. One that is over does not end a
 * claim: its buyer may have paid at the door, and who took that says so.
 */
const closeCashClaims = listen(
  orderStateChanged,
  "payments/reject-cash-claims",
  async (platform, transaction, { orderId, from, to }) => {
    if (from === "DELIVERED" && to === "SETTLEMENT_APPROVAL_INP")
      await closeClaims(platform, transaction, { orderId, isAll: true });
  },
);

/**
 * Events come in any order: what the books have of the seller's cash decides, not what was told. After a part only the
 * claims that were confirmed with it end.
 */
async function closeClaims(
  platform: Platform,
  transaction: Transaction,
  { orderId, isAll }: { readonly orderId: string; readonly isAll: boolean },
): Promise<void> {
  const { bySellerInPaise: takenInPaise } = await takenOfOrder(transaction, orderId);
  await decideCashClaims(transaction, { orderId, takenInPaise, isAll, at: platform.clock.now() });
}

export const cashClaimListeners = [confirmCashClaims, closeCashClaims];
