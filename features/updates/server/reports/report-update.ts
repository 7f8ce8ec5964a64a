import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { reportUpdate as endpoint } from "../../contract/reports.ts";
import { holdOut } from "../reading/marks.queries.ts";
import { insertReport } from "./reports.queries.ts";

/** Reports somebody else's update to support, once. */
export const reportUpdate: Operation<typeof endpoint> = (context, { params: { shareId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { profileId } = context.actor;
    const found = await holdOut(transaction, { shareId, viewerId: context.actor.profileId });
    if (!found) return refuse(endpoint, "updates/not-found");
    if (found.authorProfileId === profileId) return refuse(endpoint, "updates/own");
    const isFirst = await insertReport(transaction, {
      updateId: found.id,
      profileId,
      reason: body.reason,
      words: body.words || null,
      reportedAt: context.clock.now(),
    });
    return isFirst ? { shareId } : refuse(endpoint, "updates/already-reported");
  });
