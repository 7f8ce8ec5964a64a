import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildApp, features } from "#engine/server/app.ts";
import { type StandingClock, standingClock } from "#engine/server/clock.ts";
import { readConfig } from "#engine/server/config/config.ts";
import type { Platform } from "#engine/server/context.ts";
import { type OpenedDatabase, openDatabase } from "#engine/server/data/client.ts";
import { type StatementCounter, statementCounter } from "#engine/server/data/count-statements.ts";
import type { Sentences } from "#engine/server/http/answers/answers.ts";
import { platformErrors } from "#engine/server/http/answers/errors.ts";
import { buildHttp } from "#engine/server/http/http.ts";
import type { Route } from "#engine/server/http/route.ts";
import { secureIds } from "#engine/server/ids.ts";
import { eventCatalogue, type Listener } from "#engine/server/jobs/events.ts";
import { openPlatform } from "#engine/server/open-platform.ts";
import { openLog } from "#engine/server/run/log.ts";
import type { Bus } from "#engine/server/signals/bus.ts";
import { openBus } from "#engine/server/signals/open-bus.ts";
import { freshDatabase } from "../database/testing.ts";
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

/** The text messages of all features are known, nothing else of them. */
const onlyTexts = features.map((feature) => ({ ...feature, listeners: [], notifications: [] }));

export interface TestPlatformOptions {
  /** Database of another test platform: a second process on the same data. */
  readonly url?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly listeners?: readonly Listener[];
  readonly connections?: number;
  /** How long the process keeps what it has read; default: not at all. */
  readonly keptInMilliseconds?: number;
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
  const opening = await openPlatform({
    config,
    opened,
    features: onlyTexts,
    clock,
    ids: secureIds,
    log,
    bus,
    keptInMilliseconds: options.keptInMilliseconds ?? 0,
  });
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
            fieldText: sentences.fieldText ?? (() => undefined),
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
