import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { type DigestCard, longestTitle, mostCounted, mostOfKind } from "../contract.ts";

/** How much is looked at for one person, the newest: of each topic and crop, and of each whom the person follows. */
const most = { ofTopic: 100, followed: 150, ofFollowed: mostCounted } as const;

/** Somebody who has not been here, and since when nothing was told. */
export interface Away {
  readonly profileId: number;
  readonly since: Date;
}

/** Everybody who was not here since that time and has no digest of this week, by number. */
export async function selectAway(
  reader: Reader,
  asked: { readonly sunday: string; readonly notSince: Date },
): Promise<Away[]> {
  const { rows } = await sql<Away>`
    select visit.profile_id as "profileId", greatest(visit.seen_at, before.made_at) as since
    from published.visits visit left join weekly_digests before on before.profile_id = visit.profile_id
    where visit.seen_at <= ${asked.notSince}
      and coalesce(before.sunday < ${asked.sunday}::date, true)
    order by visit.profile_id`.execute(reader);
  return rows;
}

/** What a digest names. */
export interface Chosen {
  readonly profileId: number;
  readonly updateCount: number;
  readonly questionCount: number;
  readonly updateIds: readonly number[];
  readonly questionKeys: readonly string[];
}

/** Before the newest are cut off, so that nobody whom a block keeps away takes the place of others. */
const isShown = (reader: RawBuilder<unknown>) => sql`one.author_profile_id <> all(${reader}.not_by)
  and not exists (select from published.update_marks mark
    where mark.update_id = one.update_id and mark.profile_id = ${reader}.profile_id and mark.kind = 'hidden')`;

/**
 * Keeps this week's digest of many people at once: the updates of their village, district, crops and of those they
 * follow, and the questions about their crops, that most people marked or talk about. Nobody has two of a week, and
 * nobody an empty one.
 */
export async function insertDigests(
  transaction: Transaction,
  { people, sunday, at }: { readonly people: readonly Away[]; readonly sunday: string; readonly at: Date },
): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    with away as materialized (
      select profile_id, since,
        profile_id || array(select other_profile_id from published.people_apart apart
          where apart.profile_id = away.profile_id) as not_by
      from unnest(${people.map(({ profileId }) => profileId)}::bigint[],
        ${people.map(({ since }) => since)}::timestamptz[]) as away (profile_id, since)
    ),
    topics as materialized (
      select profile_id, since, not_by, topic from away cross join lateral (
        select topic from published.reader_topics reader where reader.profile_id = away.profile_id offset 0) of_person
    ),
    found_updates as (
      select topics.profile_id, newest.* from topics cross join lateral (
        select one.update_id, one.weight from published.update_topics about
        join published.ranked_updates one on one.update_id = about.update_id
        where about.topic = topics.topic and about.published_at > topics.since and ${isShown(sql`topics`)}
        order by about.published_at desc limit ${sql.lit(most.ofTopic)}) newest
      union
      select away.profile_id, newest.* from away cross join lateral (
        select followed_profile_id from published.follows where follower_profile_id = away.profile_id
        order by created_at desc limit ${sql.lit(most.followed)}) followed
      cross join lateral (
        select one.update_id, one.weight from published.ranked_updates one
        where one.author_profile_id = followed.followed_profile_id and one.published_at > away.since
          and ${isShown(sql`away`)}
        order by one.update_id desc limit ${sql.lit(most.ofFollowed)}) newest
    ),
    updates_of as (
      select profile_id, least(count(*), ${sql.lit(mostCounted)}) as count,
        (array_agg(update_id order by weight desc, update_id desc))[:${sql.lit(mostOfKind)}] as ids
      from found_updates group by profile_id
    ),
    grown as (
      select profile_id, since, not_by, substring(topic from '^crop/(.*)') as crop from topics where topic like 'crop/%'
      union
      select away.profile_id, since, not_by, crop from away join published.question_crops using (profile_id)
    ),
    questions_of as (
      select profile_id, least(count(*), ${sql.lit(mostCounted)}) as count,
        (array_agg(question_key order by weight desc, asked_at desc))[:${sql.lit(mostOfKind)}] as keys
      from grown cross join lateral (
        select question_key, asked_at, weight from published.seen_questions asked
        where asked.crop = grown.crop and asked_at > grown.since and asked.author_profile_id <> all(not_by)
        order by asked_at desc limit ${sql.lit(most.ofTopic)}) newest
      group by profile_id
    )
    insert into weekly_digests as before
      (profile_id, sunday, since, made_at, update_count, question_count, update_ids, question_keys)
    select away.profile_id, ${sunday}::date, away.since, ${at}, coalesce(updates_of.count, 0), coalesce(questions_of.count, 0),
      coalesce(ids, '{}'), coalesce(keys, '{}')
    from away left join updates_of using (profile_id) left join questions_of using (profile_id)
    where updates_of.count > 0 or questions_of.count > 0
    order by away.profile_id
    on conflict (profile_id) do update set sunday = excluded.sunday, since = excluded.since, made_at = excluded.made_at,
      update_count = excluded.update_count, question_count = excluded.question_count,
      update_ids = excluded.update_ids, question_keys = excluded.question_keys
    where before.sunday < excluded.sunday
    returning profile_id as "profileId", update_count as "updateCount", question_count as "questionCount",
      update_ids as "updateIds", question_keys as "questionKeys"`.execute(transaction);
  return rows;
}

/** What is named, by its key: an update's id, a question's public id. */
export interface Named extends DigestCard {
  readonly key: string;
  readonly authorId: number;
}

const name = sql`json_build_object('en', coalesce(business.business_name, person.first_name),
  'te', case when business.profile_id is null then person.first_name_te else business.business_name_te end) as author`;
const joinAuthor = (id: RawBuilder<unknown>) => sql`
  join published.members person on person.id = ${id}
  left join published.sellers business on business.profile_id = person.id`;
/** One letter more than is shown, so that the reader sees whether there is more. */
const short = (text: RawBuilder<unknown>) =>
  sql`left(regexp_replace(${text}, '\\s+', ' ', 'g'), ${sql.lit(longestTitle + 1)}) as title`;

/** The named updates and questions that are still out, in no order. */
export async function selectNamed(
  reader: Reader,
  { updateIds, questionKeys }: Pick<Chosen, "updateIds" | "questionKeys">,
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select 'update' as kind, update_id::text as key, author_profile_id as "authorId", ${short(sql`body`)}, ${name},
      (extract(epoch from published_at) * 1000)::bigint as at, '/app/social/updates/' || share_id as "leadsTo"
    from published.ranked_updates ${joinAuthor(sql`author_profile_id`)}
    where update_id = any(${[...updateIds]}::bigint[])
    union all
    select 'question', question_key, author_profile_id, ${short(sql`seen_questions.title`)}, ${name},
      (extract(epoch from asked_at) * 1000)::bigint, '/app/social/qa/' || question_key
    from published.seen_questions ${joinAuthor(sql`author_profile_id`)}
    where question_key = any(${[...questionKeys]}::text[])`.execute(reader);
  return rows;
}

/** A person's last digest, and who is kept apart from that person now. */
export async function selectDigest(
  reader: Reader,
  profileId: number,
): Promise<
  (Chosen & { readonly since: Date; readonly madeAt: Date; readonly apartIds: readonly number[] }) | undefined
> {
  const { rows } = await sql<Chosen & { since: Date; madeAt: Date; apartIds: number[] }>`
    select profile_id as "profileId", since, made_at as "madeAt", update_count as "updateCount",
      question_count as "questionCount", question_keys as "questionKeys",
      array(select id from unnest(update_ids) id where not exists (select from published.update_marks
        where update_id = id and profile_id = ${profileId} and kind = 'hidden')) as "updateIds",
      array(select other_profile_id from published.people_apart where profile_id = ${profileId}) as "apartIds"
    from weekly_digests where profile_id = ${profileId}`.execute(reader);
  return rows[0];
}
