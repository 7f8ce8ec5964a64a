import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { requireOpen } from "#engine/server/config/flags.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { sendApplication as endpoint, type OwnApplication } from "../contract/applications.ts";
import { factsOf, ownOf } from "./applications-dto.ts";
import { faultsOf } from "./check-facts.ts";
import { measureOf } from "./measure.ts";
import { lockOpen, moveApplication, selectMoves } from "./queries.ts";
import { tellAdmins } from "./tell-people.ts";

/** Sends the caller's draft to the admins once every fact is in order. */
export async function sendApplication(
  context: MemberContext,
  { params: { kind } }: CheckedOf<typeof endpoint>,
): Promise<OwnApplication> {
  const { profileId, roles } = context.actor;
  if (roles.includes(kind)) return refuse(endpoint, "applications/has-role");
  return inTransaction(context, async (transaction) => {
    const row = await lockOpen(transaction, profileId, kind);
    if (!row) return refuse(endpoint, "applications/not-found");
    // What an admin has asked for may always be sent.
    if (row.state === "draft") requireOpen(context, "applications-open");
    const facts = factsOf(row);
    const faults = faultsOf(kind, facts, await measureOf(context, transaction, row, facts));
    if (row.state !== "applied" && Object.keys(faults).length > 0)
      return refuse(endpoint, "applications/incomplete", { fields: faults });
    const isSent = await moveApplication(transaction, {
      ...{ id: row.id, from: ["draft", "more-needed"], to: "applied", reason: null },
      ...{ by: profileId, at: context.clock.now() },
    });
    if (!isSent) return refuse(endpoint, "applications/sent");
    await tellAdmins(context, transaction, row);
    return ownOf({ ...row, state: "applied", reason: null }, await selectMoves(transaction, [row.id]));
  });
}
