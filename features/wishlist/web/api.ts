import { queryOptions } from "@tanstack/react-query";
import { storeConstant } from "#engine/contract/brand.ts";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { request } from "#engine/web/data/api-client.ts";
import { kept, keptCount } from "#engine/web/data/query-persister.ts";
import type { listWishlists, WishlistWithProduct } from "../contract.ts";

type Page = AnswerOf<typeof listWishlists>;

const mostOnAPage = 100;

/** The number on the header's heart: on the first screen, so it is asked for alone and without the contract's checks. */
export const wishlistCountQuery = queryOptions({
  queryKey: ["wishlist", "count"],
  meta: keptCount,
  queryFn: async ({ signal }) => (await readPage({ limit: 1, signal })).count,
});

/** Everything on the person's wishlist, latest first: any product of the store may have to show its heart. */
export const wishlistQuery = queryOptions({
  queryKey: ["wishlist", "all"],
  meta: kept,
  queryFn: async ({ signal }) => {
    const kept: WishlistWithProduct[] = [];
    let after: number | null = null;
    do {
      const page = await readPage({ limit: mostOnAPage, after: after ?? undefined, signal });
      kept.push(...page.data);
      after = page.nextAfter;
    } while (after !== null);
    return kept;
  },
});

function readPage({
  limit,
  after,
  signal,
}: {
  readonly limit: number;
  readonly after?: number | undefined;
  readonly signal: AbortSignal;
}): Promise<Page> {
  const query = { store: storeConstant, limit, after };
  return request<Page>({ method: "GET", path: "/v2/farmstore/wishlist/all", query, signal });
}
