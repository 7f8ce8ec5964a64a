import type { CheckedOf } from "@santha/contract/endpoint";
import { markPaid as endpoint, type PayoutDesk } from "@santha/contract/payouts";
import { postSets, takeBankNumber } from "#features/ledger";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { paidSets } from "./payout-sets.ts";
import { payoutMoved } from "./payouts.events.ts";
import { lockBatches, lockPayout, settlePayout } from "./payouts.queries.ts";
import { deskOf, payoutNumber } from "./payouts-wire.ts";
import { tellOfPayout } from "./tell-agent.ts";

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
    await postSets(context, transaction, paidSets(row));
    await emit(context, transaction, payoutMoved, { payoutId, state: "paid" });
    await tellOfPayout(context, transaction, row, "paid");
    await audit(context, transaction, {
      action: "payouts/paid",
      subject: `payout ${payoutNumber(payoutId)}`,
    });
    return deskOf(transaction, context.config, context.clock.now());
  });
}
