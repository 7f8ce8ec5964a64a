import { advanceIn, lockPayableOrder, selectUnpaidSince } from "#features/orders";
import type { Platform } from "#platform/context";
import type { Job } from "#platform/jobs";
import { inTransaction } from "#platform/transaction";
import { selectClaims } from "./payments.queries.ts";
import { daysToTransfer } from "./transfer-wire.ts";

const day = 86_400_000;
/** So many are ended in one run; the next run goes on. */
const atOnce = 200;

/** Ends orders whose transfer never came. One for which money was claimed or has come waits for finance. */
async function expireTransfers(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - daysToTransfer * day);
  for (const asked of await selectUnpaidSince(platform.database, before, atOnce)) {
    await inTransaction(platform, async (transaction) => {
      // The order is held first: a claim that is entered at this moment is seen, or comes too late.
      const order = await lockPayableOrder(transaction, asked);
      if (!order || order.balanceInPaise !== order.totalInPaise) return;
      const claims = await selectClaims(transaction, [asked.orderId]);
      if (claims.some(({ status }) => status !== "rejected")) return;
      const actor = { actorKind: "system", actorProfileId: null } as const;
      const move = { orderId: asked.orderId, action: "EXPIRE", from: "PAYMENT_PENDING" } as const;
      await advanceIn(platform, transaction, { ...move, ...actor });
    });
  }
}

export const paymentsJobs: readonly Job[] = [
  { name: "payments/expire-transfers", schedule: "11 * * * *", run: expireTransfers },
];
