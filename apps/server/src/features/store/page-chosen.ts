import { type RawBuilder, sql } from "kysely";
import type { PageAsked } from "./goods-asked.ts";
import { offeredHere, priceHere } from "./offered-prices.ts";
import { rankedProducts } from "./ranked-products.ts";
import { conditionsOf, isPriceChosen, isShown, sellersLeft, shelfConditions } from "./shelf-conditions.ts";
import type { ShelfOrder } from "./shelf-order.ts";

/** What a row of the shelf brings to a page. */
export const orderColumns = sql`level3_id as id, listing_id, price_in_paise, commission_in_paise`;

/** The products of a page, as a statement. Prices are what the person would pay where the page goes by prices. */
export function pageChosen(asked: PageAsked, order: ShelfOrder): RawBuilder<unknown> {
  const isByPrice = isPriceChosen(asked) || asked.sort === "price-up" || asked.sort === "price-down";
  // The limit stands in the text: with an unknown one the kept plan expects a tenth of the store and reads all listings.
  const cut: Cut = { order, after: asked.after, limit: sql.lit(asked.atMost) };
  if (asked.meanings !== undefined) return searched(asked, asked.meanings, isByPrice, cut);
  return isByPrice ? walkedBesideOffers(asked, cut) : walked(asked, cut);
}

/** What is cut out of all that fits. */
interface Cut {
  readonly order: ShelfOrder;
  readonly after: number | undefined;
  readonly limit: RawBuilder<unknown>;
}

const behind = ({ order, after }: Cut, source: RawBuilder<unknown>) =>
  after === undefined ? sql`` : sql`where ${order.behind(after, source)}`;
const conditionsFor = (asked: PageAsked, price?: RawBuilder<unknown>) => [
  isShown(sellersLeft(asked)),
  ...conditionsOf(shelfConditions(asked, price)),
];

function searched(
  asked: PageAsked,
  meanings: NonNullable<PageAsked["meanings"]>,
  isByPrice: boolean,
  cut: Cut,
): RawBuilder<unknown> {
  const price = isByPrice ? priceHere(asked.viewer) : sql`price_in_paise`;
  const fitting = rankedProducts({
    meanings,
    columns: isByPrice
      ? sql`level3_id as id, listing_id, ${price} as price_in_paise, commission_in_paise`
      : orderColumns,
    conditions: conditionsFor(asked, price),
    isOneOfEach: true,
  });
  return sql`
    with fitting as (${fitting})
    select * from fitting ${behind(cut, sql`fitting`)} order by ${cut.order.by} limit ${cut.limit}`;
}

/** Named as in a search, but so that the indexes of the shelf still serve the order. */
function walked(asked: PageAsked, cut: Cut): RawBuilder<unknown> {
  const shown = sql`(select ${orderColumns}, false as is_loose from shelf where ${sql.join(conditionsFor(asked), sql` and `)})`;
  return sql`select * from ${shown} shown ${behind(cut, shown)} order by ${cut.order.by} limit ${cut.limit}`;
}

/**
 * Where it goes by prices: what has no offer where the person lives is walked by the indexes of the shelf, the few with
 * one stand beside it with what they cost there, and the page is cut out of both.
 */
function walkedBesideOffers(asked: PageAsked, cut: Cut): RawBuilder<unknown> {
  const isFitting = sql.join(conditionsFor(asked), sql` and `);
  const plain = sql`(select ${orderColumns}, false as is_loose from shelf
    where ${isFitting} and listing_id not in (select offered_listing_id from offered))`;
  const price = sql`price_in_paise - offered.discount_in_paise`;
  const isFittingHere = sql.join(conditionsFor(asked, price), sql` and `);
  const withOffer = sql`(select offered.level3_id as id, fitting.* from offered cross join lateral (
    select listing_id, ${price} as price_in_paise, commission_in_paise, false as is_loose from shelf
    where listing_id = offered.offered_listing_id and ${isFittingHere} limit 1) fitting)`;
  const both = sql`(select * from ${plain} plain union all select * from ${withOffer} with_offer)`;
  return sql`
    with offered as materialized (${offeredHere(asked.viewer)})
    select * from (
      (select * from ${plain} plain ${behind(cut, both)} order by ${cut.order.by} limit ${cut.limit})
      union all
      (select * from ${withOffer} with_offer ${behind(cut, both)} order by ${cut.order.by} limit ${cut.limit})
    ) shown order by ${cut.order.by} limit ${cut.limit}`;
}
