import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Written } from "./hold-words.ts";

/** So many reports of people who are not new take something out of sight. */
const enoughReports = 3;

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

/** Holds a case with enough open reports of people who joined before; false where it is held or has too few. */
export async function holdReported(
  transaction: Transaction,
  { caseId, joinedBefore }: { readonly caseId: number; readonly joinedBefore: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update moderation_cases set is_held = true, was_held = true
    where id = ${caseId} and state = 'open' and not is_held and kind <> 'chat' and ${enoughReports} <= (
      select count(*) from moderation_reports reported join published.members member on member.id = reported.profile_id
      where reported.case_id = ${caseId} and reported.decided_at is null and member.created_at <= ${joinedBefore})`.execute(
    transaction,
  );
  return numAffectedRows > 0n;
}
