import type { CheckedOf } from "@santha/contract/endpoint";
import { addToGrievance as endpoint, type Grievance } from "@santha/contract/grievances";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { emit } from "#platform/events";
import { onceInTransaction } from "#platform/idempotency";
import { grievanceOf } from "./grievance-wire.ts";
import { grievanceAddedTo } from "./grievances.events.ts";
import { findGrievance, insertMessage, lockGrievance } from "./grievances.queries.ts";

/** Adds to a grievance of the caller's own; another person's answers like a missing one. */
export async function addToGrievance(
  context: MemberContext,
  { params: { grievanceId }, body }: CheckedOf<typeof endpoint>,
): Promise<Grievance> {
  const { profileId } = context.actor;
  return onceInTransaction(context, endpoint, { grievanceId, ...body }, async (transaction) => {
    const row = await lockGrievance(transaction, grievanceId);
    if (row?.profileId !== profileId) return refuse(endpoint, "grievances/not-found");
    if (row.settledAt !== null) return refuse(endpoint, "grievances/settled");
    await insertMessage(transaction, {
      grievanceId,
      isFromSupport: false,
      authorProfileId: profileId,
      text: body.text,
      writtenAt: context.clock.now(),
    });
    await emit(context, transaction, grievanceAddedTo, { grievanceId });
    const changed = await findGrievance(transaction, grievanceId);
    return grievanceOf(changed ?? row);
  });
}
