import { type RawBuilder, sql } from "kysely";
import type { Sought } from "#features/catalogue";
import type { PageAsked } from "./goods-asked.ts";
import { offeredHere } from "./offered-prices.ts";
import { rankedProducts } from "./ranked-products.ts";
import { conditionsOf, isPriceChosen, sellersLeft, shelfConditions } from "./shelf-conditions.ts";
import type { ShelfOrder } from "./shelf-order.ts";
import {
  mostSellers,
  servingSellers,
  standingOrder,
  standingRow,
  standsWithoutOffers,
  wantedBy,
} from "./standing-row.ts";

type Statement = RawBuilder<unknown>;

/** What a row of the shelf brings to a page. */
export const orderColumns = sql`level3_id as id, price_in_paise, commission_in_paise`;
const price = sql`price_in_paise - coalesce(discount_in_paise, 0)`;
/** The same of a row that comes with an offer. */
const columnsHere = sql`level3_id as id, ${price} as price_in_paise, commission_in_paise`;

/**
 * The products of a page, as a statement; by which row each one stands is looked up for those that are shown. Prices are
 * what the person would pay where the page goes by prices.
 */
export function pageChosen(asked: PageAsked, order: ShelfOrder): Statement {
  // The limit stands in the text: with an unknown one the kept plan expects a tenth of the store and reads all listings.
  const cut: Cut = { order, after: asked.after, limit: sql.lit(asked.atMost) };
  if (asked.sought !== undefined) return searched(asked, asked.sought, cut);
  return isByRowAndPrice(asked) ? walkedBesideOffers(asked, cut) : walked(asked, cut);
}

/** What is cut out of all that fits. */
interface Cut {
  readonly order: ShelfOrder;
  readonly after: number | undefined;
  readonly limit: Statement;
}

/** Whether places or filters depend on what the rows cost, and so on offers. */
function isByRowAndPrice(asked: PageAsked): boolean {
  return isPriceChosen(asked) || ["price-up", "price-down", "margin"].includes(asked.sort);
}

/** Whether it matters for the choice by which row a product stands; if not, its lead tells all that is asked for. */
function isByRow(asked: PageAsked): boolean {
  return isByRowAndPrice(asked) || asked.isInStock || sellersLeft(asked) !== undefined;
}

const behind = ({ order, after }: Cut, source: Statement) =>
  after === undefined ? sql`` : sql`where ${order.behind(after, source)}`;
const conditionsFor = (asked: PageAsked, shownPrice?: Statement) =>
  conditionsOf(shelfConditions(asked, shownPrice));
const where = (conditions: readonly Statement[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

function searched(asked: PageAsked, sought: Sought, cut: Cut): Statement {
  const level3Id = sql`found.level3_id`;
  const row = isByRow(asked)
    ? sql`select ${columnsHere}
        from (${standingRow({ level3Id, sellers: sellersLeft(asked), wanted: wantedBy(asked.viewer) })}) shelf
        ${where(conditionsFor(asked, price))}`
    : sql`select ${orderColumns} from shelf
        ${where([sql`level3_id = ${level3Id}`, sql`is_lead`, ...conditionsFor(asked)])} limit 1`;
  return sql`
    with fitting as (${rankedProducts({ sought, row })})
    select * from fitting ${behind(cut, sql`fitting`)} order by ${cut.order.by} limit ${cut.limit}`;
}

/** Named as in a search, but so that the indexes of the shelf still serve the order. */
function walked(asked: PageAsked, cut: Cut): Statement {
  const sellers = sellersLeft(asked);
  const standing = standingRow({ level3Id: sql`shelf.level3_id`, sellers, wanted: wantedBy(asked.viewer) });
  const stands = isByRow(asked)
    ? [
        ...(sellers ? [sql`shelf.seller_id = any(${sellers})`] : []),
        sql`shelf.listing_id = (select listing_id from (${standing}) standing)`,
      ]
    : [sql`is_lead`];
  const shown = sql`(select ${orderColumns}, false as is_loose from shelf ${where([...stands, ...conditionsFor(asked)])})`;
  return sql`select * from ${shown} shown ${behind(cut, shown)} order by ${cut.order.by} limit ${cut.limit}`;
}

/**
 * Where it goes by prices: products without an offer where the person lives are walked by the indexes of the shelf, the
 * few with one stand beside them with what they cost there, and the page is cut out of both.
 */
function walkedBesideOffers(asked: PageAsked, cut: Cut): Statement {
  const sellers = sellersLeft(asked);
  const plain = sql`(select ${orderColumns}, false as is_loose from shelf
    ${where([
      standsWithoutOffers(asked.viewer, sellers),
      ...conditionsFor(asked),
      sql`level3_id not in (select level3_id from offered)`,
    ])})`;
  const withOffer = sql`(select ${columnsHere}, false as is_loose from standing ${where(conditionsFor(asked, price))})`;
  const both = sql`(select * from ${plain} plain union all select * from ${withOffer} with_offer)`;
  return sql`
    with offered as materialized (${offeredHere(asked.viewer)}),
    standing as materialized (${standingWithOffers(asked, sellers)})
    select * from (
      (select * from ${plain} plain ${behind(cut, both)} order by ${cut.order.by} limit ${cut.limit})
      union all
      (select * from ${withOffer} with_offer ${behind(cut, both)} order by ${cut.order.by} limit ${cut.limit})
    ) shown order by ${cut.order.by} limit ${cut.limit}`;
}

/** The rows by which the products of `offered` stand. */
function standingWithOffers(asked: PageAsked, sellers: Statement | undefined): Statement {
  const among = sellers ? sql`and seller_id = any(${sellers})` : sql``;
  const order = standingOrder({
    isServed: sql`seller_id = any(${servingSellers(asked.viewer)})`,
    isInStock: sql`is_in_stock`,
    price,
    listing: sql`listing_id`,
  });
  // The limit keeps the planner from reading the whole shelf to join it with the few offers of a place.
  return sql`
    select distinct on (offering.level3_id) offering.*, offered.discount_in_paise
    from (select distinct level3_id from offered) product
    cross join lateral (
      select * from shelf where level3_id = product.level3_id ${among} limit ${sql.lit(mostSellers)}
    ) offering
    left join offered on offered.offered_listing_id = offering.listing_id
    order by offering.level3_id, ${order}`;
}
