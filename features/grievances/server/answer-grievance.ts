import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { emit } from "#engine/server/jobs/events.ts";
import { answerGrievance as endpoint, type SupportGrievance } from "../contract.ts";
import { grievanceAnswered } from "./events.ts";
import { supportGrievanceOf, ticketOf } from "./grievance-dto.ts";
import { findGrievance, insertMessage, lockGrievance, markAcknowledged, markSettled } from "./queries.ts";
import { tellPerson } from "./tell-person.ts";

/** Writes an answer under the ticket and tells the person; the last answer settles the grievance. */
export async function answerGrievance(
  context: MemberContext,
  { params: { grievanceId }, body }: CheckedOf<typeof endpoint>,
): Promise<SupportGrievance> {
  return onceInTransaction(context, endpoint, { grievanceId, ...body }, async (transaction) => {
    const row = await lockGrievance(transaction, grievanceId);
    if (!row) return refuse(endpoint, "grievances/not-found");
    if (row.settledAt !== null) return refuse(endpoint, "grievances/settled");
    const now = context.clock.now();
    await insertMessage(transaction, {
      grievanceId,
      isFromSupport: true,
      authorProfileId: context.actor.profileId,
      text: body.text,
      writtenAt: now,
    });
    await markAcknowledged(transaction, grievanceId, now);
    if (body.isSettled) await markSettled(transaction, grievanceId, now);
    const { isSettled } = body;
    await emit(context, transaction, grievanceAnswered, { grievanceId, isSettled });
    await tellPerson(context, transaction, row, body.isSettled ? "settled" : "answered");
    await audit(context, transaction, {
      action: body.isSettled ? "grievances/settled" : "grievances/answered",
      subject: `grievance ${ticketOf(grievanceId)}`,
      detail: {},
    });
    const changed = await findGrievance(transaction, grievanceId);
    return supportGrievanceOf(changed ?? row, now);
  });
}
