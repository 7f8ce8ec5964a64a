import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { AnswerOf, Endpoint, Envelope, InputOf } from "#engine/contract/endpoint.ts";
import type { Role } from "#engine/contract/person.ts";
import { buildApp, features } from "#engine/server/app.ts";
import { type StandingClock, standingClock } from "#engine/server/clock.ts";
import { readConfig } from "#engine/server/config/config.ts";
import type { Platform } from "#engine/server/context.ts";
import { type OpenedDatabase, openDatabase } from "#engine/server/data/client.ts";
import { type StatementCounter, statementCounter } from "#engine/server/data/count-statements.ts";
import { sessionCookieName, startSession } from "#engine/server/http/session.ts";
import { type Ids, seededIds } from "#engine/server/ids.ts";
import { type JobWorker, startJobWorker } from "#engine/server/jobs/job-worker.ts";
import { openPlatform } from "#engine/server/open-platform.ts";
import { grantRole as grantRight } from "#engine/server/people/roles.ts";
import { openLog } from "#engine/server/run/log.ts";
import type { Bus } from "#engine/server/signals/bus.ts";
import { openBus } from "#engine/server/signals/open-bus.ts";
import { type Filling, type FreshDatabase, freshDatabase } from "../database/testing.ts";
import { withJobTables } from "./job-tables.ts";

/** The real server without a port, on a database of its own; only the clock stands still. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly clock: StandingClock;
  readonly url: string;
  readonly statements: StatementCounter;
  /** The pool beneath, for what is asked of PostgreSQL itself. */
  readonly pool: OpenedDatabase["pool"];
  /** Calls an endpoint over HTTP as the browser would. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<TestAnswer<AnswerOf<E>>>;
  /** Starts the job worker until the app is closed: events are delivered from then on. */
  startWorker(): Promise<JobWorker>;
  close(): Promise<void>;
}

export interface CallOptions {
  /** Cookie header of a signed-in person, from `signedIn`. */
  readonly as?: string;
  readonly headers?: Record<string, string>;
}

export interface TestAnswer<Data> extends Envelope<Data> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
}

export interface TestAppOptions {
  readonly now?: Date;
  readonly raisedLimits?: Readonly<Record<string, number>>;
  readonly connections?: number;
  /** How long the process keeps what it has read; default: not at all, since tests change data beside the calls. */
  readonly keptInMilliseconds?: number;
  readonly environment?: Record<string, string>;
  /** Gets the text of every statement before it is sent; what it throws, the statement fails with. */
  readonly onStatement?: (text: string) => void;
  /** Data to start from, made once per run; left out, only what the migrations write. */
  readonly filling?: Filling;
}

export const testNow = new Date("2026-07-14T05:30:00Z");

export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const fresh: FreshDatabase = await freshDatabase(withJobTables(options.filling));
  const statements = statementCounter();
  const database: OpenedDatabase = await openDatabase({
    url: fresh.url,
    maxConnections: options.connections ?? 4,
    applicationName: "santha test",
    onStatement(text) {
      statements.onStatement(text);
      options.onStatement?.(text);
    },
  });
  const clock = standingClock(options.now ?? testNow);
  const ids: Ids = seededIds(fresh.url);
  const filesFolder = await mkdtemp(join(tmpdir(), "santha-files-"));
  const config = readConfig({
    SANTHA_MODE: "test",
    // Tests order without paying; the test of this limit sets it.
    UNPAID_ORDERS_PER_PERSON: "1000",
    LOG_LEVEL: "error",
    FILES_FOLDER: filesFolder,
    ...options.environment,
  });
  const log = openLog(config);
  const buses: Bus[] = [];
  const platform = await openPlatform({
    config,
    async bus() {
      const bus = await openBus(config, fresh.url, (error) => log.error({ err: error }, "bus"));
      buses.push(bus);
      return bus;
    },
    opened: database,
    features,
    clock,
    ids,
    log,
    keptInMilliseconds: options.keptInMilliseconds ?? 0,
    ...(options.raisedLimits ? { raisedLimits: options.raisedLimits } : {}),
  });
  const app = await buildApp(platform, { areAnswersChecked: true });
  await app.ready();
  const workers: JobWorker[] = [];
  return {
    app,
    platform,
    clock,
    url: fresh.url,
    statements,
    pool: database.pool,
    call: (endpoint, input, callOptions) => callApp(app, endpoint, input, callOptions),
    async startWorker() {
      const jobs = features.flatMap((feature) => feature.jobs);
      const worker = await startJobWorker(platform, { jobs, pool: database.pool, isScheduled: false });
      workers.push(worker);
      return worker;
    },
    async close() {
      for (const worker of workers) await worker.stop();
      await app.close();
      for (const bus of buses) await bus.close();
      await database.close();
      await fresh.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

interface SentFiles {
  readonly picture?: Uint8Array;
  readonly voice?: Uint8Array;
  readonly csv?: Uint8Array;
}

/** The file that is the body, with its content type. */
function sentFile({ picture, voice, csv }: SentFiles): { bytes: Uint8Array; contentType: string } | null {
  if (picture) return { bytes: picture, contentType: "image/jpeg" };
  if (voice) return { bytes: voice, contentType: "audio/webm" };
  return csv ? { bytes: csv, contentType: "text/csv" } : null;
}

/** Request options for `inject` from an endpoint and its typed input. */
export function requestOf(endpoint: Endpoint, input: object, options: CallOptions = {}): InjectOptions {
  const {
    params = {},
    query,
    body,
    form,
    ...files
  } = input as SentFiles & { params?: object; query?: object; body?: object; form?: string };
  const file = sentFile(files);
  const values: Record<string, unknown> = { ...params };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  const hasSearch = search.size > 0;
  return {
    method: endpoint.method,
    url: hasSearch ? `${path}?${search}` : path,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(file ? { "content-type": file.contentType } : {}),
      ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      ...(options.as ? { cookie: options.as } : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    ...(file ? { payload: Buffer.from(file.bytes) } : {}),
    ...(form === undefined ? {} : { payload: form }),
  };
}

async function callApp<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<TestAnswer<AnswerOf<E>>> {
  const response = await app.inject(requestOf(endpoint, input as object, options));
  const envelope = response.json<Envelope<AnswerOf<E>>>();
  return { ...envelope, status: response.statusCode, headers: response.headers };
}

/** Gives a person a session without the sign-in call; returns the cookie header. */
export async function sessionFor(
  { platform }: Pick<TestApp, "platform">,
  person: { readonly profileId: number; readonly profileKey: string },
): Promise<string> {
  const jar = new Map<string, string>();
  const context = {
    ...platform,
    requestId: "test",
    actor: null,
    language: "en" as const,
    address: "127.0.0.1",
    device: "test",
    idempotencyKey: null,
    lastEventId: null,
    cookies: {
      get: (name: string) => jar.get(name),
      set: (name: string, value: string) => void jar.set(name, value),
      clear: (name: string) => void jar.delete(name),
    },
  };
  await startSession(context, platform.database, person);
  const name = sessionCookieName(platform);
  return `${name}=${jar.get(name) ?? ""}`;
}

/** Gives a person a right. */
export async function grantRole(
  { platform }: Pick<TestApp, "platform">,
  profileId: number,
  role: Role,
): Promise<void> {
  await grantRight(platform.database, { profileId, role, at: platform.clock.now() });
}
