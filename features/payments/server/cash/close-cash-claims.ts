import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { takenOfOrder } from "#features/ledger/server";
import { cashConfirmed, orderStateChanged } from "#features/orders/server";
import { endCashClaims } from "../queries.ts";

/** The seller has said what cash he took of an order: what its buyer had entered as cash ends with it. */
const confirmCashClaims = listen(
  cashConfirmed,
  "payments/confirm-cash-claims",
  async (platform, transaction, { orderId }) => closeClaims(platform, transaction, orderId),
);

/**
 * Only an order that was paid in full some other way settles without the seller's word. One that is over does not end a
 * claim: its buyer may have paid at the door, and who took that says so.
 */
const closeCashClaims = listen(
  orderStateChanged,
  "payments/reject-cash-claims",
  (platform, transaction, { orderId }) => closeClaims(platform, transaction, orderId),
  { when: ({ from, to }) => from === "DELIVERED" && to === "SETTLEMENT_APPROVAL_INP" },
);

/** Events come in any order: what the books have of the seller's cash decides, not what was told. */
export async function closeClaims(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const { bySellerInPaise: takenInPaise } = await takenOfOrder(transaction, orderId);
  await endCashClaims(transaction, { orderId, takenInPaise, at: platform.clock.now() });
}

export const cashClaimListeners = [confirmCashClaims, closeCashClaims];
