import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";

/**
 * Ranks an update that is out, by its words and by what others think of it; again after an edit. One that is not
 * out has no rank.
 */
export async function rank(transaction: Transaction, updateId: number): Promise<void> {
  await sql`
    with ranked as (
      insert into update_ranks (update_id, language, topics, published_at, useful_count, talker_count)
      select one.id, case when one.body ~ '[ఀ-౿]' then 'te' else 'en' end,
        place_topics(update_author(one.author_profile_id)) || array(select 'crop/' || crop from unnest(one.crops) crop),
        one.published_at,
        (select count(*) from update_marks
          where update_id = one.id and kind = 'useful' and profile_id <> one.author_profile_id),
        (select count(distinct profile_id) from update_comments
          where update_id = one.id and body is not null and profile_id <> one.author_profile_id)
      from updates one where one.id = ${updateId} and one.published_at is not null and one.taken_down_at is null
      on conflict (update_id) do update set language = excluded.language, topics = excluded.topics
      returning update_id, topics, published_at
    ), dropped as (
      delete from update_topics using ranked
      where update_topics.update_id = ranked.update_id and topic <> all(ranked.topics)
    )
    insert into update_topics (update_id, topic, published_at)
    select update_id, topic, published_at from ranked, unnest(topics) topic
    on conflict do nothing`.execute(transaction);
}

/** Takes an update that nobody may see any more out of the ranks. */
export async function unrank(transaction: Transaction, updateId: number): Promise<void> {
  await sql`
    with dropped as (delete from update_topics where update_id = ${updateId})
    delete from update_ranks where update_id = ${updateId}`.execute(transaction);
}

/**
 * To stand behind a `changed` of marks (`update_id`, `profile_id`): one person more or less finds an update useful.
 * What authors say of their own counts for nothing.
 */
export function usefulCounted(by: 1 | -1): RawBuilder<unknown> {
  return sql`
    update update_ranks rank set useful_count = greatest(useful_count + ${sql.lit(by)}, 0)
    from changed join updates one on one.id = changed.update_id
    where rank.update_id = changed.update_id and one.author_profile_id <> changed.profile_id`;
}

/** The same of comments (with `id`): who talks counts once, however often he does. */
export function talkersCounted(by: 1 | -1): RawBuilder<unknown> {
  return sql`
    update update_ranks rank set talker_count = greatest(talker_count + ${sql.lit(by)}, 0)
    from changed join updates one on one.id = changed.update_id
    where rank.update_id = changed.update_id and one.author_profile_id <> changed.profile_id
      and not exists (select from update_comments other where other.update_id = changed.update_id
        and other.profile_id = changed.profile_id and other.id <> changed.id and other.body is not null)`;
}
