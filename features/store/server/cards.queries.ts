import { type RawBuilder, sql } from "kysely";
import type { NameText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { ProductCard, ProductImage } from "../contract/store.ts";
import type { PageAsked } from "./goods-asked.ts";
import { amongChosen } from "./listing-conditions.ts";
import { type ListingOrder, listingOrder } from "./listing-order.ts";
import { orderColumns, pageQuery, standingOfLead } from "./product/page-query.ts";
import {
  isWithoutOffers,
  pinCodeOf,
  representativeListing,
  servingSellers,
  wantedBy,
} from "./product/representative-listing.ts";

interface Row {
  id: number;
  level2_id: number;
  category_slug: string;
  bed: ProductImage;
  slug: string;
  title_en: string;
  title_te: string;
  drawing: string;
  photo: string | null;
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
  delivery: ProductCard["delivery"];
  pack_count: number;
  is_loose: boolean;
}

/** A page of products. */
export interface CardPage {
  readonly cards: ProductCard[];
  /** True when no product matches all words of a search; these match some of them. */
  readonly isLoose: boolean;
}

/** A place where people live. */
export interface Place {
  /** Null while it is not known. */
  readonly pinCode: string | null;
  /** Ids of the sellers who deliver there. */
  readonly serving: readonly number[];
  /** False: no offer holds there today, so that none is looked for. */
  readonly hasOffers?: boolean;
}

/** Who sees the prices, where and when; decides about margin and offers. */
export interface Viewer {
  /** Where the person lives, or whose home it is. */
  readonly place: Place | { readonly profileId: number };
  readonly isMarginShown: boolean;
  /** Day in India, `yyyy-mm-dd`. */
  readonly onDay: string;
}

/**
 * Reads a page of offered products in one statement, in the given order. The listing index alone selects the page;
 * details are looked up only for shown products, each by its representative listing.
 */
export async function readPage(reader: Reader, asked: PageAsked): Promise<CardPage> {
  const order = listingOrder(asked.sort, asked.sought !== undefined);
  const page = pageQuery(asked, order);
  const { viewer } = asked;
  return pageOf(await selectCards(reader, { page, order, sellers: amongChosen(asked), viewer }), viewer);
}

/** Reads the cards of these products, newest first, in one statement, without products nobody offers. */
export async function readCards(
  reader: Reader,
  asked: { readonly level3Ids: readonly number[]; readonly viewer: Viewer },
): Promise<ProductCard[]> {
  const page = sql`
    select ${orderColumns}, ${standingOfLead(asked.viewer)}, false as is_loose
    from published.shelf where is_lead and level3_id = any(${asked.level3Ids}::bigint[])`;
  const { viewer } = asked;
  const order = listingOrder("newest", false);
  return pageOf(await selectCards(reader, { page, order, sellers: undefined, viewer }), viewer).cards;
}

/** The place of a listing's seller. */
export async function readSellerPlace(
  reader: Reader,
  listingId: number,
): Promise<{ readonly town: NameText; readonly state: string }> {
  const { en, te, state } = await reader
    .selectFrom("published.listings as listings")
    .innerJoin("published.sellers as sellers", "sellers.id", "listings.seller_id")
    .select(["sellers.town as en", "sellers.town_te as te", "sellers.state"])
    .where("listings.id", "=", listingId)
    .executeTakeFirstOrThrow();
  return { town: { en, te }, state };
}

function pageOf(rows: readonly Row[], { isMarginShown }: Viewer): CardPage {
  return { cards: rows.map((row) => cardOf(row, isMarginShown)), isLoose: rows[0]?.is_loose ?? false };
}

interface CardsAsked {
  /** The products, as an SQL statement. */
  readonly page: RawBuilder<unknown>;
  readonly order: ListingOrder;
  /** Sellers whose products may be shown, as an SQL array; undefined: all. */
  readonly sellers: RawBuilder<unknown> | undefined;
  readonly viewer: Viewer;
}

async function selectCards(reader: Reader, { page, order, sellers, viewer }: CardsAsked): Promise<Row[]> {
  const serving = servingSellers(viewer);
  const standing = representativeListing({ level3Id: sql`page.id`, sellers, wanted: wantedBy(viewer) });
  // Where no offer holds most rows of the page tell the shown listing already; it is looked for before the joins.
  const shown = isWithoutOffers(viewer)
    ? {
        column: sql`coalesce(page.standing_id, (select listing_id from (${standing}) standing)) as shown_id,`,
        join: sql``,
        id: sql`page.shown_id`,
        discount: sql`0::bigint`,
      }
    : {
        column: sql``,
        join: sql`cross join lateral (${standing}) standing`,
        id: sql`standing.listing_id`,
        discount: sql`coalesce(standing.discount_in_paise, 0)`,
      };
  const { rows } = await sql<Row>`
    select product.id, product.level2_id, category.slug as category_slug, category.bed, product.slug,
      product.title_en, product.title_te, product.drawing, product.photo_keys[1] as photo, lead.id as listing_id, lead.pack_title_en,
      lead.pack_title_te, lead.price_in_paise, lead.mrp_in_paise, lead.commission_in_paise,
      lead.business_name, lead.business_name_te, lead.on_hand - lead.allocated > lead.held as is_in_stock,
      case
        when ${pinCodeOf(viewer)} is null then null
        when lead.seller_id = any(${serving}) then 'here'
        when exists (
          select from published.shelf other
          where other.level3_id = product.id and other.is_in_stock and other.seller_id = any(${serving})
        ) then 'by-another'
        else 'not-here'
      end as delivery,
      (select count(*) from published.skus where skus.level3_id = product.id) as pack_count,
      ${shown.discount} as discount_in_paise, page.is_loose
    from (select page.*, ${shown.column} row_number() over (order by ${order.by}) as place from (${page}) page) page
    join published.product_level3 product on product.id = page.id
    join published.product_level1 category on category.id = product.level1_id
    ${shown.join}
    -- The limit keeps the planner from reading all listings of a small store.
    cross join lateral (
      select listing.*, sku.pack_title_en, sku.pack_title_te, seller.business_name, seller.business_name_te
      from published.listings listing
      join published.skus sku on sku.id = listing.sku_id
      join published.sellers seller on seller.id = listing.seller_id
      where listing.id = ${shown.id} limit 1
    ) lead
    order by page.place`.execute(reader);
  return rows;
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
    photo: row.photo,
    bed: row.bed,
    listingId: row.listing_id,
    priceInPaise: row.price_in_paise,
    discountInPaise: row.discount_in_paise,
    mrpInPaise: row.mrp_in_paise,
    marginInPaise: isMarginShown ? row.commission_in_paise : null,
    sellerName: { en: row.business_name, te: row.business_name_te },
    isInStock: row.is_in_stock,
    delivery: row.delivery,
    packCount: row.pack_count,
  };
}
