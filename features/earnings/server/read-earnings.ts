import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { rupeesOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { EarningsSummary, readEarnings as endpoint } from "../contract.ts";
import { selectEarnings } from "./queries.ts";

/** The summary card: margins from the ledger, orders counted. Practice orders have a count and never any margin. */
export async function readEarnings(
  { actor, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<EarningsSummary> {
  const asked = { buyerProfileId: actor.profileId, isPractice: query.type === "dummy" };
  const { earnedInPaise, pendingInPaise, stoppedInPaise, orders } = await selectEarnings(database, asked);
  return {
    totalEarnings: rupeesOf(earnedInPaise),
    pendingEarnings: rupeesOf(pendingInPaise - stoppedInPaise),
    totalOrders: orders,
  };
}
