import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { call } from "#engine/web/data/api-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import {
  countProducts,
  listCategories,
  listMoreProducts,
  listProducts,
  viewProduct,
} from "#features/store/contract/store.ts";

/** Which products a list shows and in which order; everything left out means all of them. */
export type GoodsFilter = Omit<InputOf<typeof listProducts>["query"], "after" | "limit">;

const pageSize = 20;
const categoriesStayFreshMs = 5 * 60_000;

/** The categories with their groups and counts; they change rarely. */
export const categoriesQuery = queryOptions({
  queryKey: ["store", "categories"],
  meta: kept,
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: categoriesStayFreshMs,
});

/** Products of a choice, page after page. */
export function goodsQuery(filter: GoodsFilter) {
  return infiniteQueryOptions({
    queryKey: ["store", "products", filter],
    meta: kept,
    queryFn: ({ pageParam, signal }) =>
      call(listProducts, { query: { ...filter, after: pageParam, limit: pageSize } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

/** How many products a choice shows and each further choice would; what was counted before stands until it is known. */
export function goodsCountsQuery({ sort: _, ...choice }: GoodsFilter) {
  return queryOptions({
    queryKey: ["store", "counts", choice],
    meta: kept,
    queryFn: ({ signal }) => call(countProducts, { query: choice }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The newest products, as many as asked for. */
export function latestGoodsQuery(limit: number) {
  return queryOptions({
    queryKey: ["store", "latest", limit],
    meta: kept,
    queryFn: ({ signal }) => call(listProducts, { query: { limit } }, { signal }),
  });
}

/** One product with its packs, sellers and prices. */
export function productQuery(level3Id: number) {
  return queryOptions({
    queryKey: ["store", "product", level3Id],
    meta: kept,
    queryFn: ({ signal }) => call(viewProduct, { params: { level3Id } }, { signal }),
  });
}

/** What was bought with a product, and others of its group. */
export function moreProductsQuery(level3Id: number) {
  return queryOptions({
    queryKey: ["store", "product", level3Id, "more"],
    meta: kept,
    queryFn: ({ signal }) => call(listMoreProducts, { params: { level3Id } }, { signal }),
  });
}
