import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SharedContext } from "#engine/server/http/route.ts";
import { readSellerNames } from "#features/selling/server";
import { type GoodsCounts, priceBounds } from "../../contract/goods-choice.ts";
import type { countProducts as endpoint } from "../../contract/store.ts";
import { type GoodsAsked, goodsAsked } from "../goods-asked.ts";
import { isRankingCut } from "../ranked-products.ts";
import type { Audience } from "../viewer.ts";
import { countShelf } from "./count-shelf.ts";
import { type CountRow, mostCounted, readCounts } from "./counts.queries.ts";
import { readDiscounts, readShelf } from "./shelf-rows.queries.ts";

/** So many values of a facet are told; nobody reads more. */
const mostValues = 40;

const nothing: Omit<GoodsCounts, "pinCode"> = {
  total: 0,
  isCapped: false,
  places: [],
  crops: [],
  makers: [],
  sellers: [],
  prices: [],
  servedHere: 0,
  inStock: 0,
};

/** How many products a choice shows, and each further choice beside it. */
export async function countProducts(
  context: SharedContext<Audience>,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = await goodsAsked(context, query);
  const { pinCode } = context.audience;
  if (asked === null) return { ...nothing, pinCode };
  const rows = await (asked.sought === undefined
    ? countsOfShelf(context, asked)
    : readCounts(context.database, asked));
  const of = (facet: CountRow["facet"]): CountRow[] =>
    rows.filter((row) => row.facet === facet).toSorted(mostFirst);
  const one = (facet: CountRow["facet"]): number => of(facet)[0]?.count ?? 0;
  const isCapped = one("counted") > mostCounted || (asked.sought !== undefined && isRankingCut(asked.sought));
  const sellers = withChosen(of("seller").slice(0, mostValues), asked.sellerIds ?? []);
  const names = await readSellerNames(
    context.database,
    sellers.map(({ value }) => Number(value)),
  );
  return {
    total: one("total"),
    isCapped,
    places: of("place").map(({ value, count }) => ({ slug: value, count })),
    crops: of("crop").map(({ value, count }) => ({ slug: value, count })),
    makers: of("maker")
      .slice(0, mostValues)
      .map(({ value, count }) => ({ name: value, count })),
    sellers: sellers.map(({ value, count }) => ({
      sellerId: Number(value),
      name: names.get(Number(value)) ?? { en: value, te: value },
      count,
    })),
    prices: of("price").toSorted(byNumber).map(priceOf),
    servedHere: one("here"),
    inStock: one("stock"),
    pinCode,
  };
}

/** Counts what is no search from rows and offers that are read once for all who ask within a moment. */
async function countsOfShelf(
  { kept, database, audience }: SharedContext<Audience>,
  asked: GoodsAsked,
): Promise<CountRow[]> {
  const { category, viewer } = asked;
  const [shelf, discounts] = await Promise.all([
    kept.get(`shelf ${category ?? ""}`, undefined, () => readShelf(database, category, mostCounted + 1)),
    kept.get(`discounts ${audience.pinCode} ${audience.onDay}`, undefined, () =>
      readDiscounts(database, viewer),
    ),
  ]);
  return countShelf(shelf, asked, discounts);
}

/** A chosen seller is named even where nothing of his fits. */
function withChosen(rows: readonly CountRow[], chosen: readonly number[]): CountRow[] {
  const missing = chosen.map(String).filter((id) => rows.every(({ value }) => value !== id));
  return [...rows, ...missing.map((value) => ({ facet: "seller" as const, value, count: 0 }))];
}

const mostFirst = (one: CountRow, other: CountRow): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1);
const byNumber = (one: CountRow, other: CountRow): number => Number(one.value) - Number(other.value);

function priceOf({ value, count }: CountRow): GoodsCounts["prices"][number] {
  const number = Number(value);
  return {
    fromInPaise: priceBounds[number - 2] ?? 0,
    toInPaise: priceBounds[number - 1] ?? null,
    count,
  };
}
