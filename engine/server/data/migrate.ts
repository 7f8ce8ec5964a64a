import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import pg from "pg";

/** The folders with the application's migrations: the engine's own, and one of each feature that has tables. */
export function migrationFolders(): string[] {
  const features = resolve(import.meta.dirname, "../../../features");
  const ofFeatures = readdirSync(features).map((word) => join(features, word, "migrations"));
  return [resolve(import.meta.dirname, "migrations"), ...ofFeatures.filter((folder) => existsSync(folder))];
}

/** A migration file; the hash is that of its text with plain line ends. */
export type Migration = { readonly name: string; readonly text: string; readonly hash: string };

const pattern = /^\d{14}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/**
 * Reads the migrations of all folders in the order of their time stamps.
 * @throws when a file is not called `YYYYMMDDHHMMSS-name.sql`, or two have the same name.
 */
export function readMigrations(folders: readonly string[] = migrationFolders()): Migration[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const byName = new Map<string, Migration>();
  for (const file of files.filter((each) => each.endsWith(".sql"))) {
    const name = basename(file);
    if (!pattern.test(name)) throw new Error(`${name} is not called YYYYMMDDHHMMSS-name.sql`);
    if (byName.has(name)) throw new Error(`Two migrations are called ${name}`);
    const text = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
    byName.set(name, { name, text, hash: createHash("sha256").update(text).digest("hex") });
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Applies the `wanted` migrations, each in its own transaction, and returns their names. Parallel runs wait. Needs
 * a direct connection, no pooler.
 * @throws when an applied file changed, a newer build migrated, or a statement fails; earlier migrations stay.
 */
export async function migrate(
  url: string,
  folders: readonly string[] = migrationFolders(),
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const migrations = readMigrations(folders).filter(({ name }) => wanted(name));
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
    refuseNewer(
      [...applied.keys()],
      migrations.map(({ name }) => name),
    );
    const waiting = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of waiting) await apply(client, migration);
    return waiting.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** A newer build may rely on constraints that this build would violate. */
function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name)).sort();
  if (unknown.length === 0) return;
  const [oldest = ""] = known.toSorted();
  if (unknown.some((name) => name < oldest))
    throw new Error(
      `Santha cannot start: this database was made before the first release. Begin a new one: ${unknown.join(", ")}`,
    );
  throw new Error(
    `Santha cannot start: a newer build has migrated this database. Start that build, or restore a backup of before: ${unknown.join(", ")}`,
  );
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
