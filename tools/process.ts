// Starts the programs that the checks are made of, two at once, and takes them along when this process has to go.
import { type ChildProcess, spawn } from "node:child_process";

/** What a program left behind. `output` holds both streams in the order they arrived. */
export type Finished = { exitCode: number; output: string; seconds: number };

/** A program to run with the current Node, or any command when `command` is given. */
export type Program = {
  /** A script of the repository or of a package, from the repository's root. */
  script?: string;
  command?: string;
  words?: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Longer than this, and the program is ended and has failed. */
  limitInMinutes?: number;
};

const running = new Set<ChildProcess>();

/** Runs a program to its end and answers what it printed; a program that cannot be started counts as exit code 127. */
export function run({
  script,
  command = process.execPath,
  words = [],
  cwd = process.cwd(),
  env = {},
  limitInMinutes = 15,
}: Program): Promise<Finished> {
  const startedAt = performance.now();
  const all = script === undefined ? [...words] : [script, ...words];
  const child = spawn(command, all, {
    cwd,
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  child.stderr.on("data", (part: Buffer) => parts.push(part));
  const limit = setTimeout(() => {
    parts.push(Buffer.from(`\nended after ${limitInMinutes} minutes\n`));
    child.kill("SIGTERM");
    // A program that has started others ends those first.
    setTimeout(() => child.kill("SIGKILL"), 20_000).unref();
  }, limitInMinutes * 60_000);
  return new Promise((done) => {
    const finish = (exitCode: number, extra = "") => {
      running.delete(child);
      clearTimeout(limit);
      const output = Buffer.concat(parts).toString("utf8") + extra;
      done({ exitCode, output, seconds: (performance.now() - startedAt) / 1000 });
    };
    child.once("error", (error) => finish(127, `${error.message}\n`));
    child.once("close", (code) => finish(code ?? 1));
  });
}

/** Ends everything that was started here when this process is told to end or when its parent is gone. */
export function endChildrenWithThisProcess(): void {
  const end = () => {
    for (const child of running) child.kill("SIGTERM");
    process.exit(143);
  };
  process.once("SIGTERM", end);
  process.once("SIGHUP", end);
  process.once("disconnect", end);
  // Listening to the channel must not keep this process alive.
  process.channel?.unref();
}

/** Works the list off, `atOnce` jobs at a time, and answers in the order of the list. */
export async function allOf<T>(jobs: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < jobs.length) {
      const index = next++;
      const job = jobs[index];
      if (job) answers[index] = await job();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return answers;
}
