import type { Reader } from "@santha/database/client";
import { sql } from "kysely";

/**
 * Queues a job in the caller's transaction: it runs after that has committed, also after a kill, and not at all when
 * it is rolled back. Under the same key a job that has not begun is queued once. Jobs of one line are done one after the
 * other: an outside service that does not answer holds up what stands in its line, and nothing else.
 */
export async function queueJob(
  transaction: Reader,
  job: {
    readonly name: string;
    readonly key: string;
    readonly payload: Readonly<Record<string, string>>;
    readonly line?: string;
  },
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${job.name}, ${JSON.stringify(job.payload)}::json, job_key => ${job.key},
      queue_name => ${job.line ?? null})`.execute(transaction);
}
