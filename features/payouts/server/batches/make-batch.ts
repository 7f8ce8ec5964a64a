import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { postJournal } from "#features/ledger/server";
import { makeBatch as endpoint, type PayoutDesk } from "../../contract.ts";
import { batchMade } from "../events.ts";
import { underWaySets } from "../payout-sets.ts";
import { deskOf } from "../payouts-dto.ts";
import { type Creditor, insertBatch, insertPayout, lockBatches, selectCreditors } from "../queries.ts";
import { withholdFromAgent } from "../withhold-from-agent.ts";
import { chosenOf, judgeBatch } from "./judge-batch.ts";
import { deletePayoutApproval, setFirstPayoutApproval } from "./payout-approvals.queries.ts";

/**
 * Makes a payout for every agent with an account, enough due and no payout at the bank. The amounts leave the
 * balances in the same transaction. If any line differs from what finance saw, no payout is made. Above the set sum
 * the first person's batch only approves; that of another person pays.
 */
export async function makeBatch(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<PayoutDesk> {
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    await lockBatches(transaction);
    const { secondPersonAboveInPaise } = context.config;
    const { profileId } = context.actor;
    const creditors = chosenOf(await selectCreditors(transaction, context.clock.now()), body.mobileNos);
    const { taken, fingerprint } = judgeBatch(creditors, { profileId, secondPersonAboveInPaise });
    if (taken.length === 0) return refuse(endpoint, "payouts/nothing-due");
    if (fingerprint !== body.fingerprint) return refuseChanged(taken.map(({ creditor }) => creditor));
    const first = taken.filter(({ isFirstOfTwo }) => isFirstOfTwo).map(({ creditor }) => creditor);
    const payable = taken.filter(({ isFirstOfTwo }) => !isFirstOfTwo).map(({ creditor }) => creditor);
    for (const creditor of first) await approveFirst(context, transaction, creditor);
    if (payable.length > 0) await payNow(context, transaction, payable);
    return deskOf(transaction, context);
  });
}

function refuseChanged(now: readonly Creditor[]): never {
  const values = { amount: formatPaise(sumOf(now.map(({ dueInPaise }) => dueInPaise))) };
  return refuse(endpoint, "payouts/batch-changed", { values });
}

/** The first of two approvals pays nothing: another person makes the batch that does. */
async function approveFirst(
  context: MemberContext,
  transaction: Transaction,
  creditor: Creditor,
): Promise<void> {
  await setFirstPayoutApproval(transaction, creditor, context.actor.profileId, context.clock.now());
  await audit(context, transaction, {
    action: "payouts/approved-first",
    subject: `profile ${creditor.profileId}`,
    detail: { amountInPaise: creditor.dueInPaise },
  });
}

async function payNow(
  context: MemberContext,
  transaction: Transaction,
  payable: readonly Creditor[],
): Promise<void> {
  const { profileId } = context.actor;
  const batchId = await insertBatch(transaction, profileId, context.clock.now());
  const payoutIds: number[] = [];
  for (const creditor of payable) {
    const isSecond = creditor.dueInPaise > context.config.secondPersonAboveInPaise;
    const approvedBy = { first: isSecond ? creditor.firstApprovedBy : null, last: profileId };
    const lines = await withholdFromAgent(context, transaction, batchId, creditor);
    const payoutId = await insertPayout(transaction, batchId, { ...creditor, lines }, approvedBy);
    const hadApproval = await deletePayoutApproval(transaction, creditor.profileId);
    if (isSecond && !hadApproval) refuseChanged(payable);
    payoutIds.push(payoutId);
    await postJournal(context, transaction, underWaySets({ payoutId, ...creditor, lines }));
  }
  await emit(context, transaction, batchMade, { batchId, payoutIds });
  await audit(context, transaction, {
    action: "payouts/batch-made",
    subject: `payout batch ${batchId}`,
    detail: { payouts: payable.length },
  });
}
