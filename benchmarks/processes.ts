import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FloorOrder } from "./floor.ts";

/** A process under load. */
export interface Loaded {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Of server and floor alike: the server's default. */
const connections = 10;
const longestStartInMilliseconds = 30_000;

/** Starts the floor. @throws when it ends before it listens. */
export function startFloor(order: Omit<FloorOrder, "port" | "connections">): Promise<Loaded> {
  return startTold(new URL("floor.ts", import.meta.url), { ...order, connections });
}

/**
 * Starts a process that listens on a port of its own, tells it by the channel what to do, and gives what it answers
 * when it is ready. @throws when it ends before.
 */
export async function startTold<Answer>(
  file: URL,
  order: object,
  logFile?: string,
): Promise<Loaded & { readonly answer: Answer }> {
  const port = await freePort();
  const log = logFile === undefined ? "inherit" : openSync(logFile, "w");
  const child = fork(fileURLToPath(file), {
    stdio: ["ignore", log, log, "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (typeof log === "number") closeSync(log);
  child.send({ ...order, port });
  const name = `${file.pathname}${logFile === undefined ? "" : `, its log is ${logFile}`}`;
  const ended = once(child, "exit").then(() => failed(name));
  const [answer] = (await Promise.race([once(child, "message"), ended])) as [Answer];
  return { ...loaded(child, port), answer };
}

/**
 * Starts the real server as in production, its log written to a file. Mode `demo` has the demo world and its people; with
 * worker `none` nobody works on the queue.
 * @throws when it does not answer in time.
 */
export async function startServer(
  url: string,
  folder: string,
  mode: "test" | "demo" = "test",
  worker: "inside" | "none" = "inside",
): Promise<Loaded> {
  const port = await freePort();
  const logFile = join(folder, "server.log");
  const log = openSync(logFile, "w");
  const child = fork(fileOf("../engine/server/server.ts"), {
    stdio: ["ignore", log, log, "ipc"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      // As `npm start` and the units of `deploy/` have it.
      NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=512",
      SANTHA_MODE: mode,
      SANTHA_WORKER: worker,
      LOG_LEVEL: "info",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: url,
      DATABASE_CONNECTIONS: String(connections),
    },
  });
  closeSync(log);
  const latest = Date.now() + longestStartInMilliseconds;
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null || Date.now() > latest)
      failed(`the server: ${readFileSync(logFile, "utf8")}`);
    await sleep(100);
  }
  return loaded(child, port);
}

function failed(what: string): never {
  throw new Error(`did not start: ${what}`);
}

async function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/openapi.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function loaded(child: ChildProcess, port: number): Loaded {
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
