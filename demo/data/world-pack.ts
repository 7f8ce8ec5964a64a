import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { readWorldTables, type WorldTable } from "./world-tables.ts";

type Row = Record<string, unknown>;

/** All rows of a world, with the schema they fit. `madeAt` is the "now" of the world (epoch milliseconds). */
export interface World {
  readonly madeAt: number;
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly sequences: Readonly<Record<string, number>>;
}

export interface PackOptions {
  readonly madeAt: Date;
  /** Tables whose rows mean nothing elsewhere: sessions, counters, keys. */
  readonly leftOut: ReadonlySet<string>;
  /** Sequences without an owning column. */
  readonly sequences: readonly string[];
}

/** Reads every row of the database into one compressed file. */
export async function packWorld(url: string, options: PackOptions): Promise<Buffer> {
  const client = await connect(url);
  try {
    const tables: Record<string, Row[]> = {};
    for (const { name } of await readWorldTables(client)) {
      if (!options.leftOut.has(name)) tables[name] = await rowsOf(client, name);
    }
    const sequences: Record<string, number> = {};
    for (const name of options.sequences) {
      const { rows } = await client.query<{ last_value: string }>(
        `select last_value from ${pg.escapeIdentifier(name)}`,
      );
      sequences[name] = Number(rows[0]?.last_value ?? 1);
    }
    const world: World = {
      madeAt: options.madeAt.getTime(),
      migrations: await appliedMigrations(client),
      tables,
      sequences,
    };
    return gzipSync(JSON.stringify(world), { level: 9 });
  } finally {
    await client.end();
  }
}

export function unpackWorld(pack: Buffer): World {
  return JSON.parse(gunzipSync(pack).toString()) as World;
}

export interface RestoreOptions {
  /** Moments and the named dates move by this many milliseconds, so that the world ends now. */
  readonly shiftInMilliseconds: number;
  /** Columns of type date that move along, as `table.column`. */
  readonly movingDates: ReadonlySet<string>;
  /** Columns that hold a moment as epoch milliseconds, as `table.column`. */
  readonly movingNumbers: ReadonlySet<string>;
  /** Written in the same transaction, so that a killed restore leaves nothing behind. */
  readonly mark: { readonly name: string; readonly value: string };
}

/**
 * Writes a world into an empty, migrated database in one transaction, unless another process has done so meanwhile.
 * @throws Error when the schema is not the one the world was packed with.
 */
export async function restoreWorld(url: string, world: World, options: RestoreOptions): Promise<void> {
  const client = await connect(url);
  try {
    const applied = await appliedMigrations(client);
    if (applied.join() !== world.migrations.join())
      throw new Error("the demo world was packed for other migrations");
    await client.query("begin");
    // Of processes that start together one writes; the others wait for it, and find its mark.
    await client.query("select pg_advisory_xact_lock(7216, 5)");
    const { rowCount } = await client.query("select from settings where name = $1", [options.mark.name]);
    if (rowCount) return;
    await client.query("set constraints all deferred");
    for (const table of await readWorldTables(client)) {
      const rows = world.tables[table.name];
      if (rows?.length) await writeTable(client, table, rows, options);
    }
    for (const [name, value] of Object.entries(world.sequences)) {
      await client.query("select setval($1::regclass, $2)", [name, value]);
    }
    await client.query("insert into settings (name, value) values ($1, $2)", [
      options.mark.name,
      options.mark.value,
    ]);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "santha world" });
  await client.connect();
  return client;
}

async function rowsOf(client: pg.Client, table: string): Promise<Row[]> {
  const name = pg.escapeIdentifier(table);
  const { rows } = await client.query<{ rows: Row[] }>(
    `select coalesce(json_agg(row order by row), '[]') as rows from (select * from ${name}) as row`,
  );
  return rows[0]?.rows ?? [];
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from migrations.applied order by name",
  );
  return rows.map(({ name, hash }) => `${name} ${hash}`);
}

async function writeTable(
  client: pg.Client,
  table: WorldTable,
  rows: readonly Row[],
  options: RestoreOptions,
): Promise<void> {
  const moved = rows.map((row) => moveRow(table, row, options));
  const name = pg.escapeIdentifier(table.name);
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  await client.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(moved)],
  );
  if (table.identity !== null) {
    const column = pg.escapeIdentifier(table.identity);
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${column}), 0) + 1 from ${name}), false)`,
      [`public.${table.name}`, table.identity],
    );
  }
}

function moveRow(table: WorldTable, row: Row, options: RestoreOptions): Row {
  const { shiftInMilliseconds, movingDates, movingNumbers } = options;
  const moved: Row = { ...row };
  for (const [column, value] of Object.entries(row)) {
    if (movingNumbers.has(`${table.name}.${column}`)) moved[column] = Number(value) + shiftInMilliseconds;
  }
  for (const column of table.moments) moved[column] = shifted(row[column], shiftInMilliseconds);
  for (const column of table.dates) {
    if (!movingDates.has(`${table.name}.${column}`)) continue;
    const moment = shifted(row[column], shiftInMilliseconds);
    moved[column] = moment?.slice(0, 10) ?? null;
  }
  return moved;
}

function shifted(value: unknown, byMilliseconds: number): string | null {
  return typeof value === "string" ? new Date(Date.parse(value) + byMilliseconds).toISOString() : null;
}
