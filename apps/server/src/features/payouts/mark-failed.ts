import type { CheckedOf } from "@santha/contract/endpoint";
import { markFailed as endpoint, type PayoutDesk } from "@santha/contract/payouts";
import { postSets } from "#features/ledger";
import { undoWithholding } from "#features/withholding";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { failedSets } from "./payout-sets.ts";
import { payoutMoved } from "./payouts.events.ts";
import { lockPayout, settlePayout } from "./payouts.queries.ts";
import { deskOf, payoutNumber } from "./payouts-wire.ts";
import { tellOfPayout } from "./tell-agent.ts";
import { withheldFor } from "./withhold-from-agent.ts";

/** The bank has not paid: what the payout was for is due again, once. */
export async function markFailed(
  context: MemberContext,
  { params: { payoutId }, body: { because } }: CheckedOf<typeof endpoint>,
): Promise<PayoutDesk> {
  return inTransaction(context, async (transaction) => {
    const row = await lockPayout(transaction, payoutId);
    if (!row) return refuse(endpoint, "payouts/not-found");
    if (!(await settlePayout(transaction, payoutId, { because }, context.clock.now()))) {
      return refuse(endpoint, "payouts/settled");
    }
    await postSets(context, transaction, failedSets(row));
    await undoWithholding(context, transaction, withheldFor(row.batchId, row.profileId));
    await emit(context, transaction, payoutMoved, { payoutId, state: "failed" });
    await tellOfPayout(context, transaction, row, "failed");
    await audit(context, transaction, {
      action: "payouts/failed",
      subject: `payout ${payoutNumber(payoutId)}`,
    });
    return deskOf(transaction, context.config, context.clock.now());
  });
}
