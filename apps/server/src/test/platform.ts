import type { AddressInfo } from "node:net";
import { type OpenedDatabase, openDatabase } from "@santha/database/client";
import { type StatementCounter, statementCounter } from "@santha/database/count-statements";
import { freshDatabase } from "@santha/database/testing";
import type { FastifyInstance } from "fastify";
import type { Sentences } from "#platform/answers";
import type { Bus } from "#platform/bus";
import { type StandingClock, standingClock } from "#platform/clock";
import { readConfig } from "#platform/config";
import type { Platform } from "#platform/context";
import { platformErrors } from "#platform/errors";
import { eventCatalogue, type Listener } from "#platform/events";
import { buildHttp } from "#platform/http";
import { secureIds } from "#platform/ids";
import { openLog } from "#platform/log";
import { openBus } from "#platform/open-bus";
import { openPlatform } from "#platform/open-platform";
import type { Route } from "#platform/route";
import { buildApp } from "../app.ts";
import { testNow } from "./app.ts";
import { withJobTables } from "./job-tables.ts";

/** One process without features: what the platform does for routes and listeners of the test's own. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly opened: OpenedDatabase;
  readonly clock: StandingClock;
  readonly url: string;
  readonly statements: StatementCounter;
  /** Everything that was logged, as text. */
  logged(): string;
  /** HTTP without a port, or listening on one of this machine's own. */
  http(routes: readonly Route[], sentences?: Partial<Sentences>): Promise<FastifyInstance>;
  /** The whole app of this process. */
  app(changed?: (channel: string) => Promise<void>): Promise<FastifyInstance>;
  close(): Promise<void>;
}

export interface TestPlatformOptions {
  /** Database of another test platform: a second process on the same data. */
  readonly url?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly listeners?: readonly Listener[];
  readonly connections?: number;
}

export async function testPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const fresh = options.url ? null : await freshDatabase(withJobTables());
  const url = options.url ?? fresh?.url ?? "";
  const statements = statementCounter();
  const opened = await openDatabase({
    url,
    maxConnections: options.connections ?? 4,
    applicationName: "santha test",
    onStatement: statements.onStatement,
  });
  const lines: string[] = [];
  const config = readConfig({ SANTHA_MODE: "test", LOG_LEVEL: "debug", ...options.environment });
  const log = openLog(config, { write: (line) => void lines.push(line) });
  const clock = standingClock(testNow);
  const buses: Bus[] = [];
  const bus = async () => {
    const next = await openBus(config, url, (error) => log.error({ err: error }, "bus"));
    buses.push(next);
    return next;
  };
  const opening = await openPlatform({ config, opened, features: [], clock, ids: secureIds, log, bus });
  const platform = { ...opening, events: eventCatalogue(options.listeners ?? []) };
  const apps: FastifyInstance[] = [];
  const kept = (app: FastifyInstance) => {
    apps.push(app);
    return app;
  };
  return {
    platform,
    opened,
    clock,
    url,
    statements,
    logged: () => lines.join(""),
    http: async (routes, sentences = {}) =>
      kept(
        await buildHttp(platform, {
          routes,
          sentences: {
            errors: { ...platformErrors, ...sentences.errors },
            fields: sentences.fields ?? {},
          },
          areAnswersChecked: true,
        }),
      ),
    app: async (changed) =>
      kept(await buildApp(platform, { areAnswersChecked: true, ...(changed ? { changed } : {}) })),
    async close() {
      for (const app of apps) await app.close();
      for (const each of buses) await each.close();
      await opened.close();
      await fresh?.drop();
    },
  };
}

/** Listens on a free port of this machine. Returns the origin. */
export async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
