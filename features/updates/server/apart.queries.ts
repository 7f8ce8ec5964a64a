import { type RawBuilder, sql } from "kysely";

/** Whether this author and the viewer are not kept apart by a block; read once for a statement, whatever its rows. */
export function isTogether(viewerId: number, author: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${author} <> all(array(select other_profile_id from published.people_apart where profile_id = ${viewerId}))`;
}
