import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { listUpdates as endpoint } from "../../contract/updates.ts";
import { updatesFor } from "./update-dto.ts";
import { selectUpdates } from "./updates.queries.ts";

/** A part of the updates, newest first. */
export const listUpdates: Operation<typeof endpoint> = async (context, { query }) => {
  const { actor, database } = context;
  const rows = await selectUpdates(database, {
    viewerId: actor.profileId,
    show: query.show,
    by: query.by,
    after: numericCursorOf(query.after),
    atMost: query.limit + 1,
  });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ id, publishedAt }) => ({
    at: publishedAt ?? new Date(0),
    id: String(id),
  }));
  return { updates: await updatesFor(context, database, page), nextAfter };
};
