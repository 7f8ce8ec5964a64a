import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listProducts as endpoint } from "@santha/contract/store";
import { searchPatternsOf } from "#features/catalogue";
import type { MemberContext } from "#platform/context";
import { readPage } from "./cards.queries.ts";
import { seesMargin } from "./store.policy.ts";

/** One page of the store; an unknown category or group has no products. */
export async function listProducts(
  context: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const found = await readPage(context.database, {
    category: query.category,
    group: query.group,
    patterns: searchPatternsOf(query.q ?? ""),
    after: query.after,
    // One more than is shown tells whether there is a next page.
    atMost: query.limit + 1,
    isMarginShown: seesMargin(context.actor),
  });
  const products = found.slice(0, query.limit);
  const hasMore = found.length > query.limit;
  return { products, nextAfter: hasMore ? (products.at(-1)?.level3Id ?? null) : null };
}
