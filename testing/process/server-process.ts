import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const server = fileURLToPath(new URL("../../engine/server/server.ts", import.meta.url));
/** What Node has compiled is kept for the next of many processes: half of what a start computes. */
const compiled = fileURLToPath(new URL("../../node_modules/.cache/santha/compiled", import.meta.url));

/** `server.ts` as a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has printed. */
  readonly said: () => string;
  readonly complained: () => string;
  /** The printed address. @throws when it ends before, with what it complained. */
  readonly ready: () => Promise<string>;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts the server in the mode `test` on a free port, unless the environment says otherwise. */
export function startProcess(environment: Readonly<Record<string, string>>): ServerProcess {
  const { PATH = "", HOME = "", TZ = "UTC" } = process.env;
  const child = spawn(process.execPath, [server], {
    env: {
      ...{ PATH, HOME, TZ, NODE_COMPILE_CACHE: compiled },
      ...{ SANTHA_MODE: "test", PORT: "0", HOST: "127.0.0.1" },
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const out = { said: "", complained: "" };
  child.stdout.setEncoding("utf8").on("data", (part) => {
    out.said += part;
  });
  child.stderr.setEncoding("utf8").on("data", (part) => {
    out.complained += part;
  });
  let isOver = false;
  const ended = once(child, "close").then(([code]) => {
    isOver = true;
    return code as number | null;
  });
  return {
    child,
    said: () => out.said,
    complained: () => out.complained,
    ended,
    async ready() {
      for (;;) {
        const url = /Santha is ready at (\S+)/.exec(out.said)?.[1];
        if (url) return url;
        if (isOver) throw new Error(`the server ended: ${out.said}${out.complained}`);
        await sleep(20);
      }
    },
  };
}
