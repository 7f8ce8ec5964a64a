import { type RawBuilder, sql } from "kysely";
import { isTogether } from "#engine/server/people/apart.queries.ts";

/** An update `one` is out and nobody has taken it down. */
export const isOut = sql`one.published_at is not null and one.taken_down_at is null`;

/** Whether this person may see an update `one` at all: it is out, and no block stands between him and its author. */
export function maySee(viewerId: number): RawBuilder<boolean> {
  return sql`${isOut} and ${isTogether(viewerId, sql`one.author_profile_id`)}`;
}

/** Whether a list of what everybody writes shows an update `one` to this person, in whatever order: he does not hide it. */
export function isShown(viewerId: number): RawBuilder<boolean> {
  return sql`${maySee(viewerId)} and not exists (
    select from update_marks where update_id = one.id and profile_id = ${viewerId} and kind = 'hidden')`;
}
