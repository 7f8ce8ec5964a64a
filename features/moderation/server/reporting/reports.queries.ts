import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Reported } from "./report.ts";

/** The case of what was reported, held until the transaction ends; made at the first report. It rests when it was kept. */
export async function holdCase(
  transaction: Transaction,
  { kind, key, authorProfileId, leadsTo, words, pictures, voice }: Reported,
  at: Date,
): Promise<{ readonly caseId: number; readonly isNew: boolean; readonly isResting: boolean }> {
  const { rows } = await sql<{ caseId: number; isNew: boolean; isResting: boolean }>`
    insert into moderation_cases (kind, subject_key, author_profile_id, leads_to, words, picture_keys, voice, state, waits_since)
    values (${kind}, ${key}, ${authorProfileId}, ${leadsTo}, ${words || null}, ${[...pictures]}::text[], ${voice}, 'open', ${at})
    on conflict (kind, subject_key) do update set leads_to = excluded.leads_to
    returning id as "caseId", xmax = 0 as "isNew", state = 'kept' as "isResting"`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error(`no case of ${kind} ${key}`);
  return row;
}

/** Keeps a report; false where the person has reported this before, and it does not go on. */
export async function insertReport(
  transaction: Transaction,
  caseId: number,
  { reporterId, reason, added, goesOn = false }: Reported,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into moderation_reports as before (case_id, profile_id, reason, words, reported_at)
    values (${caseId}, ${reporterId}, ${reason}, ${added || null}, ${at})
    on conflict (case_id, profile_id) do update
      set reason = excluded.reason, words = excluded.words, reported_at = excluded.reported_at, decided_at = null
      where ${goesOn} and before.decided_at is not null`.execute(transaction);
  return numAffectedRows > 0n;
}

/** Opens a case again that was kept, with the words as they are now; false where what it is about is hidden already. */
export async function openCase(
  transaction: Transaction,
  caseId: number,
  { authorProfileId, words, pictures, voice }: Reported,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update moderation_cases set author_profile_id = ${authorProfileId}, words = ${words || null}, picture_keys = ${[...pictures]}::text[], voice = ${voice},
      reason = case when state = 'open' then reason end, appeal_words = null, appealed_at = null,
      state = 'open', waits_since = coalesce(waits_since, ${at})
    where id = ${caseId} and state in ('open', 'kept')`.execute(transaction);
  return numAffectedRows > 0n;
}
