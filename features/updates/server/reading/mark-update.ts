import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { recountSoon } from "#features/reputation/server";
import { markUpdate as endpoint } from "../../contract/updates.ts";
import { countUseful, deleteMark, holdOut, insertMark } from "./marks.queries.ts";

/** Says that an update is useful, saves or hides it, or takes that back; however often, it counts once. */
export const markUpdate: Operation<typeof endpoint> = (context, { params: { shareId, kind }, body }) =>
  inTransaction(context, async (transaction) => {
    const found = await holdOut(transaction, { shareId, viewerId: context.actor.profileId });
    if (!found) return refuse(endpoint, "updates/not-found");
    const mark = { updateId: found.id, profileId: context.actor.profileId, kind };
    if (body.isSet) await insertMark(transaction, mark, context.clock.now());
    else await deleteMark(transaction, mark);
    if (kind === "useful") await recountSoon(transaction, found.authorProfileId);
    return { isSet: body.isSet, usefulCount: await countUseful(transaction, found.id) };
  });
