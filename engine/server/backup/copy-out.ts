import { createHash } from "node:crypto";
import { type Readable, Transform } from "node:stream";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import {
  type CopiedSequence,
  type CopiedTable,
  columnsOf,
  connectForCopy,
  quoted,
  readAppliedMigrations,
  readCopiedSequences,
  readCopiedTables,
  readJobTables,
  refuseForeignDatabase,
} from "./copied-tables.ts";

/** A table whose rows are kept under the hash of their text. */
export interface KeptTable extends CopiedTable {
  readonly rows: number;
  readonly sha256: string;
}

/** What a database held at one moment. */
export interface DatabaseCopy {
  readonly migrations: readonly string[];
  readonly jobTables: number;
  readonly tables: readonly KeptTable[];
  readonly sequences: readonly CopiedSequence[];
}

/** Takes the text of a table's rows and answers once it is kept. */
export type KeepRows = (rows: Readable, sha256: () => string) => Promise<void>;

/** Copies all tables as they are at one moment, while others go on writing. */
export async function copyDatabaseOut(url: string, keep: KeepRows): Promise<DatabaseCopy> {
  const client = await connectForCopy(url);
  try {
    await client.query("begin isolation level repeatable read read only");
    await refuseForeignDatabase(client);
    const tables: KeptTable[] = [];
    for (const table of await readCopiedTables(client)) tables.push(await copyTable(client, table, keep));
    const migrations = await readAppliedMigrations(client);
    const jobTables = await readJobTables(client);
    // Sequences are read last: they know no transaction and may only be ahead of the rows.
    const sequences = await readCopiedSequences(client);
    await client.query("commit");
    return { migrations, jobTables, tables, sequences };
  } finally {
    await client.end();
  }
}

async function copyTable(client: pg.Client, table: CopiedTable, keep: KeepRows): Promise<KeptTable> {
  const rows = client.query(copyTo(`copy ${quoted(table)} (${columnsOf(table)}) to stdout`));
  const hashing = hashingStream();
  rows.on("error", (error) => hashing.stream.destroy(error));
  await keep(rows.pipe(hashing.stream), hashing.sha256);
  return { ...table, rows: rows.rowCount ?? 0, sha256: hashing.sha256() };
}

/** Passes bytes on; `sha256` answers their hash once all have passed. */
export function hashingStream(): { readonly stream: Transform; readonly sha256: () => string } {
  const hash = createHash("sha256");
  let digest: string | undefined;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, sha256: () => (digest ??= hash.digest("hex")) };
}
