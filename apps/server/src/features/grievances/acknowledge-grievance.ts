import type { CheckedOf } from "@santha/contract/endpoint";
import { acknowledgeGrievance as endpoint, type SupportGrievance } from "@santha/contract/grievances";
import { audit } from "#platform/audit";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { inTransaction } from "#platform/transaction";
import { supportGrievanceOf, ticketOf } from "./grievance-wire.ts";
import { grievanceAcknowledged } from "./grievances.events.ts";
import { findGrievance, lockGrievance, markAcknowledged } from "./grievances.queries.ts";
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
