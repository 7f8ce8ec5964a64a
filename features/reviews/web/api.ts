import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import type { OrderReviews, ReceivedFilter } from "../contract/shapes.ts";
import { listProductReviews, listReceivedReviews, listSellerReviews, readOrderReviews } from "../contract.ts";

/** What is rated: a product by its id, a seller by the key of the profile. */
export type ReviewsOf = { readonly productId: number } | { readonly profileKey: string };

/** How many of the newest reviews the page of what is rated shows. */
const latest = 3;

function listReviews(
  of: ReviewsOf,
  query: { readonly stars?: number; readonly after?: string; readonly limit?: number },
  signal: AbortSignal,
) {
  return "productId" in of
    ? call(listProductReviews, { params: of, query }, { signal })
    : call(listSellerReviews, { params: of, query }, { signal });
}

/** The average with the newest reviews. */
export function latestReviewsQuery(of: ReviewsOf) {
  return queryOptions({
    queryKey: ["reviews", "latest", of],
    queryFn: ({ signal }) => listReviews(of, { limit: latest }, signal),
  });
}

/** All reviews, page by page. */
export function reviewsQuery(of: ReviewsOf, stars: number | undefined) {
  return infiniteQueryOptions({
    queryKey: ["reviews", "all", of, stars],
    queryFn: ({ pageParam, signal }) =>
      listReviews(
        of,
        { ...(stars !== undefined && { stars }), ...(pageParam !== null && { after: pageParam }) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  });
}

/** What the person may rate of an order. */
export function orderReviewsQuery(orderId: string) {
  return queryOptions({
    queryKey: ["reviews", "order", orderId],
    queryFn: ({ signal }) => call(readOrderReviews, { params: { orderId } }, { signal }),
  });
}

/** What the person's business has received. */
export function receivedQuery(filter: ReceivedFilter) {
  return infiniteQueryOptions({
    queryKey: ["reviews", "received", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        listReceivedReviews,
        { query: { filter, ...(pageParam !== null && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  });
}

/** Shows what the server made of the reviews of an order; lists with them are asked for again when they are shown. */
export async function takeOrderReviews(orderId: string, answer: OrderReviews): Promise<void> {
  queryClient.setQueryData(orderReviewsQuery(orderId).queryKey, answer);
  await askListsAgain();
}

/** Asks for all lists of reviews again. */
export async function askListsAgain(): Promise<void> {
  for (const list of ["latest", "all", "received"])
    await queryClient.invalidateQueries({ queryKey: ["reviews", list] });
}
