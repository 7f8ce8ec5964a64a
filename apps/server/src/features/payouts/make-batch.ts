import type { CheckedOf } from "@santha/contract/endpoint";
import { sumOf } from "@santha/contract/money";
import { formatPaise } from "@santha/contract/money-text";
import { makeBatch as endpoint, type PayoutDesk } from "@santha/contract/payouts";
import { postSets } from "#features/ledger";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { onceInTransaction } from "#platform/idempotency";
import { underWaySets } from "./payout-sets.ts";
import { batchMade } from "./payouts.events.ts";
import { insertBatch, insertPayout, lockBatches, selectCreditors } from "./payouts.queries.ts";
import { deskOf, fingerprintOf, payableOf } from "./payouts-wire.ts";
import { withholdFromAgent } from "./withhold-from-agent.ts";

/**
 * Makes one payout for every agent who has named an account, has nothing with the bank and to whom enough is due.
 * What goes into the batch leaves his balance in the same transaction; it is line by line what finance has seen, or
 * none is made.
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
      await postSets(context, transaction, underWaySets({ payoutId, ...creditor, lines }));
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
