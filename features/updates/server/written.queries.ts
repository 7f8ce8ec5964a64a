import { sql } from "kysely";
import { writtenWords } from "#engine/server/written-words.ts";

/** Updates that are out. */
export const writtenUpdates = writtenWords(
  "updates/updates",
  sql`select concat_ws(E'\\n', body, (
      select array_to_string(options, E'\\n') from update_polls where update_id = updates.id)) as words,
      published_at as at from updates
    where published_at is not null and taken_down_at is null order by published_at desc, id desc`,
);

/** What was said below updates that are out. */
export const writtenComments = writtenWords(
  "updates/comments",
  sql`select case when (select one.published_at is not null and one.taken_down_at is null
      from updates one where one.id = comment.update_id) then body end as words, written_at as at
    from update_comments comment order by id desc`,
);
