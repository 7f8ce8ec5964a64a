import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { saveAccount as endpoint, OwnPayouts } from "../contract.ts";
import { upsertAccount } from "./accounts.queries.ts";
import { ownPayoutsOf } from "./payouts-dto.ts";
import { tellOfAccount } from "./tell-agent.ts";

/** Keeps where the money goes. The agent or seller is told, so that a change he did not make does not stay unseen. */
export async function saveAccount(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<OwnPayouts> {
  const { profileId } = context.actor;
  return inTransaction(context, async (transaction) => {
    await upsertAccount(transaction, profileId, body, context.clock.now());
    await tellOfAccount(context, transaction, profileId);
    await audit(context, transaction, {
      action: "payouts/account-saved",
      subject: `profile ${profileId}`,
      detail: { kind: body.kind },
    });
    return ownPayoutsOf(transaction, profileId, context.clock.now());
  });
}
