import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Logger,
  type RunnerOptions,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Pool } from "pg";
import type { Platform } from "./context.ts";
import { freeJobsOfTheDead, showLife } from "./job-locks.ts";
import { poolForJobs } from "./job-pool.ts";
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

/** More than the lines of all jobs that ask an outside service, so that there is always a hand for the others. */
const jobsAtOnce = 6;
/** Pause before a worker that gave up is started again. */
const pauseInMilliseconds = 1000;
/** So long a runner may take to end once its jobs have. */
const patienceInMilliseconds = 2000;
/** Pause between looks for jobs of workers that died. */
const lookInMilliseconds = 5000;

/**
 * Starts delivering events and running jobs in this process. A worker gives up when the database is away; it is started
 * again until it is stopped, and takes up what it or another worker left in the middle.
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
        // Who stopped it meanwhile could only stop the one before.
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
  /** Settles when it has stopped or given up. */
  readonly isOver: Promise<void>;
  stop(): Promise<void>;
}

async function startRunning(platform: Platform, options: JobWorkerOptions): Promise<Running> {
  const events: WorkerEvents = new EventEmitter();
  const begun = once(events, "pool:create") as Promise<[{ workerPool: { id: string } }]>;
  const jobsHaveEnded = endOfJobs(events);
  const runner = await run({ ...runnerOptions(platform, options), events });
  // It may have given up by itself already.
  const stopRunner = () => runner.stop().catch(() => {});
  const hasEnded = Promise.race([
    runner.promise.catch(() => {}),
    jobsHaveEnded.then(() => void stopRunner()),
  ]);
  const stop = () => Promise.race([stopRunner(), hasEnded]);
  try {
    const [{ workerPool }] = await begun;
    const sign = await showLife(options.pool, workerPool.id);
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
    freeJobsOfTheDead(options.pool).catch((error) =>
      platform.log.warn({ err: error }, "no look for jobs of dead workers"),
    );
  }
}

/**
 * Settles when a runner that takes no further jobs has had time to write down the end of its last one. After several ends
 * that could not be written it waits for more for ever (graphile/worker#636), and nobody would do any jobs.
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
    // One that was being fetched meanwhile is done as well.
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
    // Without a batch of its own, an end of a job that cannot be written down ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      // The message quotes the error of the job, and that may quote a value.
      if (level === "error") platform.log.error({ job: true }, withoutValues(message));
    }),
  };
}

function cronLine({ name, schedule, line }: Job): string[] {
  if (!schedule) return [];
  return [`${schedule} ${name}${line ? ` ?queue=${line}&jobKey=${name}` : ""}`];
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
