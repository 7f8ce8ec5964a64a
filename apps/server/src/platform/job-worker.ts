import { setTimeout as sleep } from "node:timers/promises";
import { Logger, type RunnerOptions, run, runMigrations, type TaskList } from "graphile-worker";
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

/** Pause before a worker that gave up is started again. */
const pauseInMilliseconds = 1000;

/**
 * Starts delivering events and running jobs in this process. A worker gives up after some failed looks for a job,
 * as when the database is away; it is started again until it is stopped.
 */
export async function startJobWorker(platform: Platform, options: JobWorkerOptions): Promise<JobWorker> {
  const start = () => run(runnerOptions(platform, options));
  let runner = await start();
  let stopping: Promise<void> | undefined;
  const keepRunning = async (): Promise<void> => {
    while (!stopping) {
      await runner.promise.catch(() => {});
      if (stopping) return;
      await sleep(pauseInMilliseconds, undefined, { ref: false });
      if (stopping) return;
      try {
        runner = await start();
      } catch (error) {
        platform.log.warn({ err: error }, "the job worker could not be started again");
      }
    }
  };
  const kept = keepRunning();
  return {
    stop() {
      stopping ??= runner
        .stop()
        // It may have given up by itself already.
        .catch(() => {})
        .then(() => kept);
      return stopping;
    },
  };
}

function runnerOptions(platform: Platform, options: JobWorkerOptions): RunnerOptions {
  const jobs = [...platformJobs, ...options.jobs];
  const crontab = options.isScheduled
    ? jobs.flatMap((job) => (job.schedule ? [`${job.schedule} ${job.name}`] : [])).join("\n")
    : "";
  return {
    pgPool: options.pool,
    taskList: taskListOf(platform, jobs),
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      // The message quotes the error of the job, and that may quote a value.
      if (level === "error") platform.log.error({ job: true }, withoutValues(message));
    }),
  };
}

function taskListOf(platform: Platform, jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
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
}
