import { sql } from "kysely";
import type { Language } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { isShown } from "../reading/shown.queries.ts";

/** Whom updates are ordered for. */
export interface ForYouReader {
  readonly profileId: number;
  /** In which he reads Santha now. */
  readonly language: Language;
  /** `village/…` and `district/…`, as far as they are known. */
  readonly places: readonly string[];
  /** Slugs. */
  readonly crops: readonly string[];
}

/** An update that may stand in somebody's list. */
export interface Candidate {
  readonly id: number;
  readonly authorProfileId: number;
  readonly language: Language;
  readonly topics: readonly string[];
  readonly hot: number;
  /** People who found it useful, and twice those who talk about it. */
  readonly engagement: number;
  readonly isFollowed: boolean;
  /** Whether this reader has seen it lately. */
  readonly isSeen: boolean;
  /** How many have seen it, while it is on trial; null: enough. */
  readonly trialViews: number | null;
}

/** An update is on trial until so many have seen it, and at most so long. */
export const enoughViews = 20;
const trialMs = 3 * 86_400_000;
/** How many candidates each of the sources gives at most: about 300 in all. */
const most = { hottest: 80, ofTopic: 20, ofFollowed: 50, onTrial: 30, followedAsked: 150 } as const;

/** What the order needs to know of its reader. */
export async function findReader(
  reader: Reader,
  { profileId, language }: Pick<ForYouReader, "profileId" | "language">,
): Promise<ForYouReader> {
  const { rows } = await sql<Pick<ForYouReader, "places" | "crops">>`
    select place_topics(update_author(person.id)) as places,
      coalesce(chosen.crops, '{}') as crops
    from published.profiles person left join update_readers chosen on chosen.profile_id = person.id
    where person.id = ${profileId}`.execute(reader);
  return { profileId, language, ...(rows[0] ?? { places: [], crops: [] }) };
}

/**
 * Updates that may stand in the list of this reader: the hottest of all, the newest of his places, of his crops and
 * of those he follows and himself, and the newest on trial. Each source is the head of an index.
 */
export async function selectCandidates(
  database: Reader,
  { profileId, places, crops }: ForYouReader,
  now: Date,
): Promise<Candidate[]> {
  const topics = [...places, ...crops.map((crop) => `crop/${crop}`)];
  const since = new Date(now.getTime() - trialMs);
  const { rows } = await sql<Candidate>`
    with found as (
      (select update_id from update_ranks order by hot desc, update_id desc limit ${sql.lit(most.hottest)})
      union
      select newest.update_id from unnest(${topics}::text[]) wanted cross join lateral (
        select update_id from update_topics where topic = wanted
        order by published_at desc, update_id desc limit ${sql.lit(most.ofTopic)}) newest
      union
      (select newest.id from (
        select ${profileId}::bigint as author_id union all (
          select followed_profile_id from published.follows where follower_profile_id = ${profileId}
          order by created_at desc limit ${sql.lit(most.followedAsked)})) writers
      cross join lateral (
        select id, published_at from updates
        where author_profile_id = writers.author_id and published_at is not null and taken_down_at is null
        order by id desc limit 2) newest
      order by newest.published_at desc limit ${sql.lit(most.ofFollowed)})
      union
      (select update_id from update_ranks where seen_count < ${sql.lit(enoughViews)} and published_at > ${since}
      order by published_at desc limit ${sql.lit(most.onTrial)})
    )
    select one.id, one.author_profile_id as "authorProfileId", rank.language, rank.topics, rank.hot,
      rank.useful_count + 2 * rank.talker_count as engagement,
      followed.is_so is not null as "isFollowed",
      one.id in (select unnest(seen_ids) from update_readers where profile_id = ${profileId}) as "isSeen",
      case when rank.seen_count < ${sql.lit(enoughViews)} and rank.published_at > ${since} then rank.seen_count end
        as "trialViews"
    from found join updates one on one.id = found.update_id join update_ranks rank on rank.update_id = one.id
    left join lateral (
      select true as is_so from published.follows
      where follower_profile_id = ${profileId} and followed_profile_id = one.author_profile_id limit 1) followed on true
    where ${isShown(profileId)}`.execute(database);
  return rows;
}
