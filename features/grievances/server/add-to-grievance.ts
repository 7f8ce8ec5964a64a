import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { addToGrievance as endpoint, type Grievance } from "../contract.ts";
import { grievanceAddedTo } from "./events.ts";
import { grievanceOf } from "./grievance-dto.ts";
import { findGrievance, insertMessage, lockGrievance } from "./queries.ts";

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
