import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { postJournal, takeBankNumber } from "#features/ledger/server";
import { markPaid as endpoint, type PayoutDesk } from "../../contract.ts";
import { payoutMoved } from "../events.ts";
import { paidSets } from "../payout-sets.ts";
import { deskOf, payoutNumber } from "../payouts-dto.ts";
import { lockBatches, lockPayout, settlePayout } from "../queries.ts";
import { tellOfPayout } from "../tell-agent.ts";

/** The bank has paid: noted once, under a number of the bank that no other payout has. */
export async function markPaid(
  context: MemberContext,
  { params: { payoutId }, body: { bankReference } }: CheckedOf<typeof endpoint>,
): Promise<PayoutDesk> {
  return inTransaction(context, async (transaction) => {
    await lockBatches(transaction);
    const row = await lockPayout(transaction, payoutId);
    if (!row) return refuse(endpoint, "payouts/not-found");
    if (row.state !== "under-way") return refuse(endpoint, "payouts/settled");
    const use = await takeBankNumber(transaction, bankReference, {
      ...{ kind: "payout", id: payoutNumber(payoutId) },
    });
    if (use !== null) {
      const fields = { bankReference: "payouts/reference-used" };
      return refuse(endpoint, "payouts/reference-used", { fields, values: { use } });
    }
    if (!(await settlePayout(transaction, payoutId, { bankReference }, context.clock.now()))) {
      return refuse(endpoint, "payouts/settled");
    }
    await postJournal(context, transaction, paidSets(row));
    await emit(context, transaction, payoutMoved, { payoutId, state: "paid" });
    await tellOfPayout(context, transaction, row, "paid");
    await audit(context, transaction, {
      action: "payouts/paid",
      subject: `payout ${payoutNumber(payoutId)}`,
    });
    return deskOf(transaction, context);
  });
}
