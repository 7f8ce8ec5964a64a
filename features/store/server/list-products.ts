import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SharedContext } from "#engine/server/http/route.ts";
import type { listProducts as endpoint } from "../contract/store.ts";
import { readPage } from "./cards.queries.ts";
import { goodsAsked } from "./goods-asked.ts";
import type { Audience } from "./viewer.ts";

/** One page of the store; an unknown category, group, crop, maker or seller has no products. */
export async function listProducts(
  context: SharedContext<Audience>,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = await goodsAsked(context, query);
  if (asked === null) return { products: [], nextAfter: null, isLoose: false };
  const { cards, isLoose } = await readPage(context.database, {
    ...asked,
    // What others may earn must not be told by an order either.
    sort: query.sort === "margin" && !asked.viewer.isMarginShown ? "best" : query.sort,
    after: query.after,
    // One more than is shown tells whether there is a next page.
    atMost: query.limit + 1,
  });
  const products = cards.slice(0, query.limit);
  const hasMore = cards.length > query.limit;
  return {
    products,
    nextAfter: hasMore ? (products.at(-1)?.level3Id ?? null) : null,
    isLoose: isLoose || asked.isWordUnsure,
  };
}
