import { type RawBuilder, sql } from "kysely";
import type { Language } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "../data/client.ts";
import type { DeclaredTable, Hindrance, PersonIn, PersonSought } from "./table-privacy.ts";

type Declared = ReadonlyMap<string, DeclaredTable>;
const rowsAtOnce = 500;

/** Whether a row of the table is the person's. */
function isOf(tables: Declared, { table, ways }: DeclaredTable, person: PersonSought): RawBuilder<boolean> {
  const each = ways.map((way) => condition(tables, table, way, person));
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`;
}

function condition(
  tables: Declared,
  table: string,
  way: PersonIn,
  person: PersonSought,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (typeof way === "string") return sql`${column(way)} = ${person.profileId}::bigint`;
  if ("profile" in way) return sql`${column(way.profile)} = ${person.profileId}::bigint`;
  if ("mobile" in way) {
    const holds = sql`${column(way.mobile)} = ${person.mobileNo}`;
    if (!way.since) return holds;
    // The code by which the account was opened went out before it.
    return sql`(${holds} and ${column(way.since)} >= ${person.createdAt}::timestamptz - interval '1 hour')`;
  }
  if ("mobileWithin" in way)
    return sql`position(${person.mobileNo}::text in ${column(way.mobileWithin)}::text) > 0`;
  const parent = tables.get(way.of);
  if (!parent) throw new Error(`no table ${way.of} is declared`);
  return sql`${column(way.column)} in (select ${sql.ref(`${way.of}.${way.key}`)} from ${sql.table(way.of)}
    where ${isOf(tables, parent, person)})`;
}

/** Deletes or blanks the person's rows as the table's owner has declared. Safe to repeat. */
export async function eraseRows(
  transaction: Reader,
  tables: Declared,
  declared: DeclaredTable,
  person: PersonSought,
): Promise<void> {
  const { table, onErasure, blanked } = declared;
  const where = isOf(tables, declared, person);
  if (onErasure === "deleted") {
    await sql`delete from ${sql.table(table)} where ${where}`.execute(transaction);
    return;
  }
  if (onErasure !== "blanked") return;
  for (const way of declared.ways) {
    const names = blankedBy(way) ?? Object.keys(blanked);
    // What is null stays null: constraints ask for some values exactly where others are.
    const changes = names.map((name) => {
      const column = sql.ref(name);
      const value = blanked[name]?.replace("{id}", String(person.profileId)) ?? null;
      return sql`${column} = case when ${column} is null then ${column} else ${value} end`;
    });
    if (changes.length === 0) continue;
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${isOf(tables, { ...declared, ways: [way] }, person)}`.execute(
      transaction,
    );
  }
}

function blankedBy(way: PersonIn): readonly string[] | undefined {
  return typeof way === "object" && "blanks" in way ? way.blanks : undefined;
}

/** The person's rows of a table as JSON, some at a time, so that no more of them are in memory. */
export async function* readRows(
  transaction: Transaction,
  tables: Declared,
  declared: DeclaredTable,
  person: PersonSought,
): AsyncGenerator<readonly unknown[]> {
  const { table, withheld, ways } = declared;
  // Where rows have an owner, one that merely holds this number is somebody else's, as in an agent's address book.
  const owned = ways.filter((way) => typeof way === "string" || "of" in way || "profile" in way);
  const where = isOf(tables, owned.length > 0 ? { ...declared, ways: owned } : declared, person);
  await sql`declare rows_of_person cursor for select to_jsonb(${sql.table(table)}.*) - ${[...withheld]}::text[] as row
    from ${sql.table(table)} where ${where}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{ row: unknown }>`fetch ${sql.lit(rowsAtOnce)} from rows_of_person`.execute(
      transaction,
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close rows_of_person`.execute(transaction);
}

/** Why each of these people cannot be erased yet, in a language; people without a reason are missing. One statement. */
export async function selectHindrances(
  reader: Reader,
  hindrances: readonly Hindrance[],
  profileIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (profileIds.length === 0) return new Map();
  const id = sql`person.id`;
  const all = hindrances.map(
    ({ text, holds }) => sql`case when ${holds(id)} then ${text[language]}::text end`,
  );
  const { rows } = await sql<{ id: number; reasons: string[] }>`
    select person.id, array_remove(array[${sql.join(all)}]::text[], null) as reasons
    from unnest(${[...new Set(profileIds)]}::bigint[]) as person (id)`.execute(reader);
  return new Map(rows.filter(({ reasons }) => reasons.length > 0).map((row) => [row.id, row.reasons]));
}
