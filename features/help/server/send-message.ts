import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { findPerson } from "#features/profiles/server";
import { sendMessage as endpoint } from "../contract.ts";
import { insertMessage } from "./queries.ts";

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
