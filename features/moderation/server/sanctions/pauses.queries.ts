import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Stage } from "../../contract/sanctions.ts";

/** Since when sanctions count, and whose. */
interface Counted {
  readonly authorId: ReturnType<typeof sql>;
  readonly since: Date;
}

/** Pauses of an author since then that no appeal has ended. */
export const pausesOf = ({
  authorId,
  since,
}: Counted) => sql<number>`(select count(*)::int from writing_pauses pause
  where pause.profile_id = ${authorId} and pause.lifted_at is null and pause.begins_at > ${since})`;

/** What follows next for an author: one step further than the furthest of the sanctions that count. */
export const nextStageOf = ({ authorId, since }: Counted) => sql<Stage>`(
  select case max(pause.days) when 30 then 'close' when 7 then 'pause-30' when 1 then 'pause-7'
    else case when exists (select from moderation_cases warned where warned.author_profile_id = ${authorId}
      and warned.is_warned and warned.decided_at > ${since}) then 'pause-1' else 'warn' end end
  from writing_pauses pause
  where pause.profile_id = ${authorId} and pause.lifted_at is null and pause.begins_at > ${since})`;

/** Stops an author's writing from this moment on. */
export async function insertPause(
  transaction: Transaction,
  pause: {
    readonly caseId: number;
    readonly profileId: number;
    readonly days: number;
    readonly at: Date;
    readonly endsAt: Date;
    /** Who asks to close it for good; null: nobody. */
    readonly askedBy: number | null;
  },
): Promise<void> {
  await transaction
    .insertInto("writing_pauses")
    .values({
      case_id: pause.caseId,
      profile_id: pause.profileId,
      days: pause.days,
      begins_at: pause.at,
      ends_at: pause.endsAt,
      closing: pause.askedBy === null ? "none" : "asked",
      asked_by_profile_id: pause.askedBy,
    })
    .execute();
}

/**
 * Ends what a case has brought its author. A closing for good is the platform admin's: it becomes the pause that it was,
 * and is asked for anew. Answers which of both was done; undefined: nothing of it counted.
 */
export async function liftPauses(
  transaction: Transaction,
  { caseId, byProfileId, at }: { readonly caseId: number; readonly byProfileId: number; readonly at: Date },
): Promise<"lifted" | "asked" | undefined> {
  const { rows } = await sql<{ done: "lifted" | "asked" }>`
    update writing_pauses set
      lifted_at = case when closing <> 'closed' then ${at}::timestamptz end,
      ends_at = case closing when 'closed' then begins_at + days * interval '1 day' else ends_at end,
      asked_by_profile_id = case closing when 'closed' then ${byProfileId} else asked_by_profile_id end,
      decided_by_profile_id = case when closing <> 'closed' then decided_by_profile_id end,
      closing = case closing when 'closed' then 'asked' else closing end
    where case_id = ${caseId} and lifted_at is null
    returning case when lifted_at is null then 'asked' else 'lifted' end as done`.execute(transaction);
  return rows[0]?.done;
}

/** Somebody who is about to write. */
export interface Writer {
  readonly joinedAt: Date;
  /** What others' marks have brought. */
  readonly points: number;
  /** The case for which writing is stopped now; null: it is not. */
  readonly caseId: number | null;
  /** Until when; null: for good. */
  readonly endsAt: Date | null;
}

/** Since when a person has an account, with how many points, and whether writing is stopped for that person now. */
export async function findWriter(
  reader: Reader,
  { profileId, now }: { readonly profileId: number; readonly now: Date },
): Promise<Writer | undefined> {
  const { rows } = await sql<Writer>`
    select person.created_at as "joinedAt",
      coalesce((select points from published.standings where profile_id = person.id), 0) as points, pause.case_id as "caseId", pause.ends_at as "endsAt"
    from published.profiles person left join lateral (
      select case_id, ends_at from writing_pauses
      where profile_id = person.id and lifted_at is null and (ends_at is null or ends_at > ${now})
      order by ends_at desc nulls first limit 1) pause on true
    where person.id = ${profileId}`.execute(reader);
  return rows[0];
}
