import type { Bed, ProductCard } from "@santha/contract/store";
import type { Reader } from "@santha/database/client";
import { type RawBuilder, sql } from "kysely";
import type { Meaning } from "#features/catalogue";
import { joinBestOffer, ownPinCode } from "#features/offers";
import { rankedProducts } from "./ranked-products.ts";

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
  discount_in_paise: number;
  mrp_in_paise: number;
  commission_in_paise: number;
  business_name: string;
  business_name_te: string;
  is_in_stock: boolean;
  pack_count: number;
}

const productColumns = sql`id, level1_id, level2_id, slug, title_en, title_te, drawing, lead_listing_id`;

/** Who looks at prices, and when: decides about margin and offers. */
export interface Viewer {
  readonly profileId: number;
  readonly isMarginShown: boolean;
  /** Day in India, `yyyy-mm-dd`. */
  readonly onDay: string;
}

/** What a page of the list asks for. */
export interface PageAsked {
  /** Slugs. */
  readonly category: string | undefined;
  readonly group: string | undefined;
  /** What each typed word of a search may mean; undefined without a search. */
  readonly meanings: readonly (readonly Meaning[])[] | undefined;
  /** Only products that stand behind this one. */
  readonly after: number | undefined;
  readonly atMost: number;
  readonly viewer: Viewer;
}

/**
 * Reads a page of products that somebody offers in one statement: newest first, those of a search by how well they
 * fit. Conditions stand in the text only when they are asked for, so that each has its own plan and reads one index.
 */
export function readPage(reader: Reader, asked: PageAsked): Promise<ProductCard[]> {
  const conditions = [sql`lead_listing_id is not null`];
  if (asked.category !== undefined)
    conditions.push(sql`level1_id = (select id from product_level1 where slug = ${asked.category})`);
  if (asked.group !== undefined)
    conditions.push(sql`level2_id = (select id from product_level2 where slug = ${asked.group})`);
  if (asked.meanings !== undefined) {
    const ranking = { ...asked, meanings: asked.meanings, conditions, columns: productColumns };
    return selectCards(
      reader,
      rankedProducts(ranking),
      asked.viewer,
      sql`product.rank desc, product.id desc`,
    );
  }
  if (asked.after !== undefined) conditions.push(sql`id < ${asked.after}`);
  // The limit stands in the text: with an unknown one the kept plan expects a tenth of the store and reads all listings.
  const page = sql`
    select ${productColumns} from product_level3 where ${sql.join(conditions, sql` and `)}
    order by id desc limit ${sql.lit(asked.atMost)}`;
  return selectCards(reader, page, asked.viewer);
}

/** Reads the cards of these products, newest first, in one statement; those that nobody offers are left out. */
export function readCards(
  reader: Reader,
  asked: { readonly level3Ids: readonly number[]; readonly viewer: Viewer },
): Promise<ProductCard[]> {
  const products = sql`
    select ${productColumns} from product_level3
    where lead_listing_id is not null and id = any(${asked.level3Ids}::bigint[])`;
  return selectCards(reader, products, asked.viewer);
}

async function selectCards(
  reader: Reader,
  products: RawBuilder<unknown>,
  viewer: Viewer,
  order = sql`product.id desc`,
): Promise<ProductCard[]> {
  const { rows } = await sql<Row>`
    select product.id, product.level2_id, category.slug as category_slug, category.bed, product.slug,
      product.title_en, product.title_te, product.drawing, lead.id as listing_id, sku.pack_title_en,
      sku.pack_title_te, lead.price_in_paise, lead.mrp_in_paise, lead.commission_in_paise,
      seller.business_name, seller.business_name_te, lead.on_hand - lead.allocated > lead.held as is_in_stock,
      (select count(*) from skus where skus.level3_id = product.id) as pack_count,
      coalesce(offer.discount_in_paise, 0) as discount_in_paise
    from (${products}) product
    join product_level1 category on category.id = product.level1_id
    join listings lead on lead.id = product.lead_listing_id
    join skus sku on sku.id = lead.sku_id
    join sellers seller on seller.id = lead.seller_id
    ${joinBestOffer({
      listing: sql`lead.id`,
      price: sql`lead.price_in_paise`,
      pinCode: ownPinCode(sql`${viewer.profileId}`),
      onDay: viewer.onDay,
    })}
    order by ${order}`.execute(reader);
  return rows.map((row) => cardOf(row, viewer.isMarginShown));
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
    discountInPaise: row.discount_in_paise,
    mrpInPaise: row.mrp_in_paise,
    marginInPaise: isMarginShown ? row.commission_in_paise : null,
    sellerName: { en: row.business_name, te: row.business_name_te },
    isInStock: row.is_in_stock,
    packCount: row.pack_count,
  };
}
