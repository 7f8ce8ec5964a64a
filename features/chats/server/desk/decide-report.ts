import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { decideChatReport as endpoint, type listChatReports as listEndpoint } from "../../contract/desk.ts";
import { tellSides } from "../telling/tell-sides.ts";
import { letSupportHear } from "./hear-reported.ts";
import { closeChat, closeReport, selectReports } from "./reports.queries.ts";

/** Reported chats that wait for support, without those of the caller's own. */
export const listChatReports: Operation<typeof listEndpoint> = async ({ actor, database }) => ({
  reports: await selectReports(database, actor.profileId),
});

/** Closes a reported chat or leaves it, and writes down who did it. */
export const decideChatReport: Operation<typeof endpoint> = (context, { params: { reportId }, body }) =>
  inTransaction(context, async (transaction) => {
    const at = context.clock.now();
    const chatId = await closeReport(transaction, { reportId, at, byProfileId: context.actor.profileId });
    if (chatId === undefined) return refuse(endpoint, "chats/report-not-found");
    await letSupportHear(transaction, chatId);
    await audit(context, transaction, {
      action: body.isClosed ? "chats/closed" : "chats/left",
      subject: `chat ${chatId}`,
    });
    const sides = body.isClosed ? await closeChat(transaction, { chatId, at }) : undefined;
    if (sides) await tellSides(context, transaction, { kind: "person", ...sides });
    return { reportId };
  });
