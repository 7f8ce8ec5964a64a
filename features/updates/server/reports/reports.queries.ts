import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ReportedUpdate, ReportReason } from "../../contract/reports.ts";

interface NewReport {
  readonly updateId: number;
  readonly profileId: number;
  readonly reason: ReportReason;
  readonly words: string | null;
  readonly reportedAt: Date;
}

/** Keeps a report; false where the person has reported the update before. */
export async function insertReport(transaction: Transaction, given: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("update_reports")
    .values({
      update_id: given.updateId,
      profile_id: given.profileId,
      reason: given.reason,
      words: given.words,
      reported_at: given.reportedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Updates with open reports, the one that waits longest first. */
export async function selectReported(reader: Reader): Promise<ReportedUpdate[]> {
  const { rows } = await sql<ReportedUpdate>`
    select one.share_id as "shareId", update_author(one.author_profile_id) as author, one.body as text,
      one.picture_keys as pictures, (extract(epoch from one.published_at) * 1000)::bigint as "publishedAt",
      array(select body from update_versions where update_id = one.id order by id) as "wordsBefore",
      open.reports
    from (
      select update_id, min(reported_at) as since, jsonb_agg(jsonb_build_object('reason', reason, 'words', words,
        'reportedAt', (extract(epoch from reported_at) * 1000)::bigint) order by reported_at) as reports
      from update_reports where decided_at is null group by update_id
    ) open join updates one on one.id = open.update_id
    where one.taken_down_at is null
    order by open.since limit 100`.execute(reader);
  return rows;
}

/** A reported update, held until the transaction ends. */
export async function lockReported(
  transaction: Transaction,
  shareId: string,
): Promise<{ readonly id: number; readonly authorProfileId: number } | undefined> {
  const { rows } = await sql<{ id: number; authorProfileId: number }>`
    select id, author_profile_id as "authorProfileId" from updates one
    where share_id = ${shareId} and taken_down_at is null
      and exists (select from update_reports where update_id = one.id and decided_at is null)
    for update`.execute(transaction);
  return rows[0];
}

/** Notes that all open reports of an update are decided. */
export async function closeReports(transaction: Transaction, updateId: number, at: Date): Promise<void> {
  await transaction
    .updateTable("update_reports")
    .set({ decided_at: at })
    .where("update_id", "=", updateId)
    .where("decided_at", "is", null)
    .execute();
}

/** Nobody sees it from now on. */
export async function takeDown(transaction: Transaction, updateId: number, at: Date): Promise<void> {
  await transaction.updateTable("updates").set({ taken_down_at: at }).where("id", "=", updateId).execute();
}
