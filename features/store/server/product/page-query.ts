import { type RawBuilder, sql } from "kysely";
import type { SearchTerms } from "#features/catalogue/server";
import type { Viewer } from "../cards.queries.ts";
import type { PageAsked } from "../goods-asked.ts";
import {
  amongChosen,
  conditionsOf,
  isPriceChosen,
  listingConditions,
  sellersLeft,
} from "../listing-conditions.ts";
import type { ListingOrder } from "../listing-order.ts";
import { offeredHere } from "../offered-prices.ts";
import { firstRanked, rankedProducts } from "../ranked-products.ts";
import {
  isWithoutOffers,
  mostSellers,
  pinCodeOf,
  representativeListing,
  servingSellers,
  soldByOneOf,
  standingOrder,
  standsWithoutOffers,
  wantedBy,
} from "./representative-listing.ts";

type Statement = RawBuilder<unknown>;

/** The columns that a row of the listing index contributes to a page. */
export const orderColumns = sql`level3_id as id, price_in_paise, commission_in_paise`;
const price = sql`price_in_paise - coalesce(discount_in_paise, 0)`;
/** The same for a row with an offer. */
const columnsHere = sql`level3_id as id, ${price} as price_in_paise, commission_in_paise`;

/**
 * The shown listing where the row of the lead listing tells it: no offer holds there, and its seller delivers or no
 * place is known. Else null.
 */
export function standingOfLead(viewer: Viewer): Statement {
  if (!isWithoutOffers(viewer)) return sql`null::bigint as standing_id`;
  return sql`case when ${pinCodeOf(viewer)} is null or seller_id = any(${servingSellers(viewer)}) then listing_id end as standing_id`;
}

/** The same of a row on a page; one that is chosen by the row is itself the shown listing. */
const standingOf = (asked: PageAsked): Statement =>
  isByRow(asked) && isWithoutOffers(asked.viewer)
    ? sql`listing_id as standing_id`
    : standingOfLead(asked.viewer);

/**
 * The products of a page, as a statement. The representative listing is looked up only for shown products. Prices
 * include offers where filters or order use them.
 */
export function pageQuery(asked: PageAsked, order: ListingOrder): Statement {
  // The limit is a literal: with a parameter, the generic plan expects a tenth of the store, so reads it all.
  const cut: Cut = { order, after: asked.after, limit: sql.lit(asked.atMost) };
  if (asked.sought !== undefined) return searched(asked, asked.sought, cut);
  return isByRowAndPrice(asked) ? walkedBesideOffers(asked, cut) : walked(asked, cut);
}

/** The part of the matching products that is read. */
interface Cut {
  readonly order: ListingOrder;
  readonly after: number | undefined;
  readonly limit: Statement;
}

/** Whether order or filters depend on prices, and so on offers. */
function isByRowAndPrice(asked: PageAsked): boolean {
  return isPriceChosen(asked) || isByPrice(asked.sort);
}

const isByPrice = (sort: PageAsked["sort"]): boolean => ["price-up", "price-down", "margin"].includes(sort);

/** Whether the selection depends on the representative listing; if not, the lead listing is enough. */
function isByRow(asked: PageAsked): boolean {
  return isByRowAndPrice(asked) || asked.isInStock || asked.sellerIds !== undefined;
}

/** The lead listing of a product that is shown: of one that is delivered, where only those are asked for. */
function leadRows(asked: PageAsked): readonly Statement[] {
  const sellers = sellersLeft(asked);
  return sellers ? [sql`is_lead`, soldByOneOf(sellers)] : [sql`is_lead`];
}

const behind = ({ order, after }: Cut, source: Statement) =>
  after === undefined ? sql`` : sql`where ${order.behind(after, source)}`;
const conditionsFor = (asked: PageAsked, shownPrice?: Statement) =>
  conditionsOf(listingConditions(asked, shownPrice));
const where = (conditions: readonly Statement[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

function searched(asked: PageAsked, sought: SearchTerms, cut: Cut): Statement {
  const level3Id = sql`found.level3_id`;
  const row = isByRow(asked)
    ? sql`select ${columnsHere}, ${standingOf(asked)}
        from (${representativeListing({ level3Id, sellers: sellersLeft(asked), wanted: wantedBy(asked.viewer) })}) shelf
        ${where(conditionsFor(asked, price))}`
    : sql`select ${orderColumns}, ${standingOf(asked)} from published.shelf
        ${where([sql`level3_id = ${level3Id}`, ...leadRows(asked), ...conditionsFor(asked)])} limit 1`;
  if (!isByPrice(asked.sort)) {
    const columns = sql`, product.price_in_paise, product.commission_in_paise, product.standing_id`;
    const page = { by: cut.order.by, limit: cut.limit, behind: (source: Statement) => behind(cut, source) };
    return firstRanked({ sought, row, columns, ...page });
  }
  return sql`
    with fitting as (${rankedProducts({ sought, row })})
    select * from fitting ${behind(cut, sql`fitting`)} order by ${cut.order.by} limit ${cut.limit}`;
}

/** Columns as in a search, but so that the indexes still give the order. */
function walked(asked: PageAsked, cut: Cut): Statement {
  const sellers = sellersLeft(asked);
  const standing = representativeListing({
    level3Id: sql`shelf.level3_id`,
    sellers: amongChosen(asked),
    wanted: wantedBy(asked.viewer),
  });
  const stands = isByRow(asked)
    ? [
        ...(sellers ? [sql`shelf.seller_id = any(${sellers})`] : []),
        sql`shelf.listing_id = (select listing_id from (${standing}) standing)`,
      ]
    : leadRows(asked);
  const shown = sql`(select ${orderColumns}, ${standingOf(asked)}, false as is_loose from published.shelf ${where([...stands, ...conditionsFor(asked)])})`;
  return sql`select * from ${shown} shown ${behind(cut, shown)} order by ${cut.order.by} limit ${cut.limit}`;
}

/**
 * Pages by price. Products without a local offer come from the indexes; the few with one are added with reduced
 * prices, and the page is cut from both.
 */
function walkedBesideOffers(asked: PageAsked, cut: Cut): Statement {
  const sellers = sellersLeft(asked);
  const hasOffers = !isWithoutOffers(asked.viewer);
  const plain = sql`(select ${orderColumns}, ${standingOf(asked)}, false as is_loose from published.shelf
    ${where([
      standsWithoutOffers(asked.viewer, amongChosen(asked)),
      ...(sellers ? [sql`shelf.seller_id = any(${sellers})`] : []),
      ...conditionsFor(asked),
      ...(hasOffers ? [sql`level3_id not in (select level3_id from offered)`] : []),
    ])})`;
  if (!hasOffers)
    return sql`select * from ${plain} plain ${behind(cut, plain)} order by ${cut.order.by} limit ${cut.limit}`;
  const withOffer = sql`(select ${columnsHere}, ${standingOf(asked)}, false as is_loose from standing ${where(conditionsFor(asked, price))})`;
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

/** The representative listings of the products in `offered`. */
function standingWithOffers(asked: PageAsked, sellers: Statement | undefined): Statement {
  const among = sellers ? sql`and seller_id = any(${sellers})` : sql``;
  const order = standingOrder({
    isServed: sql`seller_id = any(${servingSellers(asked.viewer)})`,
    isInStock: sql`is_in_stock`,
    price,
    listing: sql`listing_id`,
  });
  // The limit keeps the planner from joining the whole listing index with the few offers of a place.
  return sql`
    select distinct on (offering.level3_id) offering.*, offered.discount_in_paise
    from (select distinct level3_id from offered) product
    cross join lateral (
      select * from published.shelf where level3_id = product.level3_id ${among} limit ${sql.lit(mostSellers)}
    ) offering
    left join offered on offered.offered_listing_id = offering.listing_id
    order by offering.level3_id, ${order}`;
}
