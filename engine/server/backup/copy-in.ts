import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import {
  columnsOf,
  connectForCopy,
  quoted,
  readAppliedMigrations,
  readCopiedTables,
  readJobTables,
} from "./copied-tables.ts";
import { type DatabaseCopy, hashingStream, type KeptTable } from "./copy-out.ts";

/** The rows that were kept, and whether they are to blame when a table cannot be filled. */
export interface KeptRows {
  readonly rowsOf: (table: KeptTable) => Readable;
  readonly damageOf: (table: KeptTable) => Promise<Error | null>;
}

/**
 * Restores a backup in one transaction into a database without accounts, at the backup's migrations. Creating the
 * foreign keys again verifies them.
 * @throws Error when the database does not fit, or a table differs from the backup.
 */
export async function copyDatabaseIn(url: string, copy: DatabaseCopy, kept: KeptRows): Promise<void> {
  const client = await connectForCopy(url);
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(7216, 5)");
    await refuseUnfit(client, copy);
    const keys = await dropForeignKeys(client);
    const names = copy.tables.map(quoted);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(", ")}`);
    for (const table of copy.tables) await fillTable(client, table, kept);
    for (const sequence of copy.sequences) {
      const { lastValue, isCalled } = sequence;
      await client.query("select setval($1::regclass, $2, $3)", [quoted(sequence), lastValue, isCalled]);
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const key of keys) await client.query(`alter table ${key.table} add constraint ${key.rule}`);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function refuseUnfit(client: pg.Client, copy: DatabaseCopy): Promise<void> {
  if (await holdsAccounts(client)) {
    throw new Error(
      "Santha cannot restore into a database that holds accounts. Name an empty one: another SANTHA_DATA folder, or a new database in DATABASE_URL.",
    );
  }
  if ((await readAppliedMigrations(client)).join() !== copy.migrations.join())
    throw new Error("Santha cannot restore: the database stands at other migrations than the backup.");
  if ((await readJobTables(client)) !== copy.jobTables)
    throw new Error(
      "Santha cannot restore: this build keeps its jobs in other tables. Use the build of then.",
    );
  const names = (await readCopiedTables(client)).map(quoted);
  const kept = new Set(copy.tables.map(quoted));
  const unknown = names.filter((name) => !kept.has(name));
  if (unknown.length > 0)
    throw new Error(`Santha cannot restore: the backup knows nothing of ${unknown.join(", ")}.`);
}

/** Reads the tables that `profile_id` columns refer to from the catalogue, because features own them. */
async function holdsAccounts(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select distinct nspname as schema, relname as name
    from pg_constraint join pg_class on pg_class.oid = confrelid join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and attname = 'profile_id'`);
  if (rows.length === 0) throw new Error("Santha cannot restore: the database has no table of accounts.");
  for (const table of rows)
    if ((await client.query(`select from ${quoted(table)} limit 1`)).rowCount) return true;
  return false;
}

interface ForeignKey {
  readonly table: string;
  /** Name and definition. */
  readonly rule: string;
}

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<{ schema: string; name: string; key: string; definition: string }>(`
    select nspname as schema, relname as name, conname as key, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where contype = 'f' order by nspname, relname, conname`);
  const keys = rows.map((row) => ({ ...row, key: pg.escapeIdentifier(row.key) }));
  for (const row of keys) await client.query(`alter table ${quoted(row)} drop constraint ${row.key}`);
  return keys.map((row) => ({ table: quoted(row), rule: `${row.key} ${row.definition}` }));
}

async function fillTable(client: pg.Client, table: KeptTable, kept: KeptRows): Promise<void> {
  const hashing = hashingStream();
  const into = client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`));
  try {
    await pipeline(kept.rowsOf(table), hashing.stream, into);
  } catch (error) {
    throw (await kept.damageOf(table)) ?? error;
  }
  if (into.rowCount === table.rows && hashing.sha256() === table.sha256) return;
  const damage = await kept.damageOf(table);
  throw damage ?? new Error(`Santha cannot restore: ${table.name} differs from the backup.`);
}
