import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { postJournal, takeBankNumber } from "#features/ledger/server";
import { undoWithholding } from "#features/withholding/server";
import { markReturned as endpoint, type PayoutDesk } from "../../contract.ts";
import { payoutMoved } from "../events.ts";
import { returnedSets } from "../payout-sets.ts";
import { deskOf, payoutNumber } from "../payouts-dto.ts";
import { lockBatches, lockPayout, type PayoutRow, returnPayout } from "../queries.ts";
import { tellOfPayout } from "../tell-agent.ts";
import { withheldFor } from "../withhold-from-agent.ts";

/**
 * Records a paid payout that the bank returned, once under an unused incoming bank reference number. Its amount is
 * due again in the next batch, the withheld tax is reversed, and the agent is asked to check the account.
 */
export async function markReturned(
  context: MemberContext,
  { params: { payoutId }, body: { reference, returnedOn } }: CheckedOf<typeof endpoint>,
): Promise<PayoutDesk> {
  return inTransaction(context, async (transaction) => {
    await lockBatches(transaction);
    const row = await lockPayout(transaction, payoutId);
    if (!row) return refuse(endpoint, "payouts/not-found");
    if (row.state !== "paid") return refuse(endpoint, "payouts/not-paid");
    const now = context.clock.now();
    checkDay(row, returnedOn, dayInIndia(now));
    const number = payoutNumber(payoutId);
    const use = await takeBankNumber(transaction, reference, { kind: "payout-returned", id: number });
    if (use !== null) {
      const fields = { reference: "payouts/reference-used" };
      return refuse(endpoint, "payouts/reference-used", { fields, values: { use } });
    }
    const returned = { reference, returnedOn, notedBy: context.actor.profileId, notedAt: now };
    if (!(await returnPayout(transaction, payoutId, returned))) return refuse(endpoint, "payouts/not-paid");
    await postJournal(context, transaction, returnedSets(row));
    await undoWithholding(context, transaction, withheldFor(row.batchId, row.profileId));
    await emit(context, transaction, payoutMoved, { payoutId, state: "returned" });
    await tellOfPayout(context, transaction, row, "returned");
    await audit(context, transaction, {
      action: "payouts/returned",
      subject: `payout ${number}`,
      detail: { reference, returnedOn },
    });
    return deskOf(transaction, context);
  });
}

/** The return lies between the day of the batch and today. */
function checkDay({ madeAt }: PayoutRow, returnedOn: string, today: string): void {
  if (returnedOn >= dayInIndia(madeAt) && returnedOn <= today) return;
  refuse(endpoint, "payouts/wrong-day", { fields: { returnedOn: "payouts/wrong-day" } });
}
