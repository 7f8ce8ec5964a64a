import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { postJournal, takeBankNumber } from "#features/ledger/server";
import { noteGatewaySettlement as endpoint } from "../../contract/gateway-settlements.ts";
import { gatewaySettled } from "../events.ts";
import { gatewaySettledSet } from "../online/online-sets.ts";
import { holdSettlements, insertSettlement } from "./gateway-settlements.queries.ts";
import { expectedOf, settlementOf } from "./gateway-settlements.ts";

/**
 * Finance records a payout of the payment provider, once under its bank reference number. Payout and fees reduce
 * the money held by the provider. The list shows any difference from the amount that the ledger expected.
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
    await postJournal(context, transaction, [gatewaySettledSet(row)]);
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
