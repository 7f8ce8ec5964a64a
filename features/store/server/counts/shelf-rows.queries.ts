import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { offersHolding } from "#features/offers/server";
import type { Viewer } from "../cards.queries.ts";
import { pinCodeOf } from "../product/representative-listing.ts";

/** What is counted of a row of the listing index. */
export interface ShelfRow {
  readonly sellerId: number;
  readonly listingId: number;
  /** Slugs. */
  readonly category: string;
  readonly group: string;
  readonly maker: string;
  readonly crops: readonly string[];
  readonly priceInPaise: number;
  readonly isInStock: boolean;
}

/** The rows of each product. */
export type Shelf = readonly (readonly ShelfRow[])[];

/** Columns of arrays, as texts. */
type Columns = Record<
  | "level3Ids"
  | "sellerIds"
  | "listingIds"
  | "level1Ids"
  | "level2Ids"
  | "prices"
  | "inStock"
  | "makers"
  | "crops",
  string | null
>;
type Slugs = Record<"categories" | "groups", Readonly<Record<string, string>> | null>;

/**
 * Reads at most so many rows of a category, or of the store, the newest products first, in one walk of an index.
 * The same for everybody: what depends on place, person and filters is counted from it.
 */
export async function readShelf(
  reader: Reader,
  category: string | undefined,
  atMost: number,
): Promise<Shelf> {
  const within = category
    ? sql`where level1_id = (select id from published.product_level1 where slug = ${category})`
    : sql``;
  // Columns as texts: ten thousand rows of their own cost ten times as much to send and to read.
  const { rows } = await sql<Columns & Slugs>`
    select array_agg(level3_id)::text as "level3Ids", array_agg(seller_id)::text as "sellerIds",
      array_agg(listing_id)::text as "listingIds", array_agg(level1_id)::text as "level1Ids",
      array_agg(level2_id)::text as "level2Ids", array_agg(price_in_paise)::text as prices,
      array_agg(is_in_stock::integer)::text as "inStock", json_agg(maker)::text as makers,
      json_agg(joined)::text as crops,
      (select json_object_agg(id, slug) from published.product_level1) as categories,
      (select json_object_agg(id, slug) from published.product_level2) as groups
    from (
      select level3_id, seller_id, listing_id, level1_id, level2_id, price_in_paise, is_in_stock, maker,
        array_to_string(crops, ',') as joined
      from published.shelf ${within} order by level3_id desc limit ${sql.lit(atMost)}
    ) found`.execute(reader);
  return rows.flatMap(shelfOf);
}

function shelfOf({ categories, groups, makers, crops, ...columns }: Columns & Slugs): Shelf {
  const numbers = (text: string | null) => JSON.parse(`[${text?.slice(1, -1) ?? ""}]`) as number[];
  const texts = (text: string | null) => JSON.parse(text ?? "[]") as string[];
  const level3Ids = numbers(columns.level3Ids);
  const [sellerIds, listingIds] = [numbers(columns.sellerIds), numbers(columns.listingIds)];
  const [level1Ids, level2Ids] = [numbers(columns.level1Ids), numbers(columns.level2Ids)];
  const [prices, inStock] = [numbers(columns.prices), numbers(columns.inStock)];
  const [ofMakers, joined] = [texts(makers), texts(crops)];
  const apart = new Map([...new Set(joined)].map((slugs) => [slugs, slugs.split(",").filter(Boolean)]));
  const at = <Value>(column: readonly Value[], place: number) => column[place] as Value;
  const products: ShelfRow[][] = [];
  for (const [place, level3Id] of level3Ids.entries()) {
    if (level3Id !== level3Ids[place - 1]) products.push([]);
    products.at(-1)?.push({
      sellerId: at(sellerIds, place),
      listingId: at(listingIds, place),
      category: categories?.[at(level1Ids, place)] ?? "",
      group: groups?.[at(level2Ids, place)] ?? "",
      maker: at(ofMakers, place),
      crops: apart.get(at(joined, place)) ?? [],
      priceInPaise: at(prices, place),
      isInStock: at(inStock, place) === 1,
    });
  }
  return products;
}

/** What offers take off listings where the person lives, highest first; by listing. */
export async function readDiscounts(
  reader: Reader,
  viewer: Viewer,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const holding = offersHolding({ pinCode: pinCodeOf(viewer), onDay: viewer.onDay });
  const { rows } = await sql<{ listing_id: number; discounts: number[] }>`
    select listing_id, json_agg(discount_in_paise order by discount_in_paise desc) as discounts
    from (${holding}) holding group by listing_id`.execute(reader);
  return new Map(rows.map((row) => [row.listing_id, row.discounts]));
}
