import { type RawBuilder, sql } from "kysely";

/** Whether this person and the viewer are not kept apart by a block; true for nobody, read once for a statement. */
export function isTogether(viewerId: number, person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${person} <> all(array(select other_profile_id from published.people_apart where profile_id = ${viewerId}))`;
}
