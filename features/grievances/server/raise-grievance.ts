import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { raiseGrievance as endpoint, type Grievance } from "../contract.ts";
import { dueTimes } from "./due-times.ts";
import { grievanceRaised } from "./events.ts";
import { grievanceOf } from "./grievance-dto.ts";
import { insertGrievance, insertMessage, lockGrievance } from "./queries.ts";
import { tellPerson } from "./tell-person.ts";

/** Keeps a grievance with its clocks and tells the person its number. */
export async function raiseGrievance(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<Grievance> {
  const { profileId } = context.actor;
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const raisedAt = context.clock.now();
    const { subject, orderNumber, text } = body;
    const given = { profileId, subject, orderNumber, raisedAt, ...dueTimes(raisedAt) };
    const grievanceId = await insertGrievance(transaction, given);
    const first = {
      grievanceId,
      isFromSupport: false,
      authorProfileId: profileId,
      text,
      writtenAt: raisedAt,
    };
    await insertMessage(transaction, first);
    const row = await lockGrievance(transaction, grievanceId);
    if (!row) throw new Error(`grievance ${grievanceId} was not kept`);
    await emit(context, transaction, grievanceRaised, { grievanceId, subject });
    await tellPerson(context, transaction, row, "raised");
    return grievanceOf(row);
  });
}
