import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { OwnCase } from "../../contract/cases.ts";

interface Own {
  readonly caseId: number;
  readonly profileId: number;
}

/** A decided or held case about what this person wrote, or one that was held and is in order. */
export async function findOwnCase(
  reader: Reader,
  { caseId, profileId, now }: Own & { readonly now: Date },
): Promise<OwnCase | undefined> {
  const { rows } = await sql<OwnCase>`
    select id as "caseId", kind, coalesce(words, '') as words, leads_to as "leadsTo",
      case when is_held then 'held' when state = 'open' then 'kept' else state end as state, is_warned as "isWarned",
      case when state <> 'open' then reason end as reason,
      case when state <> 'open' then (extract(epoch from decided_at) * 1000)::bigint end as "decidedAt",
      case when appealed_at is not null then jsonb_build_object('words', appeal_words,
        'appealedAt', (extract(epoch from appealed_at) * 1000)::bigint) end as appeal,
      (select jsonb_build_object('days', days, 'endsAt', (extract(epoch from ends_at) * 1000)::bigint,
          'state', case when lifted_at is not null then 'lifted' when ends_at <= ${now} then 'over' else 'on' end)
        from writing_pauses where case_id = moderation_cases.id order by begins_at desc limit 1) as pause
    from moderation_cases
    where id = ${caseId} and author_profile_id = ${profileId}
      and (was_held or reason is not null and state <> 'open')`.execute(reader);
  return rows[0];
}

/** Keeps an appeal, the only one of a decision; false where the case is not hidden or was appealed before. */
export async function insertAppeal(
  reader: Reader,
  { caseId, profileId }: Own,
  { words, at }: { readonly words: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable("moderation_cases")
    .set({ state: "appealed", waits_since: at, appeal_words: words, appealed_at: at })
    .where("id", "=", caseId)
    .where("author_profile_id", "=", profileId)
    .where("state", "=", "hidden")
    .where("appealed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
