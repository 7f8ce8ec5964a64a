import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { expireOrder } from "#features/orders/server";
import { tellPartPaid } from "../cash/part-paid-notices.ts";
import { daysToTransfer, isAwaited, payBeforeOf } from "../pay-before.ts";
import { lockPayableOrder, type PayableOrder, selectUnpaidSince } from "../payable.queries.ts";
import { type Claim, selectClaims, selectPartPaid } from "../queries.ts";

const day = 86_400_000;

interface Asked {
  readonly orderId: string;
  readonly buyerProfileId: number;
}

/**
 * Ends orders whose transfer never came, and those of which a part came and the rest did not: the part goes back, and
 * the buyer is told before. What was claimed and not yet decided waits for finance.
 */
async function expireTransfers(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - daysToTransfer * day);
  await lookAtEach(platform, await selectUnpaidSince(platform.database, before));
  await lookAtEach(platform, await selectPartPaid(platform.database));
}

function lookAtEach(platform: Platform, orders: readonly Asked[]): Promise<void> {
  const named = orders.map((order) => ({ ...order, id: order.orderId }));
  return forEachIsolated(platform, named, (order) => look(platform, order));
}

async function look(platform: Platform, { orderId, buyerProfileId }: Asked): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    // The order is held first: a claim that is entered at this moment is seen, or comes too late.
    const order = await lockPayableOrder(transaction, { orderId, buyerProfileId });
    if (order?.state !== "PAYMENT_PENDING" || order.balanceInPaise <= 0) return;
    const claims = await selectClaims(transaction, [orderId]);
    await endOrTell(platform, transaction, { ...order, buyerProfileId, claims });
  });
}

/**
 * Ends a held order that waits for a transfer of which nothing waits for finance, once its time is over; else its buyer
 * is told what is missing, where he has entered something.
 */
export async function endOrTell(
  platform: Platform,
  transaction: Transaction,
  order: PayableOrder & { readonly buyerProfileId: number; readonly claims: readonly Claim[] },
): Promise<void> {
  const { claims } = order;
  if (claims.some(isAwaited)) return;
  const payBefore = payBeforeOf(order, claims);
  if (platform.clock.now().getTime() >= payBefore) await expireOrder(platform, transaction, order);
  else if (claims.length > 0) await tellPartPaid(platform, transaction, { ...order, payBefore });
}

export const paymentsJobs: readonly Job[] = [
  { name: "payments/expire-transfers", schedule: "11 * * * *", run: expireTransfers },
];
