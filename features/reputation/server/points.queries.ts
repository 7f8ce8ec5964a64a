import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import {
  type MarkKind,
  mostPointsADay,
  mostPointsFromOne,
  newForDays,
  type OwnStanding,
  pointsOf,
} from "../contract.ts";

const points = sql`case kind ${sql.join(
  Object.entries(pointsOf).map(([kind, value]) => sql`when ${sql.lit(kind)} then ${sql.lit(value)}`),
  sql` `,
)} end`;

/**
 * The marks that count for these people: not one's own, nor of an account that was new, of somebody kept apart by a
 * block, or of one whose writing was stopped at that time. What was taken back or hidden is not there.
 */
function countedMarks(receivers: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select mark.receiver_id, mark.giver_id, mark.kind, ${points} as points, (made_at at time zone 'Asia/Kolkata')::date as day
    from (
      select given.* from published.answer_marks given where given.receiver_id = any(${receivers})
      union all
      select receiver_id, giver_id, 'useful-update' as kind, made_at from published.useful_marks
        where receiver_id = any(${receivers})
    ) mark join published.members giver on giver.id = mark.giver_id
    where mark.giver_id <> mark.receiver_id
      and giver.created_at <= mark.made_at - make_interval(days => ${sql.lit(newForDays)})
      and not exists (select from published.people_apart apart
        where apart.profile_id = mark.receiver_id and apart.other_profile_id = mark.giver_id)
      and not exists (select from published.writing_pauses pause where pause.profile_id = mark.giver_id
        and pause.begins_at <= mark.made_at and (pause.ends_at is null or pause.ends_at > mark.made_at))`;
}

/** The points of each person and day of `counted`: at most so many from one person, and so many in all. */
const daysOfCounted = sql`
  select receiver_id, day, least(sum(from_one), ${sql.lit(mostPointsADay)})::int as points
  from (
    select receiver_id, day, giver_id, least(sum(points), ${sql.lit(mostPointsFromOne)}) as from_one
    from counted group by receiver_id, day, giver_id
  ) by_giver group by receiver_id, day`;

/** Sums the points of these people anew from the marks themselves, and keeps what has changed. */
export async function recountPoints(reader: Reader, profileIds: readonly number[]): Promise<void> {
  await sql`
    with counted as (${countedMarks(sql`${[...profileIds]}::bigint[]`)}),
    days as (${daysOfCounted}),
    summed as (
      select member.id as profile_id, coalesce(sum(days.points), 0)::int as points
      from published.members member left join days on days.receiver_id = member.id
      where member.id = any(${[...profileIds]}::bigint[]) group by member.id
    )
    insert into reputations as kept (profile_id, points)
    select profile_id, points from summed
    where points > 0 or exists (select from reputations where reputations.profile_id = summed.profile_id)
    on conflict (profile_id) do update set points = excluded.points where kept.points <> excluded.points`.execute(
    reader,
  );
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

/** What brought a person points on one day, by kind, and how many points that makes within the limits of a day. */
export async function selectDay(
  reader: Reader,
  { profileId, day }: { readonly profileId: number; readonly day: string },
): Promise<OwnStanding["today"]> {
  const { rows } = await sql<{ kind: MarkKind; count: number; points: number; ofDay: number }>`
    with counted as (select * from (${countedMarks(sql`array[${profileId}::bigint]`)}) every where day = ${day}::date),
    days as (${daysOfCounted})
    select kind, count(*)::int as count, sum(counted.points)::int as points,
      (select points from days) as "ofDay"
    from counted group by kind order by points desc, kind`.execute(reader);
  return { marks: rows.map(({ ofDay: _, ...mark }) => mark), points: rows[0]?.ofDay ?? 0 };
}
