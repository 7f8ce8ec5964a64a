import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { report } from "#features/moderation/server";
import { reportUpdate as endpoint } from "../../contract/reports.ts";
import { wordsWith } from "../polls/words-with.ts";
import { findUpdate } from "../reading/updates.queries.ts";

/** Reports somebody else's update to support, once. */
export const reportUpdate: Operation<typeof endpoint> = (context, { params: { shareId }, body }) =>
  inTransaction(context, async (transaction) => {
    const { profileId } = context.actor;
    const found = await findUpdate(transaction, { shareId, viewerId: profileId });
    if (!found) return refuse(endpoint, "updates/not-found");
    if (found.authorProfileId === profileId) return refuse(endpoint, "updates/own");
    const isFirst = await report(context, transaction, {
      ...{ kind: "update", key: String(found.id), leadsTo: `/app/social/updates/${shareId}` },
      authorProfileId: found.authorProfileId,
      words: wordsWith(found.card.text, found.card.poll?.options),
      pictures: found.card.pictures,
      voice: found.card.voice,
      ...{ reporterId: profileId, reason: body.reason, added: body.words },
    });
    return isFirst ? { shareId } : refuse(endpoint, "updates/already-reported");
  });
