import type { Platform } from "../context.ts";

/** A signal may be lost and a reading may fail, so flags are read again so often. */
const readAgainInMilliseconds = 30_000;

/** Reads the flags again whenever any process changes one, until the returned function is called. */
export async function followFlags({
  flags,
  signals,
  log,
}: Pick<Platform, "flags" | "signals" | "log">): Promise<() => Promise<void>> {
  const reload = (): void => {
    flags.reload().catch((error: unknown) => log.warn({ err: error }, "flags were not read again"));
  };
  const stop = await signals.wait("flags", reload);
  const timer = setInterval(reload, readAgainInMilliseconds);
  timer.unref();
  await flags.reload();
  return async () => {
    clearInterval(timer);
    stop();
  };
}
