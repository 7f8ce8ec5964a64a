import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { priceBounds } from "../../contract/goods-choice.ts";
import type { GoodsAsked } from "../goods-asked.ts";
import { type ListingConditions, listingConditions, sellersLeft } from "../listing-conditions.ts";
import { offeredHere } from "../offered-prices.ts";
import { mostSellers, servingSellers, standingOrder } from "../product/representative-listing.ts";
import { rankedProducts } from "../ranked-products.ts";

/** The most rows of the listing index that are counted, the newest first. */
export const mostCounted = 10_000;

/** A further filter and how many products it would show. */
export interface CountRow {
  readonly facet: "place" | "maker" | "crop" | "seller" | "price" | "stock" | "here" | "total" | "counted";
  /** Slug, name or id; for a price the number of its range, from 1. */
  readonly value: string;
  readonly count: number;
}

const columns = sql`level3_id, seller_id, listing_id, level1_id, level2_id, maker, crops, is_in_stock`;
/** The price of a row of `found` where the user lives. */
const price = sql`found.price_in_paise - coalesce(offered.discount_in_paise, 0)`;

/** Filters that a row may fail and still count for that filter. */
const facets = ["group", "maker", "crop", "price", "stock"] as const;
type Facet = (typeof facets)[number];

/**
 * Counts further filters in one statement. Each row of the listing index stores its failed filters as bits, and
 * counts for a filter if it fails no other. Sellers are counted by all rows, the rest by representative listings.
 */
export async function readCounts(reader: Reader, asked: GoodsAsked): Promise<CountRow[]> {
  const conditions = listingConditions(asked, price);
  const place = asked.category ? sql`level2_id` : sql`level1_id`;
  const places = asked.category ? sql`product_level2` : sql`product_level1`;
  // "Below 1" and not "is 0": the planner takes equality for rare, and would sort the texts to count them.
  const passes = (facet?: Facet) => sql`fails & ${sql.lit(allBut(facet))} < 1`;
  const from = sql`from scope shelf where is_shown and`;
  const { rows } = await sql<CountRow>`
    with scope as materialized (${scopeOf(asked, conditions)})
    select 'place' as facet, (select slug from ${places} where id = ${place}) as value, count(*) as count
      ${from} ${passes("group")} group by ${place}
    union all select 'maker', maker, count(*) ${from} ${passes("maker")} group by maker
    union all select 'crop', crop, count(*)
      from scope shelf cross join unnest(crops) crop where is_shown and ${passes("crop")} group by crop
    union all select 'price', number::text, sum(products)::bigint
      from (select price_here, count(*) as products ${from} ${passes("price")} group by price_here) priced
      join ${priceRanges()} ranges (number, low, high) on price_here between low and high group by number
    union all select 'stock', '', count(*) ${from} is_in_stock and ${passes("stock")}
    union all select 'seller', seller_id::text, count(*) from scope shelf
      where ${passes()} ${among(sellersLeft({ ...asked, sellerIds: undefined }))} group by seller_id
    union all select 'here', '', count(*) from (
      select distinct on (level3_id) fails from scope where seller_id = any(${servingSellers(asked.viewer)}) ${among(asked.sellerIds && sql`${[...asked.sellerIds]}::bigint[]`)}
      order by level3_id, is_in_stock desc, price_here, listing_id
    ) served where ${passes()}
    union all select 'total', '', count(*) ${from} ${passes()}
    union all select 'counted', '', count(*) from scope`.execute(reader);
  return rows;
}

const among = (sellers: RawBuilder<unknown> | undefined) =>
  sellers === undefined ? sql`` : sql`and seller_id = any(${sellers})`;

/** The bits of all filters but one. */
function allBut(facet: Facet | undefined): number {
  const all = (1 << facets.length) - 1;
  return facet === undefined ? all : all & ~(1 << facets.indexOf(facet));
}

/** All rows within category and search, with local price and failed filters. */
function scopeOf(asked: GoodsAsked, conditions: ListingConditions): RawBuilder<unknown> {
  const bitOf = (facet: Facet, condition: RawBuilder<unknown>) =>
    sql`case when ${condition} then 0 else ${sql.lit(1 << facets.indexOf(facet))} end`;
  const bits = facets.flatMap((facet) => {
    const condition = facet === "price" ? undefined : conditions[facet];
    return condition ? [bitOf(facet, condition)] : [];
  });
  const fails = bits.length > 0 ? sql.join(bits, sql` | `) : sql`0`;
  const within = conditions.category ? [conditions.category] : [];
  const failsOnPrice = conditions.price ? bitOf("price", conditions.price) : sql`0`;
  return sql`
    select ${columns}, price_here, fails, ${isShown(asked)} as is_shown
    from (
      select ${columns}, fails | ${failsOnPrice} as fails, ${price} as price_here
      from (${rowsOf(asked, sql`${columns}, price_in_paise, ${fails} as fails`, within)}) found
      left join (
        select offered_listing_id, discount_in_paise from (${offeredHere(asked.viewer)}) here
      ) offered on offered.offered_listing_id = found.listing_id
    ) priced`;
}

/**
 * Whether a row is the representative listing of its product. All rows of a product are in `scope`, so no
 * lookup is needed.
 */
function isShown(asked: GoodsAsked): RawBuilder<unknown> {
  const sellers = sellersLeft(asked);
  const isLeft = sellers ? sql`seller_id = any(${sellers})` : sql`true`;
  const order = standingOrder({
    isServed: sql`seller_id = any(${servingSellers(asked.viewer)})`,
    isInStock: sql`is_in_stock`,
    price: sql`price_here`,
    listing: sql`listing_id`,
  });
  return sql`${isLeft} and row_number() over (partition by level3_id, ${isLeft} order by ${order}) = 1`;
}

function rowsOf(
  asked: GoodsAsked,
  told: RawBuilder<unknown>,
  within: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const atMost = sql.lit(mostCounted + 1);
  if (asked.sought !== undefined) {
    const conditions = sql.join([sql`level3_id = found.level3_id`, ...within], sql` and `);
    const row = sql`select ${told} from published.shelf where ${conditions} limit ${sql.lit(mostSellers)}`;
    return sql`select * from (${rankedProducts({ sought: asked.sought, row })}) found limit ${atMost}`;
  }
  const where = within.length > 0 ? sql`where ${sql.join(within, sql` and `)}` : sql``;
  return sql`select ${told} from published.shelf ${where} order by level3_id desc limit ${atMost}`;
}

/** Numbered price ranges, both ends included, as rows. */
function priceRanges(): RawBuilder<unknown> {
  const lows = [0, ...priceBounds];
  const rows = lows.map(
    (low, at) =>
      sql`(${sql.lit(at + 1)}, ${sql.lit(low)}, ${sql.lit(priceBounds[at] ?? Number.MAX_SAFE_INTEGER)})`,
  );
  return sql`(values ${sql.join(rows)})`;
}
