import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { type Closing, mostClosings } from "../../contract/sanctions.ts";
import { pausesOf } from "./pauses.queries.ts";

/** Whose writing support asks to close for good, the longest waiting first; nobody decides about himself. */
export async function selectClosings(
  reader: Reader,
  { deciderId, since }: { readonly deciderId: number; readonly since: Date },
): Promise<Closing[]> {
  const { rows } = await sql<Closing>`
    select asked.id as "closingId", about.kind, coalesce(about.words, '') as words, coalesce(about.reason, '') as reason,
      (extract(epoch from asked.begins_at) * 1000)::bigint as "askedAt",
      case when author.id is not null then jsonb_build_object('profileKey', author.profile_key,
        'firstName', author.first_name, 'firstNameTe', author.first_name_te) end as author,
      about.state = 'kept' as "isAppealWon",
      coalesce(asked.asked_by_profile_id = ${deciderId}, false) as "isAskedByMe", ${pausesOf({ authorId: sql`asked.profile_id`, since })} as pauses
    from writing_pauses asked join moderation_cases about on about.id = asked.case_id
      left join published.members author on author.id = asked.profile_id
    where asked.closing = 'asked' and asked.lifted_at is null and asked.profile_id <> ${deciderId}
    order by asked.begins_at, asked.id limit ${sql.lit(mostClosings)}`.execute(reader);
  return rows;
}

/** What the platform admin says to a closing. */
interface Answered {
  readonly closingId: number;
  readonly isClosed: boolean;
  readonly deciderId: number;
  readonly at: Date;
}

/** Whether this person has asked for a closing, which the transaction holds from then on. */
export async function lockAskedBy(
  transaction: Transaction,
  { closingId, deciderId }: Pick<Answered, "closingId" | "deciderId">,
): Promise<boolean> {
  const { rows } = await sql`select from writing_pauses
    where id = ${closingId} and closing = 'asked' and lifted_at is null and asked_by_profile_id = ${deciderId} for update`.execute(
    transaction,
  );
  return rows.length > 0;
}

/**
 * Closes writing for good, or leaves it at the pause, which ends where an appeal was accepted; undefined where nothing is
 * asked any more.
 */
export async function answerClosing(
  transaction: Transaction,
  { closingId, isClosed, deciderId, at }: Answered,
): Promise<{ readonly caseId: number; readonly profileId: number; readonly isLifted: boolean } | undefined> {
  const { rows } = await sql<{ caseId: number; profileId: number; isLifted: boolean }>`
    update writing_pauses asked set
      closing = case when ${isClosed}::boolean then 'closed' else 'refused' end,
      decided_by_profile_id = ${deciderId}, ends_at = case when not ${isClosed}::boolean then asked.ends_at end,
      lifted_at = case when not ${isClosed}::boolean and about.state = 'kept' then ${at}::timestamptz end
    from moderation_cases about
    where about.id = asked.case_id and asked.id = ${closingId} and asked.closing = 'asked' and asked.lifted_at is null
    returning asked.case_id as "caseId", asked.profile_id as "profileId", asked.lifted_at is not null as "isLifted"`.execute(
    transaction,
  );
  return rows[0];
}
