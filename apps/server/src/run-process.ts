import { type Config, readConfig } from "#platform/config";
import { startFailure } from "#platform/start-failure";
import { closers } from "#platform/start-up";
import type { OpenOptions } from "./open-process.ts";

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
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(exitCode || 1), longestCloseInMilliseconds).unref();
    await opened.closeAll();
    process.exit(exitCode);
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
