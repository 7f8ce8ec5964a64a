import { existsSync, readFileSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { accountFor } from "./account.ts";
import { addressOf, findServer, superuserAddressOf } from "./attach.ts";
import { type Cluster, initialiseCluster, ownRole, passwordOf, superuserOf } from "./cluster.ts";
import { lockFileOf, readLockFile, watchServer } from "./lock-file.ts";
import { defaultDataFolder, placeForData } from "./place.ts";
import { programFolder } from "./programs.ts";
import { runProgram } from "./run-program.ts";

/** A running embedded PostgreSQL. */
export type Embedded = {
  /** Address of the application's database for its owner, who is no superuser, with the password. */
  readonly url: string;
  /** Address for the superuser: for tests, never for the application. */
  readonly superuserUrl: string;
  /** The folder that really holds the data; differs from the wanted one below folders closed to others. */
  readonly dataFolder: string;
  /** True when the server ran already, for example left behind by a killed process. */
  readonly isAttached: boolean;
  /** Calls back once when the server has begun to stop, or is gone; the answer ends the watch. */
  readonly watch: (onStopping: () => void) => () => void;
  /** Stops the server and waits for it. Only the process that holds the database (`holdDatabase`) may call it. */
  readonly stop: (mode?: StopMode) => Promise<void>;
};

/**
 * How a server stops: `fast` writes out all data first; `immediate` ends at once, and the next start recovers what was
 * committed.
 */
export type StopMode = "fast" | "immediate";

export type EmbeddedOptions = {
  /** Folder for password and cluster; default `.data` of this checkout. */
  readonly dataFolder?: string | undefined;
  /** Gets a line when data or programs go somewhere else than expected. */
  readonly log?: (line: string) => void;
  /** Server settings for a fresh start, for example `{ fsync: "off" }`; plain values without spaces. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Milliseconds to wait for a server that runs already and does not answer yet; a minute unless given. */
  readonly patience?: number;
};

const databaseName = "santha";
/** Seconds for a stop in each mode; a fast one beyond that is stuck or slow, and ends in immediate mode. */
const longestStop: Record<StopMode, number> = { fast: 5, immediate: 10 };

/**
 * Starts PostgreSQL on a data folder of its own, or attaches to the server that runs there.
 * @throws when the programs are missing, the data belong to somebody else or the server does not start.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const log = options.log ?? (() => {});
  const dataFolder = placeForData(options.dataFolder ?? defaultDataFolder, log);
  const folder = join(dataFolder, "postgres");
  const account = accountFor(folder);
  const password = passwordOf(dataFolder, account);
  const cluster: Cluster = { folder, programs: programFolder(dataFolder, log), account, password };
  await initialiseCluster(cluster, join(dataFolder, "password"), options.settings?.fsync !== "off");
  const running = await findServer(cluster, options.patience);
  const { port, isAttached } = running
    ? { port: running, isAttached: true }
    : await startServer(cluster, options.settings ?? {});
  const pid = readLockFile(cluster.folder)?.pid ?? 0;
  await ensureDatabase(superuserAddressOf(cluster, port), password);
  if (superuserOf(cluster) === ownRole) {
    log(
      `The database in ${folder} was made by an older build: Santha is its superuser. A new folder ends that.`,
    );
  }
  return {
    url: addressOf(cluster, port, databaseName),
    superuserUrl: superuserAddressOf(cluster, port, databaseName),
    dataFolder,
    isAttached,
    watch: (onStopping) => watchServer(cluster.folder, pid, onStopping),
    stop: (mode = "fast") => stopServer(cluster, pid, mode),
  };
}

async function startServer(
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
): Promise<{ port: number; isAttached: boolean }> {
  const logFile = join(cluster.folder, "start.log");
  for (let attempt = 1; ; attempt += 1) {
    if (existsSync(logFile)) renameSync(logFile, join(cluster.folder, "start.previous.log"));
    const port = await freePort();
    const given = {
      ...settings,
      port: String(port),
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "''",
    };
    const flags = Object.entries(given).map(([name, value]) => `-c ${name}=${value}`);
    const parameters = [
      "start",
      "-D",
      cluster.folder,
      "-w",
      "-t",
      "120",
      "-l",
      logFile,
      "-o",
      flags.join(" "),
    ];
    const { code } = await runProgram(join(cluster.programs, "pg_ctl"), parameters, cluster.account, true);
    if (code === 0) return { port, isAttached: false };
    // Another process may have started it in the meantime, or taken the port.
    const running = await findServer(cluster);
    if (running) return { port: running, isAttached: true };
    if (attempt === 3)
      throw new Error(`PostgreSQL did not start on ${cluster.folder}: ${lastLines(logFile)}`);
  }
}

async function stopServer(cluster: Cluster, pid: number, mode: StopMode): Promise<void> {
  // A later server on the same folder is another process's.
  if (readLockFile(cluster.folder)?.pid !== pid) return;
  const seconds = String(longestStop[mode]);
  const parameters = ["stop", "-D", cluster.folder, "-m", mode, "-w", "-t", seconds];
  const { code, complaint } = await runProgram(join(cluster.programs, "pg_ctl"), parameters, cluster.account);
  if (code === 0 || !existsSync(lockFileOf(cluster.folder))) return;
  if (mode === "immediate") throw new Error(`PostgreSQL did not stop: ${complaint}`);
  // Asked to stop while it recovers from a crash, a server may neither recover nor end.
  await stopServer(cluster, pid, "immediate");
}

/** Makes the application's role, which may do nothing beyond its own database, and that database. */
async function ensureDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const role = await client.query("select from pg_roles where rolname = $1", [ownRole]);
    if (!role.rowCount) {
      await unlessThere(client, `create role ${ownRole} login password ${pg.escapeLiteral(password)}`);
    }
    const database = await client.query("select from pg_database where datname = $1", [databaseName]);
    if (!database.rowCount) await unlessThere(client, `create database ${databaseName} owner ${ownRole}`);
  } finally {
    await client.end();
  }
}

async function unlessThere(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    // 42710, 42P04 and 23505: another process made it at the same moment.
    if (!["42710", "42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function lastLines(file: string): string {
  return existsSync(file)
    ? readFileSync(file, "utf8").split("\n").slice(-8).join("\n")
    : "no log was written";
}
