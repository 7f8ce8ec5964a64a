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
  const isServed = asked.isServedHere && "pinCode" in viewer.place && viewer.place.pinCode !== null;
  return pageOf(
    await selectCards(reader, { page, order, sellers: amongChosen(asked), viewer, isServed }),
    viewer,
  );
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
  return pageOf(
    await selectCards(reader, { page, order, sellers: undefined, viewer, isServed: false }),
    viewer,
  ).cards;
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
  /** All of the page is delivered where the person lives. */
  readonly isServed: boolean;
}

/**
 * All cards at once: 21 walks down an index cost more than one with 21 keys. Each part is materialised, else the planner
 * joins it row by row.
 */
async function selectCards(
  reader: Reader,
  { page, order, sellers, viewer, isServed }: CardsAsked,
): Promise<Row[]> {
  const standing = representativeListing({ level3Id: sql`page.id`, sellers, wanted: wantedBy(viewer) });
  // Where no offer holds most rows of the page tell the shown listing already.
  const shown = isWithoutOffers(viewer)
    ? {
        columns: sql`coalesce(page.standing_id, (select listing_id from (${standing}) standing)) as listing_id,
          0::bigint as discount_in_paise`,
        join: sql``,
      }
    : {
        columns: sql`shown.listing_id, coalesce(shown.discount_in_paise, 0) as discount_in_paise`,
        join: sql`cross join lateral (select listing_id, discount_in_paise from (${standing}) standing) shown`,
      };
  const { rows } = await sql<Row>`
    with listed as materialized (
      select page.id, page.is_loose, ${shown.columns}, row_number() over (order by ${order.by}) as place
      from (${page}) page ${shown.join}
    ), product as materialized (
      select id, level1_id, level2_id, slug, title_en, title_te, drawing, photo_keys[1] as photo
      from published.product_level3 where id = any(array(select id from listed))
    ), lead as materialized (
      select id, sku_id, seller_id, price_in_paise, mrp_in_paise, commission_in_paise,
        on_hand - allocated > held as is_in_stock
      from published.listings where id = any(array(select listing_id from listed))
    ), pack as materialized (
      select id, pack_title_en, pack_title_te, count(*) over (partition by level3_id) as of_product
      from published.skus where level3_id = any(array(select id from listed))
    )
    select product.id, product.level2_id, category.slug as category_slug, category.bed, product.slug,
      product.title_en, product.title_te, product.drawing, product.photo, listed.listing_id, pack.pack_title_en,
      pack.pack_title_te, lead.price_in_paise, lead.mrp_in_paise, lead.commission_in_paise,
      seller.business_name, seller.business_name_te, lead.is_in_stock, ${isServed ? sql`'here'` : deliveryTo(viewer)} as delivery,
      pack.of_product as pack_count, listed.discount_in_paise, listed.is_loose
    from listed
    join product on product.id = listed.id
    join lead on lead.id = listed.listing_id
    join pack on pack.id = lead.sku_id
    join published.product_level1 category on category.id = product.level1_id
    join published.sellers seller on seller.id = lead.seller_id
    order by listed.place`.execute(reader);
  return rows;
}

/** Who delivers the product of a card there. "Offset" keeps the planner from reading all that is delivered there. */
function deliveryTo(viewer: Viewer): RawBuilder<unknown> {
  const serving = servingSellers(viewer);
  return sql`case
    when ${pinCodeOf(viewer)} is null then null
    when lead.seller_id = any(${serving}) then 'here'
    when exists (
      select from published.shelf other
      where other.level3_id = product.id and other.is_in_stock and other.seller_id = any(${serving}) offset 0
    ) then 'by-another'
    else 'not-here'
  end`;
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
