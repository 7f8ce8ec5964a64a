import { type Embedded, startEmbedded } from "@santha/embedded-postgres/embedded";
import { defaultDataFolder, hasDatabase } from "@santha/embedded-postgres/place";
import type { Config } from "../config/config.ts";
import { DatabaseInUseError, holdDatabase } from "../data/hold.ts";

/** Things opened at start; closed in the reverse order, so nothing loses what it stands on. */
export interface Closers {
  push(name: string, close: () => Promise<unknown>): void;
  closeAll(): Promise<void>;
}

/** For each thing opened; longer than any of ours takes to close in order. */
const longestOfOneInMilliseconds = 8000;

/** What never ends closing, say on a connection that was lost, keeps nothing below it from being closed. */
export function closers(onFault: (name: string, error: unknown) => void): Closers {
  const opened: { name: string; close: () => Promise<unknown> }[] = [];
  return {
    push: (name, close) => void opened.push({ name, close }),
    async closeAll() {
      for (const { name, close } of opened.splice(0).reverse()) {
        try {
          await withinTime(close());
        } catch (error) {
          onFault(name, error);
        }
      }
    },
  };
}

/** The timer also keeps the process alive where nothing else is left to wait for. */
async function withinTime(closing: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const isLate = new Error(`not closed within ${longestOfOneInMilliseconds / 1000} s`);
    timer = setTimeout(() => reject(isLate), longestOfOneInMilliseconds);
  });
  try {
    await Promise.race([closing, late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface FoundDatabase {
  readonly url: string;
  /** Past a pooler: for LISTEN, advisory locks, migrations and jobs. */
  readonly directUrl: string;
  readonly isEmbedded: boolean;
}

/**
 * The database to use: `DATABASE_URL`, else the embedded one, which this process then holds for itself alone.
 * @throws DatabaseInUseError when another process holds it; its message names the holder.
 */
export async function findDatabase(
  config: Config,
  opened: Closers,
  say: (line: string) => void,
  onLost: (reason: Error) => void,
): Promise<FoundDatabase> {
  if (config.databaseUrl !== null) {
    return {
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl ?? config.databaseUrl,
      isEmbedded: false,
    };
  }
  const embedded = await startEmbedded({ dataFolder: config.dataFolder ?? undefined, log: say });
  await holdEmbedded(embedded, `server pid ${process.pid} on port ${config.port}`, opened, onLost);
  return { url: embedded.url, directUrl: embedded.url, isEmbedded: true };
}

/**
 * The same for somebody who only reads, beside a process that holds the database. An embedded server that had to be
 * started for it is held meanwhile, so that nobody begins to work on what is stopped again.
 * @throws Error where there is none: who only reads makes no database.
 */
export async function findReadableDatabase(
  config: Config,
  opened: Closers,
  say: (line: string) => void,
  onLost: (reason: Error) => void,
): Promise<string> {
  if (config.databaseUrl !== null) return config.databaseDirectUrl ?? config.databaseUrl;
  const dataFolder = config.dataFolder ?? defaultDataFolder;
  if (!hasDatabase(dataFolder))
    throw new Error(
      `Santha cannot back up: there is no database in ${dataFolder}. Set SANTHA_DATA or DATABASE_URL as the server has them.`,
    );
  const embedded = await startEmbedded({ dataFolder, log: say });
  if (embedded.isAttached) return embedded.url;
  await holdEmbedded(embedded, `backup pid ${process.pid}`, opened, onLost);
  return embedded.url;
}

/**
 * Holds the embedded database until all is closed, and then stops its server. Lost is also one whose server has begun
 * to stop: it takes no new connections from then on.
 */
async function holdEmbedded(
  embedded: Embedded,
  holderName: string,
  opened: Closers,
  onLost: (reason: Error) => void,
): Promise<void> {
  let isLost = false;
  const lose = (reason: Error) => {
    isLost = true;
    onLost(reason);
  };
  try {
    const hold = await holdDatabase(embedded.url, holderName, lose);
    // A server that recovers from a crash may get stuck when it is told to stop in any gentler way.
    opened.push("PostgreSQL", () => embedded.stop(isLost ? "immediate" : "fast"));
    opened.push("hold", hold.release);
  } catch (error) {
    // Whoever holds it still needs the server; only one that we started for nothing is stopped again.
    if (!(error instanceof DatabaseInUseError) && !embedded.isAttached) await embedded.stop();
    throw error;
  }
  const endWatch = embedded.watch(() => lose(new Error("its server is stopping")));
  opened.push("watch over PostgreSQL", async () => endWatch());
}
