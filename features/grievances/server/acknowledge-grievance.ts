import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { acknowledgeGrievance as endpoint, type SupportGrievance } from "../contract.ts";
import { grievanceAcknowledged } from "./events.ts";
import { supportGrievanceOf, ticketOf } from "./grievance-dto.ts";
import { findGrievance, lockGrievance, markAcknowledged } from "./queries.ts";
import { tellPerson } from "./tell-person.ts";

/** Stops the clock of 48 hours and tells the person. */
export async function acknowledgeGrievance(
  context: MemberContext,
  { params: { grievanceId } }: CheckedOf<typeof endpoint>,
): Promise<SupportGrievance> {
  return inTransaction(context, async (transaction) => {
    const row = await lockGrievance(transaction, grievanceId);
    if (!row) return refuse(endpoint, "grievances/not-found");
    const now = context.clock.now();
    if (!(await markAcknowledged(transaction, grievanceId, now))) {
      return refuse(endpoint, "grievances/acknowledged");
    }
    await emit(context, transaction, grievanceAcknowledged, { grievanceId });
    await tellPerson(context, transaction, row, "acknowledged");
    await audit(context, transaction, {
      action: "grievances/acknowledged",
      subject: `grievance ${ticketOf(grievanceId)}`,
      detail: {},
    });
    const changed = await findGrievance(transaction, grievanceId);
    return supportGrievanceOf(changed ?? row, now);
  });
}
