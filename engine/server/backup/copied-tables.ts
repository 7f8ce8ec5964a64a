import pg from "pg";

/** A table as it is copied; columns that PostgreSQL works out itself are left out. */
export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** How far a sequence has come. */
export interface CopiedSequence {
  readonly schema: string;
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

const ours = "not in ('pg_catalog', 'information_schema', 'pg_toast')";

/** All tables that are not PostgreSQL's own: the application's, its migrations and its jobs. */
export async function readCopiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select nspname as schema, relname as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relpersistence <> 't' and nspname ${ours}
    group by nspname, relname order by nspname, relname`);
  return rows;
}

export async function readCopiedSequences(client: pg.Client): Promise<CopiedSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences
     where schemaname ${ours} order by schemaname, sequencename`,
  );
  const sequences: CopiedSequence[] = [];
  for (const sequence of rows) {
    const found = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    );
    const [row] = found.rows;
    if (row) sequences.push({ ...sequence, ...row });
  }
  return sequences;
}

/** @throws Error for a database on which Santha never started. */
export async function refuseForeignDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select to_regclass('migrations.applied') is not null as "isOurs"`,
  );
  if (rows[0]?.isOurs) return;
  throw new Error(
    "Santha cannot back up: this is no database of Santha, or Santha has never started on it. " +
      "Set SANTHA_DATA or DATABASE_URL as the server has them.",
  );
}

/** Name and hash of each applied migration. */
export async function readAppliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from migrations.applied order by name",
  );
  return rows.map(({ name, hash }) => `${name} ${hash}`);
}

/** The schema's version of the job library. */
export async function readJobTables(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select coalesce(max(id), 0)::integer as version from graphile_worker.migrations",
  );
  return rows[0]?.version ?? 0;
}

export function quoted({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function columnsOf({ columns }: CopiedTable): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

/** A connection whose texts do not depend on settings of server and machine. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "santha backup" });
  client.on("error", () => {});
  await client.connect();
  await client.query(`
    set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to postgres; set bytea_output to hex;
    set extra_float_digits to 1; set statement_timeout to 0; set synchronize_seqscans to off`);
  return client;
}
