import type { CheckedOf } from "@santha/contract/endpoint";
import { markReturned as endpoint, type PayoutDesk } from "@santha/contract/payouts";
import { postSets, takeBankNumber } from "#features/ledger";
import { undoWithholding } from "#features/withholding";
import { audit } from "#platform/audit";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { returnedSets } from "./payout-sets.ts";
import { payoutMoved } from "./payouts.events.ts";
import { lockBatches, lockPayout, type PayoutRow, returnPayout } from "./payouts.queries.ts";
import { deskOf, payoutNumber } from "./payouts-wire.ts";
import { tellOfPayout } from "./tell-agent.ts";
import { withheldFor } from "./withhold-from-agent.ts";

/**
 * The bank had paid, and the money came back: noted once, under a number of what came in that nothing else has. What the
 * payout was for is due again and comes with the next batch, its tax is taken back, and the agent is asked to look at
 * his account.
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
    await postSets(context, transaction, returnedSets(row));
    await undoWithholding(context, transaction, withheldFor(row.batchId, row.profileId));
    await emit(context, transaction, payoutMoved, { payoutId, state: "returned" });
    await tellOfPayout(context, transaction, row, "returned");
    await audit(context, transaction, {
      action: "payouts/returned",
      subject: `payout ${number}`,
      detail: { reference, returnedOn },
    });
    return deskOf(transaction, context.config, now);
  });
}

/** It came back after the batch was made, and not after today. */
function checkDay({ madeAt }: PayoutRow, returnedOn: string, today: string): void {
  if (returnedOn >= dayInIndia(madeAt) && returnedOn <= today) return;
  refuse(endpoint, "payouts/wrong-day", { fields: { returnedOn: "payouts/wrong-day" } });
}
