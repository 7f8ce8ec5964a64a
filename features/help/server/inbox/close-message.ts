import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { notify } from "#features/notifications/server";
import { findPerson } from "#features/profiles/server";
import {
  type answerMessage as answerEndpoint,
  closeMessage as closeEndpoint,
  type SupportMessage,
} from "../../contract.ts";
import { supportAnswered } from "../news-kinds.ts";
import { findMessage, markClosed } from "./inbox.queries.ts";
import { messageOf } from "./message-dto.ts";

/** Answers a message and closes it: of two who answer at the same moment the second is refused. */
export function answerMessage(
  context: MemberContext,
  { params: { messageId }, body: { text } }: CheckedOf<typeof answerEndpoint>,
): Promise<SupportMessage> {
  return close(context, messageId, text);
}

/** Closes a message whose writer was called. */
export function closeMessage(
  context: MemberContext,
  { params: { messageId } }: CheckedOf<typeof closeEndpoint>,
): Promise<SupportMessage> {
  return close(context, messageId, null);
}

const auditedAs = { answered: "help/answered", closed: "help/closed" } as const;

async function close(
  context: MemberContext,
  messageId: number,
  answer: string | null,
): Promise<SupportMessage> {
  const { actor, clock } = context;
  return inTransaction(context, async (transaction) => {
    const person = await findPerson(transaction, actor.profileId);
    if (!person) throw new Error(`profile ${actor.profileId} has a session and is gone`);
    const closing = {
      messageId,
      profileId: actor.profileId,
      name: person.firstName,
      answer,
      at: clock.now(),
    };
    const isClosed = await markClosed(transaction, closing);
    const message = await findMessage(transaction, messageId);
    if (!message) return refuse(closeEndpoint, "help/message-not-found");
    if (!isClosed) return refuse(closeEndpoint, "help/closed-already");
    await audit(context, transaction, {
      action: auditedAs[answer === null ? "closed" : "answered"],
      subject: message.profileKey,
      detail: { messageId },
    });
    if (answer !== null)
      await notify(context, transaction, {
        profileId: message.profileId,
        kind: supportAnswered,
        activityId: `help/answer/${messageId}`,
        text: { en: answer, te: answer },
        leadsTo: "/app/home/social/contact-us",
      });
    return messageOf(message);
  });
}
