import { ensureDemoWorld, hasDemoWorld } from "#demo/ensure-world.ts";
import { features } from "../app.ts";
import { systemClock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { followFlags } from "../config/follow-flags.ts";
import type { Platform } from "../context.ts";
import { type OpenedDatabase, openDatabase } from "../data/client.ts";
import { migrate } from "../data/migrate.ts";
import { keptClockOffset } from "../http/dev-routes.ts";
import { secureIds } from "../ids.ts";
import { prepareJobs, startJobWorker } from "../jobs/job-worker.ts";
import { openPlatform } from "../open-platform.ts";
import type { Bus } from "../signals/bus.ts";
import { openBus } from "../signals/open-bus.ts";
import { openLog } from "./log.ts";
import { type Closers, findDatabase } from "./start-up.ts";

/** A request that gets no database connection by then is answered 503, within 2 s (R31). */
const longestWaitInMilliseconds = 1800;
/** No statement of ours takes that long; one that waits so long for a lock is answered 503 like one whose line is dead. */
const longestAnswerInMilliseconds = 20_000;
/** One for each job that is done at once, and what the worker listens, looks and shows its life on. */
const jobConnections = 14;
const signalDelayInMilliseconds = 300;

export interface OpenOptions {
  readonly config: Config;
  readonly opened: Closers;
  /** Lines for the person at the terminal. */
  readonly say: (line: string) => void;
  /** The database's hold was lost: nothing may be written any more. */
  readonly onLost: (reason: Error) => void;
  /** A database that stops together with this process (Ctrl-C reaches both) is no trouble. */
  readonly isStopping: () => boolean;
}

export interface OpenedProcess {
  readonly platform: Platform;
  readonly jobPool: OpenedDatabase;
  readonly bus: Bus;
}

/**
 * Opens what every process of Santha stands on: the database, migrated; in a demo its world; platform and bus.
 * What was opened is pushed on `opened`, also when a later step fails.
 */
export async function openProcess(options: OpenOptions): Promise<OpenedProcess> {
  const { config, opened, say, onLost, isStopping } = options;
  const log = openLog(config);
  const found = await findDatabase(config, opened, say, onLost);
  await migrate(found.directUrl);
  const warnUnlessStopping = (text: string) => (error: unknown) => {
    // The database's farewell may be read before the signal that stops this process.
    setTimeout(() => {
      if (!isStopping()) log.warn({ err: error }, text);
    }, signalDelayInMilliseconds).unref();
  };
  const onConnectionError = warnUnlessStopping("database connection lost");
  const database = await openDatabase({
    url: found.url,
    maxConnections: config.databaseConnections,
    applicationName: "santha server",
    onConnectionError,
    connectionWaitInMilliseconds: longestWaitInMilliseconds,
    longestAnswerInMilliseconds,
    pooler: config.pooler === "transaction" ? "transaction" : undefined,
  });
  opened.push("database pool", database.close);
  const jobPool = await openDatabase({
    url: found.directUrl,
    maxConnections: jobConnections,
    applicationName: "santha jobs",
    longestAnswerInMilliseconds,
    onConnectionError,
  });
  opened.push("job pool", jobPool.close);
  await prepareJobs(jobPool.pool);
  await settleDemo(config, database, found.directUrl, say);
  const isClockMovable = config.mode !== "production";
  const clock = systemClock(isClockMovable ? await keptClockOffset(database.kysely) : 0);
  const bus = await openBus(config, found.directUrl, warnUnlessStopping("bus"));
  opened.push("bus", bus.close);
  const parts = { config, opened: database, features, clock, ids: secureIds, log };
  const platform = await openPlatform({ ...parts, bus: async () => bus });
  opened.push("flags", await followFlags(platform));
  await followOthers(bus, platform, isClockMovable);
  return { platform, jobPool, bus };
}

/** Restores the demo world in a demo; keeps production off a database whose passwords everybody knows. */
async function settleDemo(
  config: Config,
  { kysely }: OpenedDatabase,
  directUrl: string,
  say: (line: string) => void,
): Promise<void> {
  if (config.mode === "demo") await ensureDemoWorld(kysely, directUrl, systemClock().now(), say);
  if (config.mode === "production" && (await hasDemoWorld(kysely))) {
    throw new Error("Santha cannot start in production on a database that holds the demo world.");
  }
}

/** Starts jobs and event delivery in this process. */
export async function startJobs({ platform, jobPool }: OpenedProcess, opened: Closers): Promise<void> {
  const jobs = features.flatMap((feature) => feature.jobs);
  const worker = await startJobWorker(platform, { jobs, pool: jobPool.pool, isScheduled: true });
  opened.push("jobs", worker.stop);
}

/** The clock that another process turned holds here too; read once more, since it may just have been turned. */
async function followOthers(bus: Bus, platform: Platform, isClockMovable: boolean): Promise<void> {
  const readClock = async () => platform.clock.moveTo(await keptClockOffset(platform.database));
  if (!isClockMovable) return;
  await bus.subscribe("clock", readClock);
  await readClock();
}
