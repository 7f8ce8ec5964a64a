import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { rupeesOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { sumsOfParty } from "#features/ledger/server";
import { countOrders } from "#features/orders/server";
import type { EarningsSummary, readEarnings as endpoint } from "../contract.ts";
import { sumStoppedMargin } from "./queries.ts";

/** The summary card: margins from the ledger, orders counted. Practice orders have a count and never any margin. */
export async function readEarnings(
  { actor, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<EarningsSummary> {
  const isPractice = query.type === "dummy";
  const totalOrders = await countOrders(database, {
    buyerProfileId: actor.profileId,
    isPractice,
    period: null,
  });
  if (isPractice) return { totalEarnings: 0, pendingEarnings: 0, totalOrders };
  const sums = await sumsOfParty(database, actor.profileId, ["agent-margin-earned", "agent-margin-pending"]);
  const stoppedInPaise = await sumStoppedMargin(database, actor.profileId);
  return {
    totalEarnings: rupeesOf(sums.get("agent-margin-earned") ?? 0),
    pendingEarnings: rupeesOf((sums.get("agent-margin-pending") ?? 0) - stoppedInPaise),
    totalOrders,
  };
}
