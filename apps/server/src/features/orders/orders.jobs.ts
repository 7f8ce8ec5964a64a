import {
  decisionInDays,
  disputeWindowInDays,
  type OrderAction,
  type OrderState,
  returnWindowInDays,
} from "@santha/contract/order-states";
import type { Platform } from "#platform/context";
import { eachAlone } from "#platform/each-alone";
import type { Job } from "#platform/jobs";
import { advanceOrder } from "./advance-order.ts";
import { grantUndecided } from "./grant-undecided.ts";
import { decideOverdueDisputes } from "./overdue-disputes.ts";
import { decideOverdueReturns } from "./overdue-returns.ts";
import { selectSettleable, selectStanding } from "./settlements.queries.ts";
import { tellLate } from "./tell-late.ts";

const bySystem = { actorKind: "system", actorProfileId: null } as const;
const day = 86_400_000;
/** Days a seller has to answer an order. */
const daysToAccept = 3;
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
  await eachAlone(platform, undecided, (orderId) => grantUndecided(platform, orderId, "CANCEL_REQUESTED"));
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
  await eachAlone(platform, orderIds, (orderId) =>
    advanceOrder(platform, { orderId, from, action, ...bySystem }),
  );
}

export const ordersJobs: readonly Job[] = [
  { name: "orders/move-by-clock", schedule: "23 * * * *", run: moveByClock },
];
