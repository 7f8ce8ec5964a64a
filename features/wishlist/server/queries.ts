import { sql } from "kysely";
import { storeConstant } from "#engine/contract/brand.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ProductImage } from "#features/store/contract/store.ts";
import type { UnsoldProduct, Wishlist } from "../contract.ts";

interface Row {
  id: number;
  level2_id: number;
  level3_id: number;
  created_at: Date;
}

function wishlistOf(row: Row): Wishlist {
  return {
    id: row.id,
    productLevel2Id: row.level2_id,
    productLevel3Id: row.level3_id,
    store: storeConstant,
    createdTs: row.created_at.getTime(),
  };
}

interface RowWithName extends Row {
  slug: string;
  title_en: string;
  title_te: string;
  drawing: string;
  photo: string | null;
  category_slug: string;
  group_slug: string;
  bed: ProductImage;
}

/** An entry, and what its product is called by while nobody offers it. */
export interface NamedWishlist {
  readonly wishlist: Wishlist;
  readonly name: UnsoldProduct;
}

const namedEntries = sql`
  select item.id, product.level2_id, item.level3_id, item.created_at, product.slug, product.title_en,
    product.title_te, product.drawing, product.photo_keys[1] as photo, category.slug as category_slug, shelf.slug as group_slug, category.bed
  from wishlist_items item
  join published.product_level3 product on product.id = item.level3_id
  join published.product_level2 shelf on shelf.id = product.level2_id
  join published.product_level1 category on category.id = product.level1_id`;

function namedOf(row: RowWithName): NamedWishlist {
  const wishlist = wishlistOf(row);
  const { slug, drawing, photo, bed } = row;
  const name = {
    level2Id: row.level2_id,
    level3Id: row.level3_id,
    slug,
    title: { en: row.title_en, te: row.title_te },
    drawing,
    photo,
    bed,
    categorySlug: row.category_slug,
    groupSlug: row.group_slug,
  };
  return { wishlist, name };
}

/** Reads a page of a person's entries, latest first, and the number of all of them, in one statement. */
export async function readWishlistPage(
  reader: Reader,
  asked: { readonly profileId: number; readonly after: number | undefined; readonly atMost: number },
): Promise<{ count: number; wishlists: NamedWishlist[] }> {
  const before = asked.after === undefined ? sql`` : sql`and item.id < ${asked.after}`;
  const { rows } = await sql<{ total: number; id: number | null } & Omit<RowWithName, "id">>`
    select counted.total, page.* from
      (select count(*) as total from wishlist_items where profile_id = ${asked.profileId}) counted
    left join (
      ${namedEntries}
      where item.profile_id = ${asked.profileId} ${before}
      order by item.id desc limit ${sql.lit(asked.atMost)}
    ) page on true
    order by page.id desc`.execute(reader);
  return {
    count: rows[0]?.total ?? 0,
    wishlists: rows.flatMap(({ id, ...row }) => (id === null ? [] : [namedOf({ ...row, id })])),
  };
}

/** Reads one entry of a person; another person's entry is undefined like a missing one. */
export async function readOwnWishlist(
  reader: Reader,
  asked: { readonly profileId: number; readonly id: number },
): Promise<NamedWishlist | undefined> {
  const { rows } = await sql<RowWithName>`
    ${namedEntries} where item.id = ${asked.id} and item.profile_id = ${asked.profileId}`.execute(reader);
  const [row] = rows;
  return row && namedOf(row);
}

/** What came of putting a product on a wishlist: the entry, new or there before, unless something forbids it. */
export interface PutAnswer {
  readonly isProductKnown: boolean;
  readonly wishlist: Wishlist | undefined;
}

/** Holds a person's wishlist until the transaction ends: what is counted on it stays so. */
export async function lockWishlist(transaction: Transaction, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wishlist', ${profileId}))`.execute(transaction);
}

/** Puts a product on a person's wishlist, which is held, unless it is there already or the wishlist is full. */
export async function putWishlist(
  transaction: Transaction,
  put: {
    readonly profileId: number;
    readonly level2Id: number;
    readonly level3Id: number;
    readonly at: Date;
    readonly atMost: number;
  },
): Promise<PutAnswer> {
  const { rows } = await sql<{ id: number | null } & Omit<Row, "id">>`
    with product as (
      select id, level2_id from published.product_level3 where id = ${put.level3Id} and level2_id = ${put.level2Id}
    ), known as (
      select id, level3_id, created_at from wishlist_items
      where profile_id = ${put.profileId} and level3_id = ${put.level3Id}
    ), added as (
      insert into wishlist_items (profile_id, level3_id, created_at)
      select ${put.profileId}::bigint, product.id, ${put.at}::timestamptz from product
      where not exists (select 1 from known)
        and (select count(*) from wishlist_items where profile_id = ${put.profileId}) < ${put.atMost}
      returning id, level3_id, created_at
    )
    select item.id, product.level2_id, item.level3_id, item.created_at
    from product left join (
      select id, level3_id, created_at from added union all select id, level3_id, created_at from known
    ) item on true`.execute(transaction);
  const [row] = rows;
  if (!row) return { isProductKnown: false, wishlist: undefined };
  const { id, ...rest } = row;
  return { isProductKnown: true, wishlist: id === null ? undefined : wishlistOf({ ...rest, id }) };
}

/** Deletes one entry of a person; null when he has none of that id, else the number that is left. */
export async function deleteOwnWishlist(
  reader: Reader,
  asked: { readonly profileId: number; readonly id: number },
): Promise<number | null> {
  const { rows } = await sql<{ deleted: number; total: number }>`
    with deleted as (
      delete from wishlist_items where id = ${asked.id} and profile_id = ${asked.profileId} returning id
    )
    select (select count(*) from deleted) as deleted, count(*) as total
    from wishlist_items where profile_id = ${asked.profileId}`.execute(reader);
  const [row] = rows;
  // The count sees the rows as they were before the deletion.
  return row && row.deleted > 0 ? row.total - row.deleted : null;
}

/** Deletes a product from a person's wishlist, if it is there; answers the number that is left. */
export async function deleteOwnProduct(
  reader: Reader,
  asked: { readonly profileId: number; readonly level3Id: number },
): Promise<number> {
  const { rows } = await sql<{ deleted: number; total: number }>`
    with deleted as (
      delete from wishlist_items where level3_id = ${asked.level3Id} and profile_id = ${asked.profileId}
      returning id
    )
    select (select count(*) from deleted) as deleted, count(*) as total
    from wishlist_items where profile_id = ${asked.profileId}`.execute(reader);
  // The count sees the rows as they were before the deletion.
  return (rows[0]?.total ?? 0) - (rows[0]?.deleted ?? 0);
}
