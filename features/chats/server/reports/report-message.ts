import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { letRolesRead } from "#features/files/server";
import { report } from "#features/moderation/server";
import { reportMessage as endpoint } from "../../contract/groups.ts";
import { holdChat } from "../access.ts";
import { filesOf, findReported } from "./reports.queries.ts";

/** What moderation calls a message of a group. */
export const messageKind = "chat-message";

/** Reports a message of a group to support, which reads that message and nothing else of the group. */
export const reportMessage: Operation<typeof endpoint> = (context, { params: { chatKey, seq }, body }) =>
  inTransaction(context, async (transaction) => {
    const { profileId: reporterId } = context.actor;
    const { chatId, kind, fromSeq, lastSeq } = await holdChat(context, transaction, chatKey);
    if (kind !== "group" || seq <= fromSeq || seq > lastSeq)
      return refuse(endpoint, "chats/message-not-found");
    const found = await findReported(transaction, { chatId, seq });
    if (!found) return refuse(endpoint, "chats/message-not-found");
    if (found.authorProfileId === reporterId) return refuse(endpoint, "chats/own-message");
    const isFirst = await report(context, transaction, {
      ...{ kind: messageKind, key: `${chatId} ${seq}`, leadsTo: `/app/chats/${chatKey}` },
      ...{ ...found, reporterId, reason: body.reason, added: body.words },
    });
    if (!isFirst) return refuse(endpoint, "chats/already-reported");
    // Until it has decided.
    await letRolesRead(transaction, filesOf(found), ["support"]);
    return { chatKey };
  });
