import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { noteGatewaySettlement as endpoint } from "@santha/contract/gateway-settlements";
import { postSets, takeBankNumber } from "#features/ledger";
import { audit } from "#platform/audit";
import { dayInIndia } from "#platform/clock";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { holdSettlements, insertSettlement } from "./gateway-settlements.queries.ts";
import { expectedOf, settlementOf } from "./gateway-settlements.ts";
import { gatewaySettledSet } from "./online-sets.ts";
import { gatewaySettled } from "./payments.events.ts";

/**
 * Finance has found a payout of the payment provider in the bank account: noted once under its number. What he held is
 * less by what came and what he kept; where that is not what the books expected, the list says by how much.
 */
export async function noteGatewaySettlement(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { reference, receivedInPaise, receivedOn, paidUntil } = body;
  refuseWrongDay(receivedOn <= dayInIndia(context.clock.now()), "receivedOn");
  refuseWrongDay(paidUntil <= receivedOn, "paidUntil");
  return inTransaction(context, async (transaction) => {
    await holdSettlements(transaction);
    const use = await takeBankNumber(transaction, reference, { kind: "gateway", id: receivedOn });
    if (use !== null) {
      const fields = { reference: "payments/reference-used" };
      return refuse(endpoint, "payments/reference-used", { fields, values: { use } });
    }
    const row = await insertSettlement(transaction, {
      ...body,
      expectedInPaise: await expectedOf(transaction, paidUntil),
      ...{ notedBy: context.actor.profileId, notedAt: context.clock.now() },
    });
    await postSets(context, transaction, [gatewaySettledSet(row)]);
    await emit(context, transaction, gatewaySettled, { settlementId: row.id, receivedInPaise });
    await audit(context, transaction, {
      action: "payments/gateway-settled",
      subject: reference,
      detail: body,
    });
    return settlementOf(row);
  });
}

function refuseWrongDay(isRight: boolean, field: "receivedOn" | "paidUntil"): void {
  if (!isRight) refuse(endpoint, "payments/wrong-day", { fields: { [field]: "payments/wrong-day" } });
}
