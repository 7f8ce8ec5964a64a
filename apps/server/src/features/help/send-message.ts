import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { sendMessage as endpoint } from "@santha/contract/help";
import { findPerson } from "#features/profiles";
import type { MemberContext } from "#platform/context";
import { onceInTransaction } from "#platform/idempotency";
import { insertMessage } from "./help.queries.ts";

/** Keeps the message with the name and the number of whoever wrote it. */
export async function sendMessage(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId, profileKey } = context.actor;
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const person = await findPerson(transaction, profileId);
    if (!person) throw new Error(`profile ${profileId} has a session and is gone`);
    const messageId = await insertMessage(transaction, {
      profileId,
      profileKey,
      firstName: person.firstName,
      mobileNo: person.mobileNo,
      text: body.text,
      at: context.clock.now(),
    });
    return { messageId };
  });
}
