import { cashConfirmed, orderStateChanged } from "#features/orders";
import { listen } from "#platform/events";
import { decideCashClaims } from "./payments.queries.ts";

/** The seller has all the cash of an order: what its buyer had entered as cash is confirmed with it. */
const confirmCashClaims = listen(
  cashConfirmed,
  "payments/confirm-cash-claims",
  async (platform, transaction, { orderId }) => {
    await decideCashClaims(transaction, { orderId, status: "confirmed", at: platform.clock.now() });
  },
);

/** An order that is over unpaid gets no cash any more. */
const rejectCashClaims = listen(
  orderStateChanged,
  "payments/reject-cash-claims",
  async (platform, transaction, { orderId, to }) => {
    if (to !== "ORD_CANCELLED") return;
    await decideCashClaims(transaction, { orderId, status: "rejected", at: platform.clock.now() });
  },
);

export const cashClaimListeners = [confirmCashClaims, rejectCashClaims];
