import type { FastifyInstance } from "fastify";
import type { AnswerOf, Endpoint, Envelope, InputOf } from "#engine/contract/endpoint.ts";
import { buildApp, features } from "#engine/server/app.ts";
import { type StandingClock, standingClock } from "#engine/server/clock.ts";
import { readConfig } from "#engine/server/config/config.ts";
import type { Platform } from "#engine/server/context.ts";
import { openDatabase } from "#engine/server/data/client.ts";
import { demoPassword } from "#engine/server/demo-accounts.ts";
import { seededIds } from "#engine/server/ids.ts";
import { prepareJobs } from "#engine/server/jobs/job-worker.ts";
import { openPlatform } from "#engine/server/open-platform.ts";
import { openLog } from "#engine/server/run/log.ts";
import { signIn } from "#features/auth/contract/auth.ts";

/** The real app on an empty database, with a clock that the maker of the demo world moves. */
export interface DemoApp {
  readonly platform: Platform;
  readonly clock: StandingClock;
  /** Calls an endpoint as a person. @throws Error when it is refused. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, cookie: string): Promise<AnswerOf<E>>;
  /** Signs a person of the demo world in and returns the cookie header. */
  signIn(mobileNo: string): Promise<string>;
  close(): Promise<void>;
}

export async function openDemoApp(url: string, start: Date): Promise<DemoApp> {
  const opened = await openDatabase({ url, maxConnections: 4, applicationName: "santha demo" });
  await prepareJobs(opened.pool);
  // The world has one person of finance, who decides alone.
  const config = readConfig({ SANTHA_MODE: "test", LOG_LEVEL: "error", SECOND_PERSON_ABOVE: "100000000" });
  const clock = standingClock(start);
  const ids = seededIds("demo world");
  const platform = await openPlatform({
    config,
    opened,
    features,
    clock,
    ids,
    log: openLog(config),
    // The whole village signs in from one address.
    raisedLimits: { "sign-in by address": 10_000 },
  });
  const app = await buildApp(platform);
  return {
    platform,
    clock,
    call: (endpoint, input, cookie) => callAs(app, endpoint, input, cookie),
    signIn: (mobileNo) => signInAs(app, mobileNo),
    async close() {
      await app.close();
      await opened.close();
    },
  };
}

/** Runs one of the features' jobs now. */
export async function runJob({ platform }: DemoApp, name: string): Promise<void> {
  const job = features.flatMap(({ jobs }) => jobs).find((candidate) => candidate.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  await job.run(platform, null);
}

async function signInAs(app: FastifyInstance, mobileNo: string): Promise<string> {
  const payload = { mobileNo, password: demoPassword };
  const response = await app.inject({ method: signIn.method, url: signIn.path, payload });
  const [session] = response.cookies;
  if (response.statusCode !== 200 || !session)
    throw new Error(`${mobileNo} cannot sign in: ${response.body}`);
  return `${session.name}=${session.value}`;
}

async function callAs<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: InputOf<E>,
  cookie: string,
): Promise<AnswerOf<E>> {
  const {
    params = {},
    query = {},
    body,
  } = input as { params?: Record<string, unknown>; query?: Record<string, string>; body?: object };
  const response = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
    headers: { cookie },
    query,
    ...(body ? { payload: body } : {}),
  });
  const { code, info, data } = response.json<Envelope<AnswerOf<E>>>();
  if (response.statusCode >= 300) throw new Error(`${endpoint.name}: ${code} ${info}`);
  return data;
}
