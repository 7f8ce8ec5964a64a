import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

type Column = {
  schema: string;
  table: string;
  /** PostgreSQL's number of the table, and of the column in it. */
  tableId: number;
  columnId: number;
  /** The statement of a view. */
  definition: string | null;
  name: string;
  type: string;
  choices: string[] | null;
  isArray: boolean;
  isNullable: boolean;
  isAlwaysGenerated: boolean;
  hasDefault: boolean;
};

const numbers = new Set(["int2", "int4", "int8", "float4", "float8", "oid"]);
const dates = new Set(["timestamptz", "timestamp"]);

const columnsQuery = `
  select class.relnamespace::regnamespace::text as schema, class.relname as table, class.oid::int as "tableId",
    attribute.attnum as "columnId", case when class.relkind = 'v' then pg_get_viewdef(class.oid) end as definition,
    attribute.attname as name, type.typname as type,
    (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = type.oid) as choices,
    outer_type.typcategory = 'A' as "isArray", not attribute.attnotnull as "isNullable",
    (attribute.attidentity = 'a' or attribute.attgenerated <> '') as "isAlwaysGenerated",
    (attribute.atthasdef or attribute.attidentity = 'd') as "hasDefault"
  from pg_class class
  join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
  join pg_type outer_type on outer_type.oid = attribute.atttypid
  join pg_type type on type.oid = case
    when outer_type.typcategory = 'A' then outer_type.typelem
    when outer_type.typtype = 'd' then outer_type.typbasetype
    else outer_type.oid end
  where class.relnamespace::regnamespace::text in ('public', 'published') and class.relkind in ('r', 'p', 'v', 'm') and not class.relispartition
    and not exists (select from pg_depend where objid = class.oid and classid = 'pg_class'::regclass and deptype = 'e')
  order by class.relnamespace::regnamespace::text, class.relname collate "C", attribute.attnum`;

/** Writes the Kysely types of all tables and of the views in schema published: the text of generated.ts. */
export async function generateTypes(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(columnsQuery);
    await findNullables(client, rows);
    return writeTypes(Map.groupBy(rows, nameOf));
  } finally {
    await client.end();
  }
}

/** A column of a view that passes on one of a table holds null only where that does; PostgreSQL itself calls all nullable. */
async function findNullables(client: pg.Client, columns: readonly Column[]): Promise<void> {
  const keyOf = ({ tableId, columnId }: { tableId: number; columnId: number }) => `${tableId}.${columnId}`;
  const known = new Map(columns.map((column) => [keyOf(column), column]));
  const views = Map.groupBy(
    columns.filter(({ definition }) => definition !== null),
    ({ tableId }) => tableId,
  );
  // A view stands on older ones, whose numbers are lower.
  for (const [, view] of [...views].sort(([one], [other]) => one - other)) {
    const definition = view[0]?.definition ?? "";
    if (/\b(left|right|full) join\b/i.test(definition)) continue;
    const { fields } = await client.query(`${definition.replace(/;\s*$/, "")} limit 0`);
    for (const [index, column] of view.entries()) {
      const { tableID, columnID } = fields[index] ?? { tableID: 0, columnID: 0 };
      column.isNullable = known.get(keyOf({ tableId: tableID, columnId: columnID }))?.isNullable ?? true;
    }
  }
}

function nameOf({ schema, table }: Column): string {
  return schema === "public" ? table : `${schema}.${table}`;
}

function writeTypes(tables: ReadonlyMap<string, readonly Column[]>): string {
  const bodies = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.name}: ${typeOf(column)};\n`);
    return `export type ${typeName(table)} = {\n${lines.join("")}};\n`;
  });
  const entries = [...tables.keys()].map(
    (table) => `  ${table.includes(".") ? JSON.stringify(table) : table}: ${typeName(table)};\n`,
  );
  const body = `${bodies.join("\n")}\nexport type Tables = {\n${entries.join("")}};\n`;
  const used = ["ColumnType", "Generated", "GeneratedAlways"].filter((name) => body.includes(`${name}<`));
  return [
    "// Written by generate-types.ts from the migrated database; `node tools/database/generate-types.ts --write`.\n",
    used.length > 0 ? `import type { ${used.join(", ")} } from "kysely";\n` : "",
    "\n/** Any value that JSON can hold. */\n",
    "export type JsonValue =\n  | string\n  | number\n  | boolean\n  | null\n  | readonly JsonValue[]\n",
    "  | { readonly [key: string]: JsonValue };\n\n",
    body,
  ].join("");
}

function typeName(table: string): string {
  return table.replace(/(^|[_.])([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

function typeOf(column: Column): string {
  const nullable = column.isNullable ? " | null" : "";
  if (!column.isArray && (column.type === "jsonb" || column.type === "json")) {
    // Written as JSON text: pg would write an array as a PostgreSQL array.
    const insert = `string${nullable}`;
    return `ColumnType<JsonValue${nullable}, ${insert}${column.hasDefault ? " | undefined" : ""}, ${insert}>`;
  }
  const plain = `${valueType(column)}${nullable}`;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${plain}>`;
  return column.hasDefault ? `Generated<${plain}>` : plain;
}

function valueType(column: Column): string {
  const element = column.choices
    ? column.choices.map((choice) => JSON.stringify(choice)).join(" | ")
    : elementType(column.type);
  return column.isArray ? `readonly (${element})[]`.replace(/\((\w+)\)/, "$1") : element;
}

function elementType(type: string): string {
  if (numbers.has(type)) return "number";
  if (dates.has(type)) return "Date";
  if (type === "bool") return "boolean";
  if (type === "bytea") return "Buffer";
  if (type === "jsonb" || type === "json") return "JsonValue";
  return "string";
}

if (import.meta.main) {
  const { withThrowAwayDatabase } = await import("#testing/database/test-server.ts");
  const text = await withThrowAwayDatabase(generateTypes);
  const file = join(import.meta.dirname, "../../engine/server/data/generated.ts");
  if (process.argv.includes("--write")) writeFileSync(file, text);
  else process.stdout.write(text);
}
