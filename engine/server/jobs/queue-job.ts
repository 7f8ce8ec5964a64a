import { sql } from "kysely";
import type { Reader } from "../data/client.ts";

/**
 * Queues a job that runs after the caller's transaction commits, even after a kill. A key queues a job once until
 * it starts. Jobs of one `line` run one after another, so a slow service blocks only its own queue.
 */
export async function queueJob(
  transaction: Reader,
  job: {
    readonly name: string;
    readonly key: string;
    readonly payload: Readonly<Record<string, string>>;
    readonly line?: string;
    /** Earliest start, in seconds from now. */
    readonly afterSeconds?: number;
  },
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${job.name}, ${JSON.stringify(job.payload)}::json, job_key => ${job.key},
      queue_name => ${job.line ?? null}, run_at => now() + make_interval(secs => ${job.afterSeconds ?? 0}))`.execute(
    transaction,
  );
}
