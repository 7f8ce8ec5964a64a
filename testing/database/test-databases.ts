import { createHash } from "node:crypto";
import { hostname } from "node:os";
import { threadId } from "node:worker_threads";
import { isAlive } from "@santha/embedded-postgres/is-alive";
import pg from "pg";

/** Several machines may test on one server: the process numbers of others say nothing here. */
const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 6);
let made = 0;

/** A name no other test of this or another process uses: `test_<machine>_<pid>_<thread>_<count>`. */
export function testDatabaseName(): string {
  made += 1;
  return `test_${machine}_${process.pid}_${threadId}_${made}`;
}

/** The address of another database on the same server. */
export function databaseOn(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** The name of a template that lives as long as the run of process `pid`. */
export function runTemplateName(pid: number, filling: string): string {
  return `test_${machine}_${pid}_${filling.replaceAll("-", "_")}`;
}

/** Drops the databases that killed test processes of this machine have left, and those of process `ended`. */
export async function dropLeftovers(session: pg.Client, ended?: number): Promise<void> {
  const { rows } = await session.query<{ name: string }>(
    "select datname as name from pg_database where datname like $1",
    [`test\\_${machine}\\_%`],
  );
  for (const { name } of rows) {
    const pid = Number(name.split("_")[2]);
    if (pid === ended || !isAlive(pid)) await session.query(`drop database if exists ${name} with (force)`);
  }
}

/** How a server copies a database fastest: see `copyStrategyOf`. */
export type CopyStrategy = "file_copy" | "wal_log";

/** Where each file that is written waits for the disk, a copy through the log and its end take a third of the time. */
export async function copyStrategyOf(session: pg.Client): Promise<CopyStrategy> {
  const { rows } = await session.query<{ fsync: string }>("show fsync");
  return rows[0]?.fsync === "off" ? "file_copy" : "wal_log";
}

/** Runs statements one after the other on a connection of their own. */
export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
