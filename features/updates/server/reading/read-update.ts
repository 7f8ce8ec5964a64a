import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { Update } from "../../contract/update.ts";
import { readUpdate as endpoint } from "../../contract/updates.ts";
import { updatesFor } from "./update-dto.ts";
import { findUpdate } from "./updates.queries.ts";

/** One update; one that the caller may not see answers like a missing one. */
export const readUpdate: Operation<typeof endpoint> = async (context, { params: { shareId } }) =>
  (await updateOf(context, context.database, shareId)) ?? refuse(endpoint, "updates/not-found");

/** An update as the caller sees it; undefined where he may not. */
export async function updateOf(
  context: MemberContext,
  reader: Reader,
  shareId: string,
): Promise<Update | undefined> {
  const row = await findUpdate(reader, { shareId, viewerId: context.actor.profileId });
  const [found] = row ? await updatesFor(context, reader, [row]) : [];
  return found;
}
