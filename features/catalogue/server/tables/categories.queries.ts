import { type RawBuilder, sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ProductImage } from "#features/store/contract/store.ts";
import type { Level, TableCategory } from "../../contract/categories.ts";
import type { usualCategories } from "../../contract/usual-categories.ts";

/** What a level of the table is called in the database, and its column in products. */
const places = {
  category: { table: sql.table("product_level1"), ofProduct: sql.ref("level1_id") },
  group: { table: sql.table("product_level2"), ofProduct: sql.ref("level2_id") },
} as const satisfies Record<Level, { readonly table: RawBuilder<unknown>; readonly ofProduct: unknown }>;

/** All categories with their groups, in the order of the store, with how many products they hold. */
export async function selectCategoryTable(reader: Reader): Promise<TableCategory[]> {
  const { rows } = await sql<Omit<TableCategory, "products" | "forSale">>`
    with counted as (
      select level2_id, count(*) as products, count(lead_listing_id) as for_sale from product_level3 group by level2_id
    )
    select category.id as "level1Id", category.slug, category.bed, category.drawing, category.revision,
      category.is_retired as "isRetired",
      jsonb_build_object('en', category.title_en, 'te', category.title_te) as title,
      coalesce((
        select jsonb_agg(jsonb_build_object('level2Id', "group".id, 'slug', "group".slug,
          'title', jsonb_build_object('en', "group".title_en, 'te', "group".title_te), 'drawing', "group".drawing,
          'revision', "group".revision, 'isRetired', "group".is_retired,
          'products', coalesce(counted.products, 0), 'forSale', coalesce(counted.for_sale, 0))
          order by "group".position, "group".id)
        from product_level2 "group" left join counted on counted.level2_id = "group".id
        where "group".level1_id = category.id
      ), '[]') as groups
    from product_level1 category order by category.position, category.id`.execute(reader);
  const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
  return rows.map((row) => ({
    ...row,
    products: sum(row.groups.map(({ products }) => products)),
    forSale: sum(row.groups.map(({ forSale }) => forSale)),
  }));
}

/** What a category or group is called and how it is drawn. */
export interface EntryLook {
  readonly titleEn: string;
  readonly titleTe: string;
  readonly drawing: string;
}

/** Adds a category at the end; undefined where its slug is taken. */
export async function addCategoryRow(
  transaction: Transaction,
  { slug, titleEn, titleTe, bed, drawing }: EntryLook & { readonly slug: string; readonly bed: ProductImage },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into product_level1 (slug, title_en, title_te, bed, drawing, position)
    select ${slug}, ${titleEn}, ${titleTe}, ${bed}, ${drawing}, coalesce(max(position) + 1, 0) from product_level1
    on conflict (slug) do nothing returning id`.execute(transaction);
  return rows[0]?.id;
}

/** Adds a group at the end of its category; undefined where its slug is taken. */
export async function addGroupRow(
  transaction: Transaction,
  {
    level1Id,
    slug,
    titleEn,
    titleTe,
    drawing,
  }: EntryLook & { readonly level1Id: number; readonly slug: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into product_level2 (level1_id, slug, title_en, title_te, drawing, position)
    select ${level1Id}, ${slug}, ${titleEn}, ${titleTe}, ${drawing}, coalesce(max(position) + 1, 0)
    from product_level2 where level1_id = ${level1Id}
    on conflict (slug) do nothing returning id`.execute(transaction);
  return rows[0]?.id;
}

/** A category or group as it stands, locked. */
export interface LockedEntry {
  readonly title: LocalizedText;
  readonly revision: number;
  readonly isRetired: boolean;
  readonly drawing: string;
  /** Null for a group. */
  readonly bed: ProductImage | null;
}

/** Keeps a category or group from being changed by others until the transaction ends. */
export async function lockEntry(
  transaction: Transaction,
  level: Level,
  id: number,
): Promise<LockedEntry | undefined> {
  const bed = level === "category" ? sql`bed` : sql`null`;
  const { rows } = await sql<LockedEntry>`
    select jsonb_build_object('en', title_en, 'te', title_te) as title, revision, is_retired as "isRetired", drawing,
      ${bed} as bed
    from ${places[level].table} where id = ${id} for no key update`.execute(transaction);
  return rows[0];
}

/** Writes names and drawing of a locked category or group; a tint only where one is given. */
export async function writeLook(
  transaction: Transaction,
  level: Level,
  id: number,
  { titleEn, titleTe, drawing, bed }: EntryLook & { readonly bed?: ProductImage },
): Promise<void> {
  await sql`
    update ${places[level].table} set title_en = ${titleEn}, title_te = ${titleTe}, drawing = ${drawing},
      revision = revision + 1${bed ? sql`, bed = ${bed}` : sql``}
    where id = ${id}`.execute(transaction);
}

/** Lets the search words of all products of a category or group be written anew: its name is among them. */
export async function outdateWords(transaction: Transaction, level: Level, id: number): Promise<void> {
  await sql`update product_level3 set words_version = 0 where ${places[level].ofProduct} = ${id}`.execute(
    transaction,
  );
}

/** Hides a locked category or group, or shows it again; false where something in it is for sale. */
export async function writeRetired(
  transaction: Transaction,
  level: Level,
  id: number,
  isRetired: boolean,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${places[level].table} set is_retired = ${isRetired}, revision = revision + 1
    where id = ${id} and (not ${isRetired}::boolean or not exists (
      select from product_level3 where ${places[level].ofProduct} = ${id} and lead_listing_id is not null
    ))`.execute(transaction);
  return numAffectedRows === 1n;
}

/** The ids beside a category or group, itself among them, in their order and locked. */
export async function lockSiblings(transaction: Transaction, level: Level, id: number): Promise<number[]> {
  const siblings =
    level === "category"
      ? sql`true`
      : sql`level1_id = (select level1_id from product_level2 where id = ${id})`;
  // In the order of their ids, so that two moves wait for each other and not in a circle.
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from ${places[level].table} where ${siblings} order by id for no key update`.execute(
    transaction,
  );
  return rows
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map((row) => row.id);
}

/** Numbers categories or groups from 0 in the given order. */
export async function writeOrder(
  transaction: Transaction,
  level: Level,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${places[level].table} entry set position = placed.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality placed (id, position)
    where entry.id = placed.id and entry.position <> placed.position - 1`.execute(transaction);
}

/** Whether there is any category. */
export async function hasCategories(reader: Reader): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from product_level1) as found`.execute(reader);
  return rows[0]?.found ?? false;
}

/** Writes categories with their groups, those that are there left out; gives how many categories are new. */
export async function insertCategories(
  transaction: Transaction,
  categories: typeof usualCategories,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_level1 (slug, title_en, title_te, bed, drawing, position)
    select slug, en, te, bed, drawing, position - 1
    from rows from (jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as (slug text, en text, te text, bed text, drawing text)) with ordinality
      given (slug, en, te, bed, drawing, position)
    on conflict (slug) do nothing returning id`.execute(transaction);
  const groups = categories.flatMap(({ slug: category, groups: list }) =>
    list.map((group, position) => ({ ...group, category, position })),
  );
  await sql`
    insert into product_level2 (level1_id, slug, title_en, title_te, drawing, position)
    select category.id, given.slug, en, te, given.drawing, given.position
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      given (category text, slug text, en text, te text, drawing text, position int)
    join product_level1 category on category.slug = given.category
    order by category.id, given.position
    on conflict (slug) do nothing`.execute(transaction);
  return rows.length;
}
