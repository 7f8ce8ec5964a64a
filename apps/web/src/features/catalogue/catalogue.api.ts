import { listCategories, listMoreProducts, listProducts, viewProduct } from "@santha/contract/store";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";

/** Which products a list shows; everything left out means all of them. */
export interface GoodsFilter {
  /** Slug of a category. */
  readonly category?: string | undefined;
  /** Slug of a group of that category. */
  readonly group?: string | undefined;
  readonly q?: string | undefined;
}

const pageSize = 20;
const categoriesStayFreshMs = 5 * 60_000;

/** The categories with their groups and counts; they change rarely. */
export const categoriesQuery = queryOptions({
  queryKey: ["store", "categories"],
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: categoriesStayFreshMs,
});

/** Products, newest first, page after page. */
export function goodsQuery({ category, group, q }: GoodsFilter) {
  return infiniteQueryOptions({
    queryKey: ["store", "products", { category, group, q }],
    queryFn: ({ pageParam, signal }) =>
      call(listProducts, { query: { category, group, q, after: pageParam, limit: pageSize } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

/** The newest products, as many as asked for. */
export function latestGoodsQuery(limit: number) {
  return queryOptions({
    queryKey: ["store", "latest", limit],
    queryFn: ({ signal }) => call(listProducts, { query: { limit } }, { signal }),
  });
}

/** One product with its packs, sellers and prices. */
export function productQuery(level3Id: number) {
  return queryOptions({
    queryKey: ["store", "product", level3Id],
    queryFn: ({ signal }) => call(viewProduct, { params: { level3Id } }, { signal }),
  });
}

/** What was bought with a product, and others of its group. */
export function moreProductsQuery(level3Id: number) {
  return queryOptions({
    queryKey: ["store", "product", level3Id, "more"],
    queryFn: ({ signal }) => call(listMoreProducts, { params: { level3Id } }, { signal }),
  });
}
