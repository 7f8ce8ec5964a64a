import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { letRolesRead } from "#features/files/server";
import { report } from "#features/moderation/server";
import { reportChat as endpoint } from "../../contract/chats.ts";
import { holdChat, otherOf } from "../access.ts";
import { selectLastVoice, selectLastWords } from "./reports.queries.ts";

/** Reports the other person of a chat to support, which then reads that person's last messages. */
export const reportChat: Operation<typeof endpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const { profileId: reporterId } = context.actor;
    const access = await holdChat(context, transaction, chatKey);
    if (access.kind === "group") return refuse(endpoint, "chats/not-found");
    const authorProfileId = otherOf(access, reporterId);
    if (access.kind === "support" || authorProfileId === null)
      return refuse(endpoint, "chats/support-not-reported");
    const { chatId } = access;
    const voice = await selectLastVoice(transaction, { chatId, authorProfileId });
    const isFirst = await report(context, transaction, {
      ...{ kind: "chat", key: `${chatId} ${authorProfileId}`, leadsTo: `/app/chats/${chatKey}` },
      ...{ authorProfileId, pictures: [], voice, goesOn: true },
      words: await selectLastWords(transaction, { chatId, authorProfileId }),
      ...{ reporterId, reason: body.reason, added: body.words },
    });
    if (!isFirst) return refuse(endpoint, "chats/already-reported");
    // Until it has decided.
    if (voice) await letRolesRead(transaction, { voices: [voice] }, ["support"]);
    return { chatKey };
  });
