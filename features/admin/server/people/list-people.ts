import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listPeople as endpoint } from "../../contract/people.ts";
import { selectPeople } from "./people.queries.ts";

/** People with their roles, the newest account first, a page at a time. */
export async function listPeople(
  { database }: MemberContext,
  { query: { find, withRole: role, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const afterId = numericCursorOf(after)?.id;
  const rows = await selectPeople(database, { find, role, afterId, limit: limit + 1 });
  const { page, nextAfter } = pageOf(rows, limit, (last) => ({
    at: last.createdAt,
    id: String(last.profileId),
  }));
  const people = page.map(({ profileId: _, createdAt, ...person }) => ({
    ...person,
    createdAt: createdAt.getTime(),
  }));
  return { people, nextAfter };
}
