import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { type listViews as endpoint, viewsKeptInDays } from "../../contract.ts";
import { cursorOf, pageOf } from "./cursor.ts";
import { isHiddenViewer, selectViews } from "./network.queries.ts";

/** Views that are older are none any more. */
export function oldestView(now: Date): Date {
  return new Date(now.getTime() - viewsKeptInDays * 86_400_000);
}

/** Who viewed the caller's profile; nobody for one who hides as a viewer himself. */
export async function listViews(
  { actor, clock, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  if (await isHiddenViewer(database, actor.profileId)) return { isHidden: true, views: [], nextAfter: null };
  const rows = await selectViews(database, {
    profileId: actor.profileId,
    after: cursorOf(query.after),
    atMost: query.limit + 1,
    since: oldestView(clock.now()),
  });
  const { shown, nextAfter } = pageOf(rows, query.limit);
  const views = shown.map(({ at, ...line }) => ({ ...line, viewedAt: at.getTime() }));
  return { isHidden: false, views, nextAfter };
}
