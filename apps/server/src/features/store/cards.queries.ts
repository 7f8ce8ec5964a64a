import type { Bed, ProductCard } from "@santha/contract/store";
import type { Reader } from "@santha/database/client";
import { type RawBuilder, sql } from "kysely";

interface Row {
  id: number;
  level2_id: number;
  category_slug: string;
  bed: Bed;
  slug: string;
  title_en: string;
  title_te: string;
  drawing: string;
  listing_id: number;
  pack_title_en: string;
  pack_title_te: string;
  price_in_paise: number;
  mrp_in_paise: number;
  commission_in_paise: number;
  business_name: string;
  business_name_te: string;
  is_in_stock: boolean;
  pack_count: number;
}

const productColumns = sql`id, level1_id, level2_id, slug, title_en, title_te, drawing, lead_listing_id`;

/** What a page of the list asks for. */
export interface PageAsked {
  /** Slugs. */
  readonly category: string | undefined;
  readonly group: string | undefined;
  /** LIKE patterns that the search text must all match. */
  readonly patterns: readonly string[];
  /** Only products older than this one. */
  readonly after: number | undefined;
  readonly atMost: number;
  readonly isMarginShown: boolean;
}

/**
 * Reads a page of products that somebody offers, newest first, in one statement. Conditions stand in the text only
 * when they are asked for, so that each has its own plan and reads one index.
 */
export function readPage(reader: Reader, asked: PageAsked): Promise<ProductCard[]> {
  const conditions = [sql`lead_listing_id is not null`];
  if (asked.category !== undefined)
    conditions.push(sql`level1_id = (select id from product_level1 where slug = ${asked.category})`);
  if (asked.group !== undefined)
    conditions.push(sql`level2_id = (select id from product_level2 where slug = ${asked.group})`);
  for (const pattern of asked.patterns) conditions.push(sql`search_text like ${pattern}`);
  if (asked.after !== undefined) conditions.push(sql`id < ${asked.after}`);
  // The limit stands in the text: with an unknown one the kept plan expects a tenth of the store and reads all listings.
  const page = sql`
    select ${productColumns} from product_level3 where ${sql.join(conditions, sql` and `)}
    order by id desc limit ${sql.lit(asked.atMost)}`;
  return selectCards(reader, page, {
    isMarginShown: asked.isMarginShown,
    isPlannedAnew: asked.patterns.length > 0,
  });
}

/** Reads the cards of these products, newest first, in one statement; those that nobody offers are left out. */
export function readCards(
  reader: Reader,
  asked: { readonly level3Ids: readonly number[]; readonly isMarginShown: boolean },
): Promise<ProductCard[]> {
  const products = sql`
    select ${productColumns} from product_level3
    where lead_listing_id is not null and id = any(${asked.level3Ids}::bigint[])`;
  return selectCards(reader, products, { isMarginShown: asked.isMarginShown, isPlannedAnew: false });
}

async function selectCards(
  reader: Reader,
  products: RawBuilder<unknown>,
  { isMarginShown, isPlannedAnew }: { readonly isMarginShown: boolean; readonly isPlannedAnew: boolean },
): Promise<ProductCard[]> {
  // Statements that begin with a comment are not prepared: the plan for a word that is everywhere and the plan for
  // one that is hardly anywhere have nothing in common, so a search is planned with its words each time.
  const start = isPlannedAnew ? sql.raw("/* planned anew */ ") : sql``;
  const { rows } = await sql<Row>`${start}
    select product.id, product.level2_id, category.slug as category_slug, category.bed, product.slug,
      product.title_en, product.title_te, product.drawing, lead.id as listing_id, sku.pack_title_en,
      sku.pack_title_te, lead.price_in_paise, lead.mrp_in_paise, lead.commission_in_paise,
      seller.business_name, seller.business_name_te, lead.on_hand > lead.allocated as is_in_stock,
      (select count(*) from skus where skus.level3_id = product.id) as pack_count
    from (${products}) product
    join product_level1 category on category.id = product.level1_id
    join listings lead on lead.id = product.lead_listing_id
    join skus sku on sku.id = lead.sku_id
    join sellers seller on seller.id = lead.seller_id
    order by product.id desc`.execute(reader);
  return rows.map((row) => cardOf(row, isMarginShown));
}

function cardOf(row: Row, isMarginShown: boolean): ProductCard {
  return {
    level2Id: row.level2_id,
    level3Id: row.id,
    categorySlug: row.category_slug,
    slug: row.slug,
    title: { en: row.title_en, te: row.title_te },
    pack: { en: row.pack_title_en, te: row.pack_title_te },
    drawing: row.drawing,
    bed: row.bed,
    listingId: row.listing_id,
    priceInPaise: row.price_in_paise,
    mrpInPaise: row.mrp_in_paise,
    marginInPaise: isMarginShown ? row.commission_in_paise : null,
    sellerName: { en: row.business_name, te: row.business_name_te },
    isInStock: row.is_in_stock,
    packCount: row.pack_count,
  };
}
