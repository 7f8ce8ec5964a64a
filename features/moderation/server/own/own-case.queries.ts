import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { OwnCase } from "../../contract/cases.ts";

interface Own {
  readonly caseId: number;
  readonly profileId: number;
}

/** A decided or held case about what this person wrote. */
export async function findOwnCase(reader: Reader, { caseId, profileId }: Own): Promise<OwnCase | undefined> {
  const { rows } = await sql<OwnCase>`
    select id as "caseId", kind, coalesce(words, '') as words, leads_to as "leadsTo",
      case when is_held then 'held' else state end as state, is_warned as "isWarned",
      case when not is_held then reason end as reason,
      case when not is_held then (extract(epoch from decided_at) * 1000)::bigint end as "decidedAt",
      case when appealed_at is not null then jsonb_build_object('words', appeal_words,
        'appealedAt', (extract(epoch from appealed_at) * 1000)::bigint) end as appeal
    from moderation_cases
    where id = ${caseId} and author_profile_id = ${profileId} and (is_held or reason is not null and state <> 'open')`.execute(
    reader,
  );
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
