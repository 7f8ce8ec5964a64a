import { type Config, readConfig } from "../config/config.ts";
import type { OpenOptions } from "./open-process.ts";
import { startFailure } from "./start-failure.ts";
import { closers } from "./start-up.ts";

const longestCloseInMilliseconds = 15_000;

/** A line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a process of Santha until it is asked to stop: reads the configuration, starts, and on SIGTERM, SIGINT, the
 * end of the runner above, a lost database or a fault nobody caught closes everything in order.
 */
export async function runProcess(start: (options: OpenOptions) => Promise<void>): Promise<void> {
  const opened = closers((name, error) => complain(`closing ${name}: ${String(error)}`));
  let isClosing = false;
  const close = async (exitCode: number): Promise<void> => {
    // Set first: where nothing is left to wait for, Node ends before everything is closed.
    if (exitCode !== 0) process.exitCode = exitCode;
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(exitCode || 1), longestCloseInMilliseconds).unref();
    await opened.closeAll();
    process.exit();
  };
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"]) process.on(signal, () => void close(0));
  process.on("uncaughtException", (error) => {
    complain(error.stack ?? String(error));
    void close(1);
  });
  try {
    const config: Config = readConfig(process.env);
    const isStopping = () => isClosing;
    const onLost = (reason: Error) => {
      if (isClosing) return;
      complain(`The database hold was lost (${reason.message}); stopping before another process starts.`);
      void close(1);
    };
    await start({ config, opened, say, onLost, isStopping });
  } catch (error) {
    complain(startFailure(error));
    await close(1);
  }
}

/** Runs work that ends by itself, with 0 only when all of it is done: stopped on the way, the process ends with 1. */
export async function runTask(work: (options: OpenOptions) => Promise<void>): Promise<void> {
  process.exitCode = 1;
  await runProcess(async (options) => {
    await work(options);
    await options.opened.closeAll();
    process.exit(0);
  });
}
