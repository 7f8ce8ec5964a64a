import { sql } from "kysely";
import type { Reader, Transaction } from "../data/client.ts";

export interface FailedJobRow {
  readonly id: number;
  readonly name: string;
  readonly lastError: string;
  readonly tries: number;
  readonly mostTries: number;
  readonly queuedAt: Date;
  readonly failedAt: Date;
  readonly runAt: Date;
}

/** Delivery of an event is named by its listener: one that fails has a job of its own. */
const nameOfJob = sql`coalesce(job.payload->'listeners'->>0, job.payload->>'listener', task.identifier)`;
const withTask = sql`graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`;

/** Jobs whose last try failed, the newest first. */
export async function selectFailedJobs(
  reader: Reader,
  asked: {
    readonly find: string;
    readonly isGivenUp?: boolean | undefined;
    readonly afterId: string | undefined;
    readonly limit: number;
  },
): Promise<FailedJobRow[]> {
  const { find, isGivenUp, afterId, limit } = asked;
  const like = `%${find.replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await sql<FailedJobRow>`
    select job.id, ${nameOfJob} as name, job.last_error as "lastError", job.attempts as tries,
      job.max_attempts as "mostTries", job.created_at as "queuedAt", job.updated_at as "failedAt", job.run_at as "runAt"
    from ${withTask} where job.last_error is not null
      ${find === "" ? sql`` : sql`and (${nameOfJob} ilike ${like} or job.last_error ilike ${like})`}
      ${isGivenUp === undefined ? sql`` : sql`and (job.attempts >= job.max_attempts) = ${isGivenUp}`}
      ${afterId === undefined ? sql`` : sql`and job.id < ${afterId}::bigint`}
    order by job.id desc limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

/** How many jobs failed at their last try, up to `most`, and when the oldest was queued. */
export async function countFailedJobs(
  reader: Reader,
  most: number,
): Promise<{ readonly count: number; readonly oldestAt: Date | null } | undefined> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(created_at) as "oldestAt" from (
      select created_at from graphile_worker._private_jobs where last_error is not null
      order by id limit ${sql.lit(most)}) failed`.execute(reader);
  return rows[0];
}

export interface ChangedJob {
  readonly id: number;
  readonly name: string;
  readonly tries: number;
}

/** Locks those of these jobs that have failed and do not run now; nobody else can take or change them meanwhile. */
export async function lockFailedJobs(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ChangedJob[]> {
  const { rows } = await sql<ChangedJob>`
    select job.id, ${nameOfJob} as name, job.attempts as tries from ${withTask}
    where job.id = any(${[...ids]}::bigint[]) and job.last_error is not null and job.locked_at is null
    order by job.id for update of job skip locked`.execute(transaction);
  return rows;
}

/** Starts these jobs as soon as a worker is free, with all their tries before them. */
export async function rescheduleJobs(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await sql`select from graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at => now(), attempts => 0)`.execute(
    transaction,
  );
}

/** Deletes these jobs. */
export async function deleteJobs(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await sql`select from graphile_worker.complete_jobs(${[...ids]}::bigint[])`.execute(transaction);
}
