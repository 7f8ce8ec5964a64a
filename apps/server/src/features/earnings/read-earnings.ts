import type { EarningsSummary, readEarnings as endpoint } from "@santha/contract/earnings";
import type { CheckedOf } from "@santha/contract/endpoint";
import { rupeesOf } from "@santha/contract/money";
import { sumsOfParty } from "#features/ledger";
import { countOrders, sumStoppedMargin } from "#features/orders";
import type { MemberContext } from "#platform/context";

/** The summary card: margins from the ledger, orders counted. Practice orders have a count and never any margin. */
export async function readEarnings(
  { actor, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<EarningsSummary> {
  const isDummy = query.type === "dummy";
  const totalOrders = await countOrders(database, { buyerProfileId: actor.profileId, isDummy, period: null });
  if (isDummy) return { totalEarnings: 0, pendingEarnings: 0, totalOrders };
  const sums = await sumsOfParty(database, actor.profileId, ["agent-margin-earned", "agent-margin-pending"]);
  const stoppedInPaise = await sumStoppedMargin(database, actor.profileId);
  return {
    totalEarnings: rupeesOf(sums.get("agent-margin-earned") ?? 0),
    pendingEarnings: rupeesOf((sums.get("agent-margin-pending") ?? 0) - stoppedInPaise),
    totalOrders,
  };
}
