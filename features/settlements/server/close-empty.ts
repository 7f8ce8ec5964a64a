import type { Platform } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction, orUndone } from "#engine/server/data/transaction.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import { lockOrder } from "#features/orders/server";
import { dueOf } from "./debts/seller-debts.ts";
import { approveSettlementIn, closeSettlementIn } from "./settle-steps.ts";
import { findSettledOrder, selectEmpty } from "./settlements.queries.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;
/** So many are closed in one run; the next run goes on. */
const limit = 200;

/** Settles orders whose sellers are to be paid nothing, as they have the cash: nobody has to close ₹0.00 by hand. */
async function closeEmpty(platform: Platform): Promise<void> {
  const orderIds = await selectEmpty(platform.database, limit);
  await forEachIsolated(platform, orderIds, (orderId) =>
    inTransaction(platform, async (transaction) => {
      await lockOrder(transaction, orderId);
      // What an approval makes due, as a credit of the seller, is for finance to see and to pay.
      if (!(await orUndone(transaction, () => closeOne(platform, transaction, orderId)))) return;
      await audit({ clock: platform.clock, requestId: "settlements/close-empty", actor: null }, transaction, {
        action: "settlements/settled",
        subject: `order ${orderId}`,
        detail: { action: "CLOSE_SETTLEMENT" },
      });
    }),
  );
}

async function closeOne(platform: Platform, transaction: Transaction, orderId: string): Promise<boolean> {
  const found = await findSettledOrder(transaction, orderId);
  if (!found || (await dueOf(transaction, orderId)) > 0) return false;
  const order = { ...found, orderId };
  const isWaiting = found.state === "SETTLEMENT_APPROVAL_INP";
  if (isWaiting && !(await approveSettlementIn(platform, transaction, order, bySystem))) return false;
  return closeSettlementIn(platform, transaction, order, bySystem);
}

export const closeEmptyJob: Job = {
  name: "settlements/close-empty",
  // Often: meanwhile finance sees rows of ₹0.00 of which nothing is to be done.
  schedule: "*/5 * * * *",
  run: closeEmpty,
};
