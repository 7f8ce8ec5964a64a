import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listProducts as endpoint } from "@santha/contract/store";
import { findMeanings } from "#features/catalogue";
import type { MemberContext } from "#platform/context";
import { readPage } from "./cards.queries.ts";
import { viewerOf } from "./viewer.ts";

/**
 * One page of the store; an unknown category or group has no products. A search finds what every typed word may mean;
 * a word that means nothing here finds nothing.
 */
export async function listProducts(
  context: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const meanings = query.q ? await findMeanings(context.database, query.q) : [];
  if (meanings.some((list) => list.length === 0)) return { products: [], nextAfter: null };
  const found = await readPage(context.database, {
    category: query.category,
    group: query.group,
    meanings: meanings.length > 0 ? meanings : undefined,
    after: query.after,
    // One more than is shown tells whether there is a next page.
    atMost: query.limit + 1,
    viewer: viewerOf(context),
  });
  const products = found.slice(0, query.limit);
  const hasMore = found.length > query.limit;
  return { products, nextAfter: hasMore ? (products.at(-1)?.level3Id ?? null) : null };
}
