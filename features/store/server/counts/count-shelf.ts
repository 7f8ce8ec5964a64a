import { priceBounds } from "../../contract/goods-choice.ts";
import type { GoodsAsked } from "../goods-asked.ts";
import type { CountRow } from "./counts.queries.ts";
import type { Shelf, ShelfRow } from "./shelf-rows.queries.ts";

/** What offers take off where the person lives, highest first, by listing. */
export type Discounts = ReadonlyMap<number, readonly number[]>;

/** Filters that a row may fail and still count for that filter, as bits. */
const bits = { group: 1, maker: 2, crop: 4, price: 8, stock: 16 } as const;

/** A row as one question sees it. */
interface Judged {
  readonly row: ShelfRow;
  /** Where the person lives. */
  readonly price: number;
  readonly isServed: boolean;
  readonly fails: number;
}

/**
 * Counts what each further filter would show, as `readCounts` does in SQL for a search: a row that fails no other filter
 * counts for one. Sellers are counted by all rows, the rest by the row that stands for its product.
 */
export function countShelf(shelf: Shelf, asked: GoodsAsked, discounts: Discounts): CountRow[] {
  const look = lookOf(asked, discounts);
  const counts = new Counts(asked.category ? "group" : "category");
  for (const product of shelf) countProduct(product, look, counts);
  const counted = shelf.reduce((sum, product) => sum + product.length, 0);
  return [...counts.rows(), { facet: "counted", value: "", count: counted }];
}

/** How one question looks at rows. */
interface Look {
  readonly judge: (row: ShelfRow) => Judged;
  /** Whether it may be shown: delivered, where only that is asked for. */
  readonly isReached: (one: Judged) => boolean;
  readonly isOfChosen: (row: ShelfRow) => boolean;
}

function lookOf(asked: GoodsAsked, discounts: Discounts): Look {
  const { place } = asked.viewer;
  const isDeliveredOnly = asked.isServedHere && "pinCode" in place && place.pinCode !== null;
  const chosen = asked.sellerIds && new Set(asked.sellerIds);
  return {
    judge: judgeBy(asked, discounts),
    isReached: ({ isServed }) => isServed || !isDeliveredOnly,
    isOfChosen: ({ sellerId }) => !chosen || chosen.has(sellerId),
  };
}

function countProduct(product: readonly ShelfRow[], look: Look, counts: Counts): void {
  let shown: Judged | undefined;
  let here: Judged | undefined;
  for (const row of product) {
    const one = look.judge(row);
    const isReached = look.isReached(one);
    if (one.fails === 0 && isReached) counts.addSeller(row.sellerId);
    if (!look.isOfChosen(row)) continue;
    if (isReached) shown = firstOf(shown, one);
    if (one.isServed) here = firstOf(here, one);
  }
  if (shown) counts.addShown(shown);
  if (here?.fails === 0) counts.addHere();
}

/** By the order of `standingOrder`. */
function firstOf(one: Judged | undefined, other: Judged): Judged {
  return one && !standsBefore(other, one) ? one : other;
}

function standsBefore(one: Judged, other: Judged): boolean {
  if (one.isServed !== other.isServed) return one.isServed;
  if (one.row.isInStock !== other.row.isInStock) return one.row.isInStock;
  return one.price !== other.price ? one.price < other.price : one.row.listingId < other.row.listingId;
}

function judgeBy(asked: GoodsAsked, discounts: Discounts): (row: ShelfRow) => Judged {
  const { place } = asked.viewer;
  const serving = new Set("serving" in place ? place.serving : []);
  const checks = checksOf(asked);
  return (row) => {
    const offers = discounts.get(row.listingId);
    const discount = offers?.find((each) => each < row.priceInPaise) ?? 0;
    const price = row.priceInPaise - discount;
    let fails = 0;
    for (const { bit, fits } of checks) if (!fits(row, price)) fails |= bit;
    return { row, price, isServed: serving.has(row.sellerId), fails };
  };
}

interface Check {
  readonly bit: number;
  readonly fits: (row: ShelfRow, price: number) => boolean;
}

function checksOf(asked: GoodsAsked): Check[] {
  const { group, makers, crops, priceFromInPaise: from, priceToInPaise: to, isInStock } = asked;
  const checks: Check[] = [];
  if (group !== undefined) checks.push({ bit: bits.group, fits: (row) => row.group === group });
  if (makers) checks.push({ bit: bits.maker, fits: ({ maker }) => makers.includes(maker) });
  if (crops) checks.push({ bit: bits.crop, fits: (row) => row.crops.some((crop) => crops.includes(crop)) });
  if (from !== undefined) checks.push({ bit: bits.price, fits: (_, price) => price >= from });
  if (to !== undefined) checks.push({ bit: bits.price, fits: (_, price) => price <= to });
  if (isInStock) checks.push({ bit: bits.stock, fits: (row) => row.isInStock });
  return checks;
}

class Counts {
  readonly #place: "group" | "category";
  readonly #values = {
    place: new Map<string, number>(),
    maker: new Map<string, number>(),
    crop: new Map<string, number>(),
    price: new Map<number, number>(),
    seller: new Map<number, number>(),
  };
  readonly #sums = { total: 0, stock: 0, here: 0 };

  constructor(place: "group" | "category") {
    this.#place = place;
  }

  addSeller(sellerId: number): void {
    addOne(this.#values.seller, sellerId);
  }

  addHere(): void {
    this.#sums.here += 1;
  }

  addShown({ row, price, fails }: Judged): void {
    const passes = (bit: number) => (fails & ~bit) === 0;
    if (fails === 0) this.#sums.total += 1;
    if (passes(bits.group)) addOne(this.#values.place, row[this.#place]);
    if (passes(bits.maker)) addOne(this.#values.maker, row.maker);
    if (passes(bits.crop)) for (const crop of row.crops) addOne(this.#values.crop, crop);
    if (passes(bits.price)) for (const range of rangesOf(price)) addOne(this.#values.price, range);
    if (row.isInStock && passes(bits.stock)) this.#sums.stock += 1;
  }

  rows(): CountRow[] {
    const { place, maker, crop, price, seller } = this.#values;
    const rowsOf = (facet: CountRow["facet"], counts: ReadonlyMap<string | number, number>) =>
      [...counts].map(([value, count]) => ({ facet, value: String(value), count }));
    const sums = (["total", "stock", "here"] as const).map((facet) => ({
      ...{ facet, value: "", count: this.#sums[facet] },
    }));
    const ofPlaces = [...rowsOf("place", place), ...rowsOf("maker", maker), ...rowsOf("crop", crop)];
    return [...ofPlaces, ...rowsOf("price", price), ...rowsOf("seller", seller), ...sums];
  }
}

function addOne<Value>(counts: Map<Value, number>, value: Value): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Numbers of the price ranges, both ends included: a price on a bound counts in two. */
function rangesOf(price: number): number[] {
  const first = priceBounds.findIndex((bound) => price <= bound);
  if (first < 0) return [priceBounds.length + 1];
  return price === priceBounds[first] ? [first + 1, first + 2] : [first + 1];
}
