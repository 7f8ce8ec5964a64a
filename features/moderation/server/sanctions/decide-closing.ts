import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { notify } from "#features/notifications/server";
import { decideClosing as endpoint } from "../../contract/sanctions.ts";
import { appealDecided, writingClosed } from "../notice-kinds.ts";
import { answerClosing, lockAskedBy } from "./closings.queries.ts";

/** Closes somebody's writing for good, who is told, or leaves it at the pause. */
export const decideClosing: Operation<typeof endpoint> = (context, { params: { closingId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { isClosed, reason } = body;
    const deciding = { closingId, deciderId: context.actor.profileId };
    if (await lockAskedBy(transaction, deciding)) return refuse(endpoint, "moderation/asked-by-you");
    const answered = await answerClosing(transaction, { ...deciding, isClosed, at: context.clock.now() });
    if (!answered) return refuse(endpoint, "moderation/not-open");
    const { caseId, profileId, isLifted } = answered;
    if (profileId === context.actor.profileId) return refuse(endpoint, "moderation/own-words");
    await audit(context, transaction, {
      action: isClosed ? "moderation/writing-closed" : "moderation/writing-not-closed",
      subject: `profile ${profileId}`,
      detail: { caseId, reason },
    });
    if (isClosed)
      await notify(context, transaction, {
        ...{ profileId, kind: writingClosed, leadsTo: `/app/moderation/${caseId}` },
        activityId: `moderation/${caseId}/closed/${context.clock.now().getTime()}`,
        text: {
          en: "You can still buy, order and write to support. Read why.",
          te: "మీరు ఇప్పటిలాగే కొనవచ్చు, ఆర్డర్ చేయవచ్చు, సహాయక బృందానికి రాయవచ్చు. కారణం చదవండి.",
        },
      });
    if (isLifted)
      await notify(context, transaction, {
        ...{ profileId, kind: appealDecided, leadsTo: `/app/moderation/${caseId}` },
        activityId: `moderation/${caseId}/opened/${context.clock.now().getTime()}`,
        text: { en: "You can write again.", te: "మీరు మళ్లీ రాయవచ్చు." },
      });
    return { closingId };
  });
