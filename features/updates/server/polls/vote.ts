import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { vote as endpoint } from "../../contract/vote.ts";
import { holdOut } from "../reading/marks.queries.ts";
import { pollOf } from "../reading/update-dto.ts";
import { findUpdate } from "../reading/updates.queries.ts";
import { keepVote } from "./polls.queries.ts";

/** Votes in the poll of an update, or changes the caller's vote; however often, it counts once. */
export const vote: Operation<typeof endpoint> = (context, { params: { shareId }, body: { option } }) =>
  inTransaction(context, async (transaction) => {
    const { profileId } = context.actor;
    const found = await holdOut(transaction, { shareId, viewerId: profileId });
    if (!found) return refuse(endpoint, "updates/not-found");
    const at = context.clock.now();
    const isKept = await keepVote(transaction, { updateId: found.id, profileId, option, at });
    const row = await findUpdate(transaction, { shareId, viewerId: profileId });
    const poll = row ? pollOf(context, row) : null;
    if (isKept && poll) return poll;
    return refuse(endpoint, poll?.isClosed ? "updates/poll-closed" : "updates/option-gone");
  });
