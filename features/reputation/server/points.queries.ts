import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import {
  type MarkKind,
  mostPointsADay,
  mostPointsFromOne,
  mostPointsFromOneEver,
  needsOf,
  newForDays,
  type OwnStanding,
  pointsOf,
} from "../contract.ts";

const points = sql`case kind ${sql.join(
  Object.entries(pointsOf).map(([kind, value]) => sql`when ${sql.lit(kind)} then ${sql.lit(value)}`),
  sql` `,
)} end`;

/**
 * The marks that count for these people, of those that are asked for: not one's own, nor of an account that was new,
 * of somebody kept apart by a block, or of one whose writing was stopped at that time. What was taken back or hidden
 * is not there.
 */
function countedMarks(receivers: RawBuilder<unknown>, asked = sql<boolean>`true`): RawBuilder<unknown> {
  return sql`
    select mark.receiver_id, mark.giver_id, mark.kind, ${points} as points, (made_at at time zone 'Asia/Kolkata')::date as day
    from (
      select given.* from published.answer_marks given where given.receiver_id = any(${receivers})
      union all
      select receiver_id, giver_id, 'useful-update' as kind, made_at from published.useful_marks
        where receiver_id = any(${receivers})
    ) mark join published.members giver on giver.id = mark.giver_id
    where mark.giver_id <> mark.receiver_id and ${asked}
      and giver.created_at <= mark.made_at - make_interval(days => ${sql.lit(newForDays)})
      and not exists (select from published.people_apart apart
        where apart.profile_id = mark.receiver_id and apart.other_profile_id = mark.giver_id)
      and not exists (select from published.writing_pauses pause where pause.profile_id = mark.giver_id
        and pause.begins_at <= mark.made_at and (pause.ends_at is null or pause.ends_at > mark.made_at))`;
}

const ever = sql.lit(mostPointsFromOneEver);
/** The points of each person and day of `counted`, within the limits from one person and in all. */
const daysOfCounted = sql`
  select receiver_id, day, least(sum(least(so_far, ${ever}) - least(so_far - from_one, ${ever})), ${sql.lit(mostPointsADay)})::int as points
  from (
    select receiver_id, day, from_one, sum(from_one) over (partition by receiver_id, giver_id order by day) as so_far
    from (
      select receiver_id, day, giver_id, least(sum(points), ${sql.lit(mostPointsFromOne)}) as from_one
      from counted group by receiver_id, day, giver_id
    ) by_giver
  ) in_order group by receiver_id, day`;

/** Points stay below a step until enough people gave them; null: enough for all steps. */
const mostFromSoFew = sql`case ${sql.join(
  Object.values(needsOf).map(
    (need) => sql`when givers < ${sql.lit(need.givers)} then ${sql.lit(need.points - 1)}`,
  ),
  sql` `,
)} end`;

/** Sums the points of these people anew from the marks themselves, and keeps what has changed. */
export async function recountPoints(reader: Reader, profileIds: readonly number[]): Promise<void> {
  await sql`
    with counted as (${countedMarks(sql`${[...profileIds]}::bigint[]`)}),
    days as (${daysOfCounted}),
    summed as (
      select member.id as profile_id, coalesce(sum(days.points), 0)::int as points,
        (select count(distinct giver_id)::int from counted where receiver_id = member.id) as givers
      from published.members member left join days on days.receiver_id = member.id
      where member.id = any(${[...profileIds]}::bigint[]) group by member.id
    )
    insert into reputations as kept (profile_id, points, givers)
    select profile_id, least(points, ${mostFromSoFew}), givers from summed
    where points > 0 or exists (select from reputations where reputations.profile_id = summed.profile_id)
    on conflict (profile_id) do update set points = excluded.points, givers = excluded.givers
      where kept.points <> excluded.points or kept.givers <> excluded.givers`.execute(reader);
}

/** The next people after this one by number, for a walk through all. */
export async function selectMembersAfter(
  reader: Reader,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from published.members where id > ${after} order by id limit ${sql.lit(atMost)}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}

/**
 * What brought a person points on one day, by kind, and how many points that makes within the limits. Of earlier days
 * only what the same people gave is read.
 */
export async function selectDay(
  reader: Reader,
  { profileId, day }: { readonly profileId: number; readonly day: string },
): Promise<OwnStanding["today"]> {
  const own = sql`array[${profileId}::bigint]`;
  const begin = sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;
  const ofDay = sql<boolean>`mark.made_at >= ${begin} and mark.made_at < ${begin} + interval '1 day'`;
  const before = sql<boolean>`mark.made_at < ${begin} and mark.giver_id in (select giver_id from today)`;
  const { rows } = await sql<{ kind: MarkKind; count: number; points: number; ofDay: number }>`
    with today as (${countedMarks(own, ofDay)}),
    counted as (select * from today union all ${countedMarks(own, before)}),
    days as (${daysOfCounted})
    select kind, count(*)::int as count, sum(today.points)::int as points,
      (select points from days where day = ${day}::date) as "ofDay"
    from today group by kind order by points desc, kind`.execute(reader);
  return { marks: rows.map(({ ofDay: _, ...mark }) => mark), points: rows[0]?.ofDay ?? 0 };
}
