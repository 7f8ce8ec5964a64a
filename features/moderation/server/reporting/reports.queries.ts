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

/** Keeps a report; false where the person has reported this before. */
export async function insertReport(
  transaction: Transaction,
  caseId: number,
  { reporterId, reason, added }: Reported,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("moderation_reports")
    .values({ case_id: caseId, profile_id: reporterId, reason, words: added || null, reported_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Opens a case again that was kept, with the words as they are now; what was decided of it before is over. */
export async function openCase(
  transaction: Transaction,
  caseId: number,
  { words, pictures, voice }: Reported,
  at: Date,
): Promise<void> {
  await sql`
    update moderation_cases set words = ${words || null}, picture_keys = ${[...pictures]}::text[], voice = ${voice},
      reason = case when state = 'open' then reason end, appeal_words = null, appealed_at = null,
      state = 'open', waits_since = coalesce(waits_since, ${at})
    where id = ${caseId} and state in ('open', 'kept')`.execute(transaction);
}
