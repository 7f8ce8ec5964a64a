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
      about.state = 'kept' as "isAppealWon", ${pausesOf({ authorId: sql`asked.profile_id`, since })} as pauses
    from writing_pauses asked join moderation_cases about on about.id = asked.case_id
      left join published.members author on author.id = asked.profile_id
    where asked.closing = 'asked' and asked.lifted_at is null and asked.profile_id <> ${deciderId}
    order by asked.begins_at, asked.id limit ${sql.lit(mostClosings)}`.execute(reader);
  return rows;
}

/**
 * Closes writing for good, or leaves it at the pause, which ends where an appeal was accepted; undefined where nothing is
 * asked any more.
 */
export async function answerClosing(
  transaction: Transaction,
  { closingId, isClosed, at }: { readonly closingId: number; readonly isClosed: boolean; readonly at: Date },
): Promise<{ readonly caseId: number; readonly profileId: number; readonly isLifted: boolean } | undefined> {
  const { rows } = await sql<{ caseId: number; profileId: number; isLifted: boolean }>`
    update writing_pauses asked set
      closing = case when ${isClosed}::boolean then 'closed' else 'refused' end,
      ends_at = case when not ${isClosed}::boolean then asked.ends_at end,
      lifted_at = case when not ${isClosed}::boolean and about.state = 'kept' then ${at}::timestamptz end
    from moderation_cases about
    where about.id = asked.case_id and asked.id = ${closingId} and asked.closing = 'asked' and asked.lifted_at is null
    returning asked.case_id as "caseId", asked.profile_id as "profileId", asked.lifted_at is not null as "isLifted"`.execute(
    transaction,
  );
  return rows[0];
}
