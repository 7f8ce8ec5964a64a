import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  listCommonProducts,
  listOwnProducts,
  type ProductForSeller,
  type ProductState,
  readProductForSeller,
} from "../contract/listings.ts";

/** Which of the own products are shown: of one state or all, whose name or maker holds this. */
export interface OwnProductsFilter {
  readonly state: ProductState | "all";
  readonly search: string;
}

/** What the caller sells, page after page, with the count of each state. */
export function ownProductsQuery({ state, search }: OwnProductsFilter) {
  return infiniteQueryOptions({
    queryKey: ["assortment", "products", state, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listOwnProducts,
        { query: { search, after: pageParam, ...(state !== "all" && { state }) } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

/** Products of the common list that fit what is typed, page after page. */
export function commonProductsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ["assortment", "common", search],
    queryFn: ({ pageParam, signal }) =>
      call(listCommonProducts, { query: { search, after: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

/** A product with the caller's own prices and stock. Throws ApiError `assortment/product-not-found`. */
export function productForSellerQuery(level3Id: number) {
  return queryOptions({
    queryKey: ["assortment", "product", level3Id],
    queryFn: ({ signal }) => call(readProductForSeller, { params: { level3Id } }, { signal }),
  });
}

/** Takes the product as the server has just answered it; the lists are read again. */
export function takeProduct(product: ProductForSeller): void {
  queryClient.setQueryData(productForSellerQuery(product.level3Id).queryKey, product);
  void queryClient.invalidateQueries({ queryKey: ["assortment", "products"] });
  void queryClient.invalidateQueries({ queryKey: ["assortment", "common"] });
}

/** Reads the product again, after somebody else has changed it. */
export function refreshProduct(level3Id: number): Promise<void> {
  return queryClient.refetchQueries(productForSellerQuery(level3Id));
}
