import { queryClient } from "#engine/web/data/query-client.ts";
import { couponsQuery } from "./api.ts";
import { couponCountQuery } from "./coupon-count.ts";

/** Coupons that can be used, and how many there are. */
export async function readAhead(): Promise<void> {
  await queryClient.prefetchInfiniteQuery(couponsQuery("UNUSED"));
  await queryClient.prefetchQuery(couponCountQuery);
}
