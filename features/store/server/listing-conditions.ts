import { type RawBuilder, sql } from "kysely";
import type { GoodsAsked } from "./goods-asked.ts";
import { servingOrAll } from "./product/representative-listing.ts";

type Condition = RawBuilder<unknown>;

/** Conditions on a row of the shelf by what they are about; one that is not asked for is undefined. */
export interface ListingConditions {
  readonly category: Condition | undefined;
  readonly group: Condition | undefined;
  readonly maker: Condition | undefined;
  readonly crop: Condition | undefined;
  readonly price: Condition | undefined;
  readonly stock: Condition | undefined;
}

/**
 * Conditions stand in the text only when they are asked for, so that each has its own plan and reads one index. The
 * price is what the person would pay, by default what the row says.
 */
export function listingConditions(
  asked: GoodsAsked,
  price: Condition = sql`price_in_paise`,
): ListingConditions {
  return {
    category: asked.category
      ? sql`level1_id = (select id from published.product_level1 where slug = ${asked.category})`
      : undefined,
    group: asked.group
      ? sql`level2_id = (select id from published.product_level2 where slug = ${asked.group})`
      : undefined,
    maker: asked.makers ? sql`maker = any(${[...asked.makers]}::text[])` : undefined,
    crop: asked.crops ? sql`crops && ${[...asked.crops]}::text[]` : undefined,
    price: priceCondition(asked, price),
    stock: asked.isInStock ? sql`is_in_stock` : undefined,
  };
}

/** Whether the choice is about prices, so that offers where the person lives change it. */
export function isPriceChosen({ priceFromInPaise, priceToInPaise }: GoodsAsked): boolean {
  return priceFromInPaise !== undefined || priceToInPaise !== undefined;
}

function priceCondition(
  { priceFromInPaise, priceToInPaise }: GoodsAsked,
  price: Condition,
): Condition | undefined {
  const ends = [
    ...(priceFromInPaise === undefined ? [] : [sql`${price} >= ${priceFromInPaise}`]),
    ...(priceToInPaise === undefined ? [] : [sql`${price} <= ${priceToInPaise}`]),
  ];
  return ends.length > 0 ? sql.join(ends, sql` and `) : undefined;
}

/** All conditions that are asked for. */
export function conditionsOf(conditions: ListingConditions): Condition[] {
  return Object.values(conditions).filter((condition) => condition !== undefined);
}

/** Sellers from whom goods may be shown, as an array; undefined: from all. */
export function sellersLeft(
  asked: Pick<GoodsAsked, "sellerIds" | "isServedHere" | "viewer">,
): Condition | undefined {
  const chosen = asked.sellerIds && sql`${[...asked.sellerIds]}::bigint[]`;
  const { place } = asked.viewer;
  const isPlaceUnknown = "pinCode" in place && place.pinCode === null;
  if (!asked.isServedHere || isPlaceUnknown) return chosen;
  const serving = servingOrAll(asked.viewer);
  return chosen ? sql`array(select id from unnest(${serving}) id where id = any(${chosen}))` : serving;
}

/** Sellers whose rows may stand for a product. Who delivers comes first among all, so only chosen ones change that. */
export function amongChosen(asked: Parameters<typeof sellersLeft>[0]): Condition | undefined {
  return asked.sellerIds ? sellersLeft(asked) : undefined;
}
