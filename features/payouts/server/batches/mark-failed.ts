import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { postJournal } from "#features/ledger/server";
import { undoWithholding } from "#features/withholding/server";
import { markFailed as endpoint, type PayoutDesk } from "../../contract.ts";
import { payoutMoved } from "../events.ts";
import { failedSets } from "../payout-sets.ts";
import { deskOf, payoutNumber } from "../payouts-dto.ts";
import { lockPayout, settlePayout } from "../queries.ts";
import { tellOfPayout } from "../tell-agent.ts";
import { withheldFor } from "../withhold-from-agent.ts";

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
    await postJournal(context, transaction, failedSets(row));
    await undoWithholding(context, transaction, withheldFor(row.batchId, row.profileId));
    await emit(context, transaction, payoutMoved, { payoutId, state: "failed" });
    await tellOfPayout(context, transaction, row, "failed");
    await audit(context, transaction, {
      action: "payouts/failed",
      subject: `payout ${payoutNumber(payoutId)}`,
    });
    return deskOf(transaction, context);
  });
}
