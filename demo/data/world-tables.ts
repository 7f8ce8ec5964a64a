import type pg from "pg";

export interface WorldTable {
  readonly name: string;
  /** All but those that PostgreSQL works out itself. */
  readonly columns: readonly string[];
  readonly moments: readonly string[];
  readonly dates: readonly string[];
  /** The identity column, if it has one. */
  readonly identity: string | null;
}

/** Tables of the schema, each after those it points at; pointers that may wait until commit do not count. */
export async function readWorldTables(client: pg.Client): Promise<WorldTable[]> {
  const { rows: tables } = await client.query<WorldTable>(`
    select relname as name,
      array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
        and not attisdropped and atttypid = 'timestamptz'::regtype order by attnum) as moments,
      array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0
        and not attisdropped and atttypid = 'date'::regtype order by attnum) as dates,
      (select attname::text from pg_attribute where attrelid = pg_class.oid and attidentity <> '') as identity
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`);
  const { rows: pointers } = await client.query<{ from: string; to: string }>(`
    select child.relname as from, parent.relname as to from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and not condeferrable and conrelid <> confrelid`);
  return sortedByPointers(tables, pointers);
}

function sortedByPointers(
  tables: readonly WorldTable[],
  pointers: readonly { readonly from: string; readonly to: string }[],
): WorldTable[] {
  const sorted: WorldTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const ready = [...waiting].filter(
      (table) => !pointers.some((pointer) => pointer.from === table.name && names.has(pointer.to)),
    );
    if (ready.length === 0) throw new Error(`tables point at each other in a ring: ${[...names].join(", ")}`);
    for (const table of ready) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted;
}
