import type { Platform } from "#engine/server/context.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import type { Job } from "#engine/server/jobs/jobs.ts";
import {
  daysToAccept,
  decisionInDays,
  disputeWindowInDays,
  type OrderAction,
  type OrderState,
  returnWindowInDays,
} from "../contract/order-states.ts";
import { tellLate } from "./late/tell-late.ts";
import { grantUndecided } from "./requests/grant-undecided.ts";
import { decideOverdueDisputes } from "./requests/overdue-disputes.ts";
import { decideOverdueReturns } from "./requests/overdue-returns.ts";
import { advanceOrder } from "./states/advance-order.ts";
import { selectSettleable, selectStanding } from "./states/standing-orders.queries.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;
const day = 86_400_000;
/** So many are moved in one run; the next run goes on. */
const limit = 200;

/** What nobody has decided in time the clock decides, in the buyer's favour; what is beyond return is settled. */
async function moveByClock(platform: Platform): Promise<void> {
  const before = (days: number) => new Date(platform.clock.now().getTime() - days * day);
  const { database } = platform;
  const unanswered = await selectStanding(database, "ORD_PLACED", { before: before(daysToAccept), limit });
  await moveAll(platform, unanswered, "ORD_PLACED", "LAPSE");
  const undecided = await selectStanding(database, "CANCEL_REQUESTED", {
    before: before(decisionInDays.cancel),
    limit,
  });
  await forEachIsolated(platform, undecided, (orderId) =>
    grantUndecided(platform, orderId, "CANCEL_REQUESTED"),
  );
  await decideOverdueReturns(platform);
  await decideOverdueDisputes(platform);
  const settleable = await selectSettleable(database, {
    before: before(returnWindowInDays),
    undisputedSince: before(disputeWindowInDays),
    limit,
  });
  await moveAll(platform, settleable, "DELIVERED", "START_SETTLEMENT");
  await tellLate(platform);
}

/** Somebody may be quicker than the clock: his move stands. */
async function moveAll(
  platform: Platform,
  orderIds: readonly string[],
  from: OrderState,
  action: OrderAction,
): Promise<void> {
  await forEachIsolated(platform, orderIds, (orderId) =>
    advanceOrder(platform, { orderId, from, action, ...bySystem }),
  );
}

export const ordersJobs: readonly Job[] = [
  { name: "orders/move-by-clock", schedule: "23 * * * *", run: moveByClock },
];
