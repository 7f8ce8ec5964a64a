import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import {
  type CouponList,
  listRewardCoupons,
  mostCouponsAtOnce,
  readCouponSummary,
  readCouponTerms,
} from "../contract.ts";

/** The caller's coupons of one list, latest first, page after page. An order takes one, so it is asked for again. */
export function couponsQuery(type: CouponList) {
  return infiniteQueryOptions({
    queryKey: ["coupons", "list", type],
    meta: kept,
    queryFn: ({ pageParam, signal }) =>
      call(listRewardCoupons, { query: { type, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < mostCouponsAtOnce ? null : page.at(-1)?.couponId),
    staleTime: 0,
  });
}

/** How many coupons can be used, what they come to, and those that end next. */
export const couponSummaryQuery = queryOptions({
  queryKey: ["coupons", "summary"],
  meta: kept,
  queryFn: ({ signal }) => call(readCouponSummary, {}, { signal }),
  staleTime: 1000,
});

/** What coupons are worth that are given now, and when they count. */
export const couponTermsQuery = queryOptions({
  queryKey: ["coupons", "terms"],
  meta: kept,
  queryFn: ({ signal }) => call(readCouponTerms, {}, { signal }),
});
