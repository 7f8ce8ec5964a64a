import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listNetwork as endpoint } from "../../contract.ts";
import { cursorOf, pageOf } from "./cursor.ts";
import { selectNetwork } from "./network.queries.ts";

/** Followers, followed or blocked people of the caller. */
export async function listNetwork(
  { actor, database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectNetwork(database, query.list, {
    profileId: actor.profileId,
    after: cursorOf(query.after),
    atMost: query.limit + 1,
  });
  const { shown, nextAfter } = pageOf(rows, query.limit);
  return { people: shown.map(({ at: _, ...line }) => line), nextAfter };
}
