import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type JobHelpers,
  Logger,
  type RunnerOptions,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Pool } from "pg";
import type { Platform } from "../context.ts";
import { withoutValues } from "../run/log.ts";
import { keepHeartbeat, releaseOrphanedJobs } from "./job-locks.ts";
import { poolForJobs } from "./job-pool.ts";
import { type Job, platformJobs } from "./jobs.ts";

/** Makes the job tables; needed before the first `emit`. */
export async function prepareJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

const silent = new Logger(() => () => {});

export interface JobWorker {
  /** Waits for running jobs to end; a second call returns the first promise. */
  stop(): Promise<void>;
}

export interface JobWorkerOptions {
  readonly jobs: readonly Job[];
  readonly pool: Pool;
  /** Off in tests, where the scheduler would run jobs that no test expects. */
  readonly isScheduled: boolean;
}

/** More than the number of queues for outside services, so that other jobs always find a free slot. */
const jobsAtOnce = 12;
/** Pause before a worker that gave up is started again. */
const pauseInMilliseconds = 1000;
/** How long a runner may take to stop after its jobs have ended. */
const patienceInMilliseconds = 2000;
/** Pause between checks for orphaned jobs. */
const lookInMilliseconds = 5000;

/**
 * Starts event delivery and jobs in this process. A worker that fails because the database is away is started
 * again until `stop`, and resumes interrupted jobs, its own or others'.
 */
export async function startJobWorker(platform: Platform, options: JobWorkerOptions): Promise<JobWorker> {
  let running = await startRunning(platform, options);
  let stopping: Promise<void> | undefined;
  const keepRunning = async (): Promise<void> => {
    while (!stopping) {
      await running.isOver;
      if (stopping) return;
      await sleep(pauseInMilliseconds, undefined, { ref: false });
      if (stopping) return;
      try {
        running = await startRunning(platform, options);
        // `stop` may have been called meanwhile and have stopped only the former runner.
        if (stopping) await running.stop();
      } catch (error) {
        platform.log.warn({ err: error }, "the job worker could not be started again");
      }
    }
  };
  const kept = keepRunning();
  return {
    stop() {
      stopping ??= running
        .stop()
        .then(() => kept)
        .then(() => running.isOver);
      return stopping;
    },
  };
}

interface Running {
  /** Settles when the runner has stopped or failed. */
  readonly isOver: Promise<void>;
  stop(): Promise<void>;
}

async function startRunning(platform: Platform, options: JobWorkerOptions): Promise<Running> {
  const events: WorkerEvents = new EventEmitter();
  const begun = once(events, "pool:create") as Promise<[{ workerPool: { id: string } }]>;
  const jobsHaveEnded = endOfJobs(events);
  const runner = await run({ ...runnerOptions(platform, options), events });
  // The runner may have failed already.
  const stopRunner = () => runner.stop().catch(() => {});
  const hasEnded = Promise.race([
    runner.promise.catch(() => {}),
    jobsHaveEnded.then(() => void stopRunner()),
  ]);
  const stop = () => Promise.race([stopRunner(), hasEnded]);
  try {
    const [{ workerPool }] = await begun;
    const sign = await keepHeartbeat(options.pool, workerPool.id);
    void sign.hasBroken.then(stop);
    const looking = setInterval(look, lookInMilliseconds);
    looking.unref();
    look();
    const isOver = hasEnded.then(() => {
      clearInterval(looking);
      sign.takeDown();
    });
    return { isOver, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  function look(): void {
    releaseOrphanedJobs(options.pool).catch((error) =>
      platform.log.warn({ err: error }, "no look for jobs of dead workers"),
    );
  }
}

/**
 * Settles when a stopping runner had time to save the result of its last job. After several failed saves
 * graphile-worker waits for ever (graphile/worker#636), and no runner would do any jobs.
 */
async function endOfJobs(events: WorkerEvents): Promise<void> {
  let underWay = 0;
  let onNoneLeft = () => {};
  events.on("job:start", () => {
    underWay += 1;
  });
  for (const name of ["job:complete", "worker:fatalError"] as const) {
    events.on(name, () => {
      underWay -= 1;
      if (underWay === 0) onNoneLeft();
    });
  }
  await once(events, "pool:gracefulShutdown");
  do {
    if (underWay > 0) await new Promise<void>((resolve) => (onNoneLeft = resolve));
    await sleep(patienceInMilliseconds, undefined, { ref: false });
    // A job fetched meanwhile has ended as well.
  } while (underWay > 0);
}

function runnerOptions(platform: Platform, options: JobWorkerOptions): RunnerOptions {
  const jobs = [...platformJobs, ...options.jobs];
  const crontab = options.isScheduled ? jobs.flatMap(cronLine).join("\n") : "";
  return {
    pgPool: poolForJobs(options.pool),
    taskList: taskListOf(platform, jobs),
    crontab,
    concurrency: jobsAtOnce,
    // With batching, a job result that cannot be saved would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      // The message quotes the job's error, which may contain personal values.
      if (level === "error") platform.log.error({ job: true }, withoutValues(message));
    }),
  };
}

function cronLine({ name, schedule, line }: Job): string[] {
  if (!schedule) return [];
  return [`${schedule} ${name}${line ? ` ?queue=${line}&jobKey=${name}` : ""}`];
}

/** The job's own error is what gets noted, also when this fails as well. */
async function giveUp(platform: Platform, job: Job, payload: unknown): Promise<void> {
  try {
    await job.onGivenUp?.(platform, payload);
  } catch (error) {
    platform.log.error({ err: error, job: job.name }, "a job that was given up could not be followed up");
  }
}

function taskListOf(platform: Platform, jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown, { job: { attempts, max_attempts: mostTries } }: JobHelpers) => {
        try {
          await job.run(platform, payload);
        } catch (error) {
          platform.metrics.jobFailed(job.name);
          if (attempts >= mostTries) await giveUp(platform, job, payload);
          throw error;
        }
      },
    ]),
  );
}
