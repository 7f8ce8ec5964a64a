import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { listUpdates as endpoint } from "../../contract/updates.ts";
import { listForYou } from "../for-you/list-for-you.ts";
import { updatesFor } from "./update-dto.ts";
import { selectUpdates } from "./updates.queries.ts";

/** A part of the updates, newest first or in the order "For you"; of one person always newest first. */
export const listUpdates: Operation<typeof endpoint> = async (context, { query }) => {
  const { actor, database } = context;
  const { show } = query;
  if (show === "for-you" && query.by === undefined) return listForYou(context, query);
  const rows = await selectUpdates(database, {
    viewerId: actor.profileId,
    show: show === "for-you" ? "all" : show,
    by: query.by,
    after: numericCursorOf(query.after),
    atMost: query.limit + 1,
  });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ id, publishedAt }) => ({
    at: publishedAt ?? new Date(0),
    id: String(id),
  }));
  const updates = await updatesFor(context, database, page);
  return { updates: updates.map((update) => ({ ...update, reason: null })), nextAfter };
};
