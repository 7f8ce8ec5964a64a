import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Standing } from "#features/reputation/contract.ts";
import type { Written } from "./hold-words.ts";

/** Opens a case of what nobody has reported, held; undefined where support has kept these words or looks at it already. */
export async function holdNew(
  transaction: Transaction,
  { kind, key, authorProfileId, leadsTo, words, pictures, voice }: Written,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into moderation_cases as before (kind, subject_key, author_profile_id, leads_to, words, picture_keys, voice,
      state, waits_since, is_held, was_held)
    values (${kind}, ${key}, ${authorProfileId}, ${leadsTo}, ${words}, ${[...pictures]}::text[], ${voice}, 'open', ${at}, true, true)
    on conflict (kind, subject_key) do update
      set author_profile_id = excluded.author_profile_id, words = excluded.words, picture_keys = excluded.picture_keys,
        voice = excluded.voice, state = 'open', is_held = true, was_held = true, reason = null,
        appeal_words = null, appealed_at = null, waits_since = coalesce(before.waits_since, excluded.waits_since)
      where not before.is_held and (before.state = 'open'
        or before.state = 'kept' and before.words is distinct from excluded.words)
    returning id`.execute(transaction);
  return rows[0]?.id;
}

/** Who has reported a case that support has not decided since, by what the weight of a report depends on. */
export async function selectReporters(
  transaction: Transaction,
  { caseId, now }: { readonly caseId: number; readonly now: Date },
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select member.created_at as "joinedAt",
      coalesce((select points from published.standings where profile_id = member.id), 0) as points,
      exists (select from published.role_grants where profile_id = member.id) as "isLetIn",
      exists (select from writing_pauses where profile_id = member.id and lifted_at is null
        and (ends_at is null or ends_at > ${now})) as "isPaused"
    from moderation_reports reported join published.members member on member.id = reported.profile_id
    where reported.case_id = ${caseId} and reported.decided_at is null`.execute(transaction);
  return rows;
}

/** Holds a case; false where it is held, decided or about a chat. */
export async function holdReported(transaction: Transaction, caseId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update moderation_cases set is_held = true, was_held = true
    where id = ${caseId} and state = 'open' and not is_held and kind <> 'chat'`.execute(transaction);
  return numAffectedRows > 0n;
}
