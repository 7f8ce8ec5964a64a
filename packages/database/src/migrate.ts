import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";

/** The folder with the application's migrations. */
export const migrationsFolder: string = resolve(import.meta.dirname, "../migrations");

/** A migration file; the hash is that of its text with plain line ends. */
export type Migration = { readonly name: string; readonly text: string; readonly hash: string };

const pattern = /^\d{14}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/**
 * Reads the migrations of a folder in the order of their time stamps.
 * @throws when a file is not called `YYYYMMDDHHMMSS-name.sql`.
 */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  return names.map((name) => {
    if (!pattern.test(name)) throw new Error(`${name} is not called YYYYMMDDHHMMSS-name.sql`);
    const text = readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n");
    return { name, text, hash: createHash("sha256").update(text).digest("hex") };
  });
}

/**
 * Brings a database to the newest migration, forward only, each file in a transaction of its own, and answers the
 * names of those it applied. Processes that start together wait for each other. Needs a direct connection.
 * @throws when an applied file has changed since, or a statement fails; what was applied before stays.
 */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: "santha migrations" });
  client.on("error", () => {});
  await client.connect();
  try {
    // Before everything else: two processes that both create the table would collide.
    await client.query("select pg_advisory_lock(7216, 1)");
    const applied = await readApplied(client);
    const changed = migrations.filter(({ name, hash }) => applied.has(name) && applied.get(name) !== hash);
    if (changed.length > 0) {
      const list = changed.map(({ name }) => name).join(", ");
      throw new Error(`Applied migrations must not change, write a new one instead: ${list}`);
    }
    const waiting = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of waiting) await apply(client, migration);
    return waiting.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from migrations.applied",
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function apply(client: pg.Client, { name, text, hash }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(text);
    if (client.getTransactionStatus() !== "T") throw new Error("it ends the transaction it runs in");
    await client.query("insert into migrations.applied (name, hash) values ($1, $2)", [name, hash]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback").catch(() => {});
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
