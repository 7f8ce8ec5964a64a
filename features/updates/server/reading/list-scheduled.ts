import type { Operation } from "#engine/server/http/route.ts";
import type { listScheduled as endpoint } from "../../contract/updates.ts";
import { updatesFor } from "./update-dto.ts";
import { selectWaiting } from "./updates.queries.ts";

/** The caller's updates that wait for their time. */
export const listScheduled: Operation<typeof endpoint> = async (context) => {
  const rows = await selectWaiting(context.database, context.actor.profileId);
  return { updates: await updatesFor(context, context.database, rows) };
};
