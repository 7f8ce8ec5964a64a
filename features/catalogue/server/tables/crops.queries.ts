import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { TableCrop } from "../../contract/crops.ts";

/** The crops in the order in which they are offered, with how many products are for each. */
export async function selectCropTable(reader: Reader): Promise<TableCrop[]> {
  const { rows } = await sql<TableCrop>`
    with counted as (
      select named as slug, count(*) as products from product_level3 cross join unnest(product_level3.crops) named
      group by named
    )
    select slug, jsonb_build_object('en', title_en, 'te', title_te) as title, other_names as "otherNames",
      is_withdrawn as "isWithdrawn", revision, coalesce(products, 0) as products
    from crops left join counted using (slug) order by position, slug`.execute(reader);
  return rows;
}

/** A crop as it stands, locked. */
export interface LockedCrop {
  readonly slug: string;
  readonly titleEn: string;
  readonly titleTe: string;
  readonly otherNames: readonly string[];
  readonly isWithdrawn: boolean;
  readonly revision: number;
}

/** Keeps the table from being written by others until the transaction ends; gives its crops in their order. */
export async function lockCrops(transaction: Transaction): Promise<LockedCrop[]> {
  await sql`lock table crops in share row exclusive mode`.execute(transaction);
  const { rows } = await sql<LockedCrop>`
    select slug, title_en as "titleEn", title_te as "titleTe", other_names as "otherNames",
      is_withdrawn as "isWithdrawn", revision
    from crops order by position, slug`.execute(transaction);
  return rows;
}

/** The names of a crop as an admin typed them. */
export type CropNamesTyped = Pick<LockedCrop, "titleEn" | "titleTe" | "otherNames">;

/** Writes a crop behind all others. */
export async function insertCrop(
  transaction: Transaction,
  { slug, titleEn, titleTe, otherNames }: CropNamesTyped & { readonly slug: string },
): Promise<void> {
  await sql`
    insert into crops (slug, title_en, title_te, other_names, position)
    select ${slug}, ${titleEn}, ${titleTe}, ${[...otherNames]}::text[], coalesce(max(position) + 1, 0) from crops`.execute(
    transaction,
  );
}

/** Writes the names of a locked crop. */
export async function writeCropNames(
  transaction: Transaction,
  slug: string,
  { titleEn, titleTe, otherNames }: CropNamesTyped,
): Promise<void> {
  await sql`
    update crops set title_en = ${titleEn}, title_te = ${titleTe}, other_names = ${[...otherNames]}::text[],
      revision = revision + 1
    where slug = ${slug}`.execute(transaction);
}

/** Withdraws a locked crop, or offers it again. */
export async function writeWithdrawn(
  transaction: Transaction,
  slug: string,
  isWithdrawn: boolean,
): Promise<void> {
  await sql`
    update crops set is_withdrawn = ${isWithdrawn}, revision = revision + 1 where slug = ${slug}`.execute(
    transaction,
  );
}

/** Numbers the locked crops from 0 in the given order. */
export async function writeCropOrder(transaction: Transaction, slugs: readonly string[]): Promise<void> {
  await sql`
    update crops set position = placed.position - 1
    from unnest(${[...slugs]}::text[]) with ordinality placed (slug, position)
    where crops.slug = placed.slug and crops.position <> placed.position - 1`.execute(transaction);
}
