import {
  disputeWindowInDays,
  type OrderAction,
  type OrderState,
  returnWindowInDays,
} from "@santha/contract/order-states";
import type { Platform } from "#platform/context";
import type { Job } from "#platform/jobs";
import { inTransaction } from "#platform/transaction";
import { advanceOrder } from "./advance-order.ts";
import { decideRequestIn } from "./decide-request.ts";
import { decideOverdueReturns } from "./overdue-returns.ts";
import { lockOrderWithLines } from "./removals.queries.ts";
import { findOpenRequest } from "./requests.queries.ts";
import { selectSettleable, selectStanding } from "./settlements.queries.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;
const day = 86_400_000;
/** Days a seller has to answer an order, and a wish to cancel. */
const daysToAccept = 3;
const daysToDecide = 2;
/** So many are moved in one run; the next run goes on. */
const limit = 200;

/** What nobody has decided in time the clock decides, in the buyer's favour; what is beyond return is settled. */
async function moveByClock(platform: Platform): Promise<void> {
  const before = (days: number) => new Date(platform.clock.now().getTime() - days * day);
  const { database } = platform;
  const unanswered = await selectStanding(database, "ORD_PLACED", { before: before(daysToAccept), limit });
  await moveAll(platform, unanswered, "ORD_PLACED", "LAPSE");
  const undecided = await selectStanding(database, "CANCEL_REQUESTED", {
    before: before(daysToDecide),
    limit,
  });
  for (const orderId of undecided) await approveCancellation(platform, orderId);
  await decideOverdueReturns(platform);
  const settleable = await selectSettleable(database, {
    before: before(returnWindowInDays),
    undisputedSince: before(disputeWindowInDays),
    limit,
  });
  await moveAll(platform, settleable, "DELIVERED", "START_SETTLEMENT");
}

/** A wish to cancel that nobody has answered is granted, for the packs that were asked for. */
async function approveCancellation(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const order = await lockOrderWithLines(transaction, orderId);
    const request = await findOpenRequest(transaction, orderId);
    if (order?.state !== "CANCEL_REQUESTED" || !request) return;
    const decision = { order, request, accepted: request.lines, ...bySystem };
    if ((await decideRequestIn(platform, transaction, decision)) === "refused")
      throw new Error(`the cancellation of ${orderId} was decided meanwhile`);
  });
}

/** Somebody may be quicker than the clock: his move stands. */
async function moveAll(
  platform: Platform,
  orderIds: readonly string[],
  from: OrderState,
  action: OrderAction,
): Promise<void> {
  for (const orderId of orderIds) {
    await advanceOrder(platform, { orderId, from, action, ...bySystem });
  }
}

export const ordersJobs: readonly Job[] = [
  { name: "orders/move-by-clock", schedule: "23 * * * *", run: moveByClock },
];
