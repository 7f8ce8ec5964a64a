import type { AddressInfo } from "node:net";
import { openDatabase } from "@santha/database/client";
import { migrate } from "@santha/database/migrate";
import { postgresBus } from "#platform/bus";
import { systemClock } from "#platform/clock";
import type { Config } from "#platform/config";
import { keptClockOffset } from "#platform/dev-routes";
import { secureIds } from "#platform/ids";
import { prepareJobs, startJobWorker } from "#platform/job-worker";
import { openLog } from "#platform/log";
import { openPlatform } from "#platform/open-platform";
import { type Closers, findDatabase } from "#platform/start-up";
import { addWebFiles } from "#platform/web-files";
import { buildApp, features } from "./app.ts";
import { ensureDemoWorld } from "./demo-world.ts";

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
    pooler: config.pooler === "transaction" ? "transaction" : undefined,
  });
  opened.push("database pool", database.close);
  const jobs = await openDatabase({ ...pool, url: found.directUrl, maxConnections: 6, applicationName: "santha jobs" });
  opened.push("job pool", jobs.close);
  await prepareJobs(jobs.pool);
  if (config.mode === "demo") await ensureDemoWorld(database.kysely, say);
  const isClockMovable = config.mode !== "production";
  const clock = systemClock(isClockMovable ? await keptClockOffset(database.kysely) : 0);
  const platform = await openPlatform({ config, opened: database, features, clock, ids: secureIds, log });
  const bus = await postgresBus(found.directUrl, (error) => log.warn({ err: error }, "bus"));
  opened.push("bus", bus.close);
  await bus.subscribe("flags", () => void platform.flags.reload());
  if (isClockMovable) {
    await bus.subscribe("clock", () => void keptClockOffset(database.kysely).then((offset) => clock.moveTo(offset)));
  }
  if (config.worker === "inside") {
    const featureJobs = features.flatMap((feature) => feature.jobs);
    const worker = await startJobWorker(platform, { jobs: featureJobs, pool: jobs.pool, isScheduled: true });
    opened.push("jobs", worker.stop);
  }
  const app = await buildApp(platform, { changed: bus.publish });
  opened.push("http", () => app.close());
  const hasWeb = await addWebFiles(app);
  if (!hasWeb) say("The web app is not built yet; only the API answers. `npm start` builds it.");
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return { url: config.publicUrl ?? `http://localhost:${port}` };
}
