import { Logger, run, runMigrations, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Platform } from "./context.ts";
import { type Job, platformJobs } from "./jobs.ts";
import { withoutValues } from "./log.ts";

/** Makes the job tables; needed before the first `emit`. */
export async function prepareJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

const silent = new Logger(() => () => {});

export interface JobWorker {
  /** Lets running jobs end; a second call waits for the first. */
  stop(): Promise<void>;
}

export interface JobWorkerOptions {
  readonly jobs: readonly Job[];
  readonly pool: Pool;
  /** Off in tests: a tick at the full minute would run jobs nobody asked for. */
  readonly isScheduled: boolean;
}

/** Starts delivering events and running jobs in this process. */
export async function startJobWorker(platform: Platform, options: JobWorkerOptions): Promise<JobWorker> {
  const jobs = [...platformJobs, ...options.jobs];
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown) => {
        try {
          await job.run(platform, payload);
        } catch (error) {
          platform.metrics.jobFailed(job.name);
          throw error;
        }
      },
    ]),
  );
  const crontab = options.isScheduled
    ? jobs.flatMap((job) => (job.schedule ? [`${job.schedule} ${job.name}`] : [])).join("\n")
    : "";
  const runner = await run({
    pgPool: options.pool,
    taskList,
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      // The message quotes the error of the job, and that may quote a value.
      if (level === "error") platform.log.error({ job: true }, withoutValues(message));
    }),
  });
  let stopping: Promise<void> | undefined;
  return {
    stop() {
      stopping ??= runner.stop();
      return stopping;
    },
  };
}
