import { sql } from "kysely";
import type { Reader } from "../data/client.ts";

/** A job that is to run once its transaction has committed. */
export interface QueuedJob {
  readonly name: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly line?: string;
  /** Earliest start, in seconds from now. */
  readonly afterSeconds?: number;
}

/**
 * Queues a job that runs after the caller's transaction commits, even after a kill. A key queues a job once until
 * it starts. Jobs of one `line` run one after another, so a slow service blocks only its own queue.
 */
export async function queueJob(transaction: Reader, job: QueuedJob): Promise<void> {
  await queueJobs(transaction, [job]);
}

/** The same for several jobs of different keys, in one statement; none where there are none. */
export async function queueJobs(transaction: Reader, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    select graphile_worker.add_job(job.name, job.payload, job_key => job.key, queue_name => job.line,
      run_at => now() + make_interval(secs => coalesce(job."afterSeconds", 0)))
    from json_to_recordset(${JSON.stringify(jobs)}::json)
      job (name text, key text, payload json, line text, "afterSeconds" float)`.execute(transaction);
}
