import { type Kysely, sql } from "kysely";
import type { Tables } from "#engine/server/data/generated.ts";

/** How many of each there are. */
export interface TalkSize {
  readonly people: number;
  readonly updates: number;
  readonly questions: number;
}

const fiveCrops = ["chilli", "cotton", "paddy", "maize", "turmeric"];

/**
 * People who write updates and questions: each has three comments or answers, an eighth of them of one update and one
 * question that all talk about, and marks. The first person is blocked by a hundred and blocks a hundred; he follows
 * as many as one may, grows five crops and has seen 300 updates.
 */
export async function fillLargeTalk(kysely: Kysely<Tables>, size: TalkSize): Promise<void> {
  const { people, updates, questions } = size;
  await sql`
    insert into profiles (profile_key, mobile_no, first_name, locality, admin_level2, created_at)
    select 'person-' || n, (6000000000 + n)::text, 'Farmer ' || n, 'Village ' || n % 600, 'District ' || n % 30,
      '2026-01-01' from generate_series(1, ${people}::int) n`.execute(kysely);
  await sql`
    insert into profile_blocks (blocker_profile_id, blocked_profile_id, created_at)
    select 1, n, timestamptz '2026-01-02' from generate_series(2, 101) n
    union all select n, 1, timestamptz '2026-01-02' from generate_series(102, 201) n`.execute(kysely);
  await sql`
    insert into updates (share_id, author_profile_id, body, crops, written_at, published_at)
    select lpad(n::text, 22, 'A'), (n * 37) % ${people}::int + 1, 'The chilli flowers, ' || n,
      array[(${fiveCrops}::text[])[n % 5 + 1]],
      timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${updates}::int) n`.execute(kysely);
  await sql`
    insert into update_comments (update_id, profile_id, body, written_at)
    select case when n % 8 = 0 then ${updates}::int else n % ${updates}::int + 1 end, (n * 41) % ${people}::int + 1, 'Well done',
      timestamptz '2026-06-01' + n * interval '1 second'
    from generate_series(1, 3 * ${updates}::int) n`.execute(kysely);
  await sql`
    insert into update_marks (update_id, kind, profile_id, made_at)
    select n, kind, (n * 43) % ${people}::int + 1, timestamptz '2026-06-01'
    from generate_series(1, ${updates}::int) n cross join unnest(array['useful', 'saved', 'hidden']) kind`.execute(
    kysely,
  );
  await fillPolls(kysely, size);
  await fillRanks(kysely);
  await sql`
    insert into questions (question_key, author_profile_id, title, crop, search_words, asked_at, last_active_at)
    select lpad(n::text, 22, 'Q'), (n * 37) % ${people}::int + 1, 'Thrips on field ' || n, 'chilli',
      array['#topic' || n % 50, case when n % 50 = 7 then '#thrips' else '#other' || n % 9 end, 'word' || n % 5000], timestamptz '2026-01-01' + n * interval '1 minute',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${questions}::int) n`.execute(kysely);
  await sql`
    insert into answers (question_id, author_profile_id, words, answered_at)
    select case when n % 8 = 0 then ${questions}::int else n % ${questions}::int + 1 end, (n * 41) % ${people}::int + 1, 'Neem oil',
      timestamptz '2026-06-01' + n * interval '1 second'
    from generate_series(1, 3 * ${questions}::int) n`.execute(kysely);
  await sql`
    insert into moderation_cases (kind, subject_key, author_profile_id, leads_to, words, state, waits_since, reason)
    select 'update', n::text, n % ${people}::int + 1, '/app/social/updates/' || n, 'Words',
      case when n % 100 = 0 then 'open' else 'hidden' end,
      case when n % 100 = 0 then timestamptz '2026-06-01' + n * interval '1 second' end, 'Rude'
    from generate_series(1, ${people}::int) n`.execute(kysely);
  await sql`
    insert into moderation_reports (case_id, profile_id, reason, reported_at)
    select id, id % ${people}::int + 1, 'rude', '2026-06-01' from moderation_cases`.execute(kysely);
  await sql`vacuum analyze profiles, profile_blocks, follows, updates, update_comments, update_marks, update_polls, update_poll_votes, update_ranks, update_topics,
    update_readers, questions, answers,
    moderation_cases, moderation_reports`.execute(kysely);
}

/** A poll below every twentieth update, each with two votes; in one of them a fifth of all people has voted. */
async function fillPolls(kysely: Kysely<Tables>, { people, updates }: TalkSize): Promise<void> {
  await sql`
    insert into update_polls (update_id, options, days)
    select id, array['This week', 'Later'], 7 from updates where id % 20 = 0`.execute(kysely);
  await sql`
    insert into update_poll_votes (update_id, profile_id, choice, voted_at)
    select update_id, voter, voter % 2 + 1, timestamptz '2026-06-01'
    from update_polls cross join unnest(array[2, 3]) voter where update_id <> ${updates / 3}
    union all
    select ${updates / 3}, voter, voter % 2 + 1, timestamptz '2026-06-01'
    from generate_series(2, ${people / 5}::int) voter`.execute(kysely);
}

/** Ranks of all updates, the newest on trial, and the first person as their reader. */
async function fillRanks(kysely: Kysely<Tables>): Promise<void> {
  await sql`
    insert into update_ranks (update_id, language, topics, published_at, useful_count, talker_count, seen_count)
    select one.id, 'en', place_topics(update_author(one.author_profile_id)) || ('crop/' || one.crops[1]), one.published_at,
      one.id % 7, one.id % 3, least(20, (select max(id) from updates) - one.id) from updates one`.execute(
    kysely,
  );
  await sql`
    insert into update_topics (update_id, topic, published_at)
    select update_id, topic, published_at from update_ranks, unnest(topics) topic`.execute(kysely);
  await sql`
    insert into follows (follower_profile_id, followed_profile_id, created_at)
    select 1, n, timestamptz '2026-02-01' + n * interval '1 second' from generate_series(202, 2201) n
    union all select n, n + 1, timestamptz '2026-02-01' from generate_series(202, 9000) n`.execute(kysely);
  await sql`
    insert into update_readers (profile_id, list_order, crops, seen_ids)
    select id, 'for-you', ${fiveCrops}::text[], array(select 30 * generate_series(1, 300))::bigint[]
    from profiles where id <= 5000`.execute(kysely);
}
