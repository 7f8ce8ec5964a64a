import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { freeBankNumber, takeBackSet } from "#features/ledger/server";
import { takeBackGatewaySettlement as endpoint } from "../../contract/gateway-settlements.ts";
import { gatewayTakenBack } from "../events.ts";
import { gatewaySettledKey } from "../online/online-sets.ts";
import { holdSettlements, setTakenBack } from "./gateway-settlements.queries.ts";
import { settlementOf } from "./gateway-settlements.ts";

/**
 * Finance withdraws a wrongly recorded payout of the provider, once. A journal entry reverses it; the row stays
 * with user and reason. The bank reference number can be used again, for example with the right amount.
 */
export async function takeBackGatewaySettlement(
  context: MemberContext,
  { params: { settlementId }, body: { reason } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { actor, clock } = context;
  return inTransaction(context, async (transaction) => {
    await holdSettlements(transaction);
    const at = clock.now();
    const settlement = await setTakenBack(transaction, { id: settlementId, by: actor.profileId, at, reason });
    if (settlement === null) return refuse(endpoint, "payments/settlement-not-found");
    if (settlement === false) return refuse(endpoint, "payments/taken-back-before");
    const { reference, receivedInPaise } = settlement;
    await takeBackSet(context, transaction, {
      ...{ effectKey: gatewaySettledKey(settlementId), kind: "gateway-taken-back" },
    });
    await freeBankNumber(transaction, reference, { kind: "gateway", at });
    await emit(context, transaction, gatewayTakenBack, { settlementId, receivedInPaise });
    await audit(context, transaction, {
      action: "payments/gateway-taken-back",
      subject: reference,
      detail: { settlementId, receivedInPaise, reason },
    });
    return settlementOf(settlement);
  });
}
