import { buildApp, features } from "#engine/server/app.ts";
import { systemClock } from "#engine/server/clock.ts";
import { readConfig } from "#engine/server/config/config.ts";
import { openDatabase } from "#engine/server/data/client.ts";
import { secureIds } from "#engine/server/ids.ts";
import { openPlatform } from "#engine/server/open-platform.ts";
import { openLog } from "#engine/server/run/log.ts";
import type { Call } from "./calls.ts";

/** A statement as it was sent. A value that is bytes is told as such, since it travels as JSON. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What the floor answers under a path: the statements of the real call, the session's first. */
export interface FloorCall extends Call {
  readonly statements: readonly Statement[];
}

/** Asks each call once of the real app in this process and keeps the statements that it sends. */
export async function recordStatements(
  url: string,
  calls: readonly Call[],
  cookie: string,
): Promise<FloorCall[]> {
  const opened = await openDatabase({ url, maxConnections: 1, applicationName: "bench recording" });
  let sent: Statement[] = [];
  const client = await opened.pool.connect();
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  Object.assign(client, {
    query: (...words: unknown[]) => {
      const [text, values] = words;
      if (typeof text === "string" && Array.isArray(values)) sent.push({ text, values });
      return query(...words);
    },
  });
  client.release();
  const config = readConfig({ SANTHA_MODE: "test", LOG_LEVEL: "silent" });
  const log = openLog(config);
  const parts = { config, opened, features, clock: systemClock(0), ids: secureIds, log };
  const app = await buildApp(await openPlatform(parts));
  try {
    const recorded: FloorCall[] = [];
    for (const call of calls) {
      sent = [];
      const { statusCode, body } = await app.inject({ url: call.path, headers: { cookie } });
      if (statusCode !== 200) throw new Error(`${call.path} answered ${statusCode}: ${body}`);
      recorded.push({ ...call, statements: sent });
    }
    return recorded;
  } finally {
    await app.close();
    await opened.close();
  }
}
