import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { postJournal } from "#features/ledger/server";
import { makeBatch as endpoint, type PayoutDesk } from "../../contract.ts";
import { batchMade } from "../events.ts";
import { underWaySets } from "../payout-sets.ts";
import { deskOf, fingerprintOf, payableOf } from "../payouts-dto.ts";
import { insertBatch, insertPayout, lockBatches, selectCreditors } from "../queries.ts";
import { withholdFromAgent } from "../withhold-from-agent.ts";

/**
 * Makes a payout for every agent with an account, enough due and no payout at the bank. The amounts leave the
 * balances in the same transaction. If any line differs from what finance saw, no payout is made.
 */
export async function makeBatch(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<PayoutDesk> {
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    await lockBatches(transaction);
    const payable = payableOf(await selectCreditors(transaction));
    if (payable.length === 0) return refuse(endpoint, "payouts/nothing-due");
    if (fingerprintOf(payable) !== body.fingerprint) {
      const values = { amount: formatPaise(sumOf(payable.map(({ dueInPaise }) => dueInPaise))) };
      return refuse(endpoint, "payouts/batch-changed", { values });
    }
    const batchId = await insertBatch(transaction, context.actor.profileId, context.clock.now());
    const payoutIds: number[] = [];
    for (const creditor of payable) {
      const lines = await withholdFromAgent(context, transaction, batchId, creditor);
      const payoutId = await insertPayout(transaction, batchId, { ...creditor, lines });
      payoutIds.push(payoutId);
      await postJournal(context, transaction, underWaySets({ payoutId, ...creditor, lines }));
    }
    await emit(context, transaction, batchMade, { batchId, payoutIds });
    await audit(context, transaction, {
      action: "payouts/batch-made",
      subject: `payout batch ${batchId}`,
      detail: { payouts: payable.length },
    });
    return deskOf(transaction, context.config, context.clock.now());
  });
}
