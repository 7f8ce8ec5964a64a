import type { AddressInfo } from "node:net";
import { openDatabase } from "@santha/database/client";
import { migrate } from "@santha/database/migrate";
import { type Bus, postgresBus } from "#platform/bus";
import { systemClock } from "#platform/clock";
import type { Config } from "#platform/config";
import type { Platform } from "#platform/context";
import { keptClockOffset } from "#platform/dev-routes";
import { closeHttp } from "#platform/http";
import { secureIds } from "#platform/ids";
import { prepareJobs, startJobWorker } from "#platform/job-worker";
import { openLog } from "#platform/log";
import { openPlatform } from "#platform/open-platform";
import { type Closers, findDatabase } from "#platform/start-up";
import { addWebFiles } from "#platform/web-files";
import { buildApp, features } from "./app.ts";
import { ensureDemoWorld } from "./demo/ensure-world.ts";

/** A request that gets no database connection by then is answered 503, within 2 s (R31). */
const longestWaitInMilliseconds = 1800;
/** How long an answer that has begun may take while the process stops. */
const longestAnswerInMilliseconds = 3000;

export interface StartOptions {
  readonly config: Config;
  readonly opened: Closers;
  /** Lines for the person at the terminal. */
  readonly say: (line: string) => void;
  /** The database's hold was lost: nothing may be written any more. */
  readonly onLost: (reason: Error) => void;
}

/** Opens everything in order and listens; what was opened is pushed on `opened`, also when a later step fails. */
export async function startServer({ config, opened, say, onLost }: StartOptions): Promise<{ url: string }> {
  const log = openLog(config);
  const found = await findDatabase(config, opened, say, onLost);
  await migrate(found.directUrl);
  const onConnectionError = (error: Error) => log.warn({ err: error }, "database connection lost");
  const pool = { maxConnections: config.databaseConnections, onConnectionError };
  const database = await openDatabase({
    ...pool,
    url: found.url,
    applicationName: "santha server",
    connectionWaitInMilliseconds: longestWaitInMilliseconds,
    pooler: config.pooler === "transaction" ? "transaction" : undefined,
  });
  opened.push("database pool", database.close);
  const jobs = await openDatabase({
    ...pool,
    url: found.directUrl,
    maxConnections: 6,
    applicationName: "santha jobs",
  });
  opened.push("job pool", jobs.close);
  await prepareJobs(jobs.pool);
  if (config.mode === "demo")
    await ensureDemoWorld(database.kysely, found.directUrl, systemClock().now(), say);
  const isClockMovable = config.mode !== "production";
  const clock = systemClock(isClockMovable ? await keptClockOffset(database.kysely) : 0);
  const platform = await openPlatform({ config, opened: database, features, clock, ids: secureIds, log });
  const bus = await postgresBus(found.directUrl, (error) => log.warn({ err: error }, "bus"));
  opened.push("bus", bus.close);
  await followOthers(bus, platform, isClockMovable);
  if (config.worker === "inside") {
    const featureJobs = features.flatMap((feature) => feature.jobs);
    const worker = await startJobWorker(platform, { jobs: featureJobs, pool: jobs.pool, isScheduled: true });
    opened.push("jobs", worker.stop);
  }
  const app = await buildApp(platform, { changed: bus.publish });
  opened.push("http", () => closeHttp(app, longestAnswerInMilliseconds));
  const hasWeb = await addWebFiles(app, config);
  if (!hasWeb) say("The web app is not built yet; only the API answers. `npm start` builds it.");
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return { url: config.publicUrl ?? `http://localhost:${port}` };
}

/** Flags and clock that another process turned hold here too; read once more, since one may just have been turned. */
async function followOthers(bus: Bus, platform: Platform, isClockMovable: boolean): Promise<void> {
  const readClock = async () => platform.clock.moveTo(await keptClockOffset(platform.database));
  await bus.subscribe("flags", platform.flags.reload);
  await platform.flags.reload();
  if (!isClockMovable) return;
  await bus.subscribe("clock", readClock);
  await readClock();
}
