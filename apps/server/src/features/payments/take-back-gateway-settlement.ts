import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { takeBackGatewaySettlement as endpoint } from "@santha/contract/gateway-settlements";
import { freeBankNumber, takeBackSet } from "#features/ledger";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { holdSettlements, setTakenBack } from "./gateway-settlements.queries.ts";
import { settlementOf } from "./gateway-settlements.ts";
import { gatewaySettledKey } from "./online-sets.ts";
import { gatewayTakenBack } from "./payments.events.ts";

/**
 * Finance takes back a payout of the provider that it noted wrong, once: a set of its own undoes what was booked, the
 * row stays with who took it back and why, and its number can be noted again, as for the right sum.
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
