import { startEmbedded } from "@santha/embedded-postgres/embedded";
import pg from "pg";
import { migrationFolders } from "#engine/server/data/migrate.ts";
import {
  type CopyStrategy,
  copyStrategyOf,
  databaseOn,
  dropLeftovers,
  runStatements,
  testDatabaseName,
} from "./test-databases.ts";
import { placeForTests } from "./test-place.ts";
import { dropUnusedTemplates, ensureMigratedTemplate } from "./test-templates.ts";

/** A server for tests with a migrated template on it. */
export type TestServer = {
  /** Address of a database to connect to for creating and dropping others. */
  readonly url: string;
  /** Name of the template with all migrations. */
  readonly template: string;
  readonly strategy: CopyStrategy;
  /** Lets go of the server; the last one to do so stops an embedded one. */
  readonly close: () => Promise<void>;
};

export type TestServerOptions = {
  /** A server that may create databases; without it an embedded one of its own. */
  readonly serverUrl?: string | undefined;
  readonly migrations?: readonly string[];
  readonly dataFolder?: string;
};

/** Nothing of a test survives a crash of the machine, so nothing waits for the disk. */
const hasty = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_wal_size: "256MB",
  max_connections: "200",
  // Plans are tested on statistics that the test itself has gathered, not on those of a chance moment.
  autovacuum: "off",
};

/** Locks (7216, 3): held shared by every run on the server, so that only the last one stops it. */
const usersLock = "7216, 3";

/** Starts or attaches to the test server and makes the template named after the hash of all migrations. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { url, session, stop } = options.serverUrl
    ? { url: options.serverUrl, session: await joinServer(options.serverUrl), stop: undefined }
    : await joinEmbedded(options.dataFolder ?? placeForTests());
  const close = async () => {
    await dropLeftovers(session, process.pid);
    const isLast = stop !== undefined && (await leaveLast(session));
    // Stopped while the lock is held, so that nobody joins in between.
    if (isLast) await stop();
    await session.end().catch(() => {});
  };
  try {
    await dropLeftovers(session);
    const template = await ensureMigratedTemplate(session, url, options.migrations ?? migrationFolders());
    await dropUnusedTemplates(session);
    return { url, template, strategy: await copyStrategyOf(session), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function joinEmbedded(dataFolder: string) {
  for (let attempt = 1; ; attempt += 1) {
    const log = (line: string) => process.stderr.write(`${line}\n`);
    // Tests make databases, end sessions of others and shorten time-outs of the server: rights that Santha has not.
    const { superuserUrl: url, stop } = await startEmbedded({ dataFolder, settings: hasty, log });
    try {
      return { url, stop, session: await joinServer(url) };
    } catch (error) {
      // Another run was the last one and stopped the server at this moment.
      if (attempt === 3) throw error;
    }
  }
}

async function joinServer(url: string): Promise<pg.Client> {
  const session = new pg.Client({ connectionString: url, application_name: "santha tests" });
  session.on("error", () => {});
  await session.connect();
  await session.query(`select pg_advisory_lock_shared(${usersLock})`);
  return session;
}

async function leaveLast(session: pg.Client): Promise<boolean> {
  await session.query("select pg_advisory_unlock_all()");
  const { rows } = await session.query<{ last: boolean }>(
    `select pg_try_advisory_lock(${usersLock}) as last`,
  );
  return rows[0]?.last ?? false;
}

/** Runs `action` on a migrated database that is dropped afterwards. */
export async function withThrowAwayDatabase<T>(
  action: (url: string) => Promise<T>,
  options: TestServerOptions = {},
): Promise<T> {
  const server = await openTestServer(options);
  const name = testDatabaseName();
  try {
    await runStatements(server.url, [
      `create database ${name} template ${server.template} strategy ${server.strategy}`,
    ]);
    return await action(databaseOn(server.url, name));
  } finally {
    await runStatements(server.url, [`drop database if exists ${name} with (force)`]);
    await server.close();
  }
}
