import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { notify } from "#features/notifications/server";
import { decideReports as endpoint } from "../../contract/reports.ts";
import { takeBack } from "../writing/put-out.ts";
import { closeReports, lockReported, takeDown } from "./reports.queries.ts";

export const updateTakenDown: NotificationKind = {
  name: "UPDATE_TAKEN_DOWN",
  heading: { en: "Your update was taken down", te: "మీ అప్‌డేట్‌ను తొలగించాం" },
  title: { en: "Support takes down what you wrote", te: "మీరు రాసినదాన్ని సహాయక బృందం తొలగించినప్పుడు" },
  usually: "in-app",
};

/** Takes a reported update down or leaves it, writes that down, and tells the author of one that is gone. */
export const decideReports: Operation<typeof endpoint> = (context, { params: { shareId }, body }) =>
  inTransaction(context, async (transaction) => {
    const found = await lockReported(transaction, shareId);
    if (!found) return refuse(endpoint, "updates/not-reported");
    const now = context.clock.now();
    await closeReports(transaction, found.id, now);
    await audit(context, transaction, {
      action: body.isTakenDown ? "updates/taken-down" : "updates/left",
      subject: `update ${found.id}`,
    });
    if (body.isTakenDown) {
      await takeDown(transaction, found.id, now);
      await takeBack(context, transaction, found.id);
      await notify(context, transaction, {
        profileId: found.authorProfileId,
        kind: updateTakenDown,
        activityId: `updates/${found.id}/taken-down`,
        text: {
          en: "People reported an update of yours, and support has taken it down.",
          te: "మీ అప్‌డేట్‌పై ఫిర్యాదులు వచ్చాయి, సహాయక బృందం దాన్ని తొలగించింది.",
        },
        leadsTo: "/app/social/updates",
      });
    }
    return { shareId };
  });
