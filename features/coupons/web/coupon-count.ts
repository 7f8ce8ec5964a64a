import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#engine/web/data/api-client.ts";
import { keptCount } from "#engine/web/data/query-persister.ts";
import { useSession } from "#engine/web/data/session.ts";

/** The number in the menu, which is drawn without the contract's checks. */
export const couponCountQuery = queryOptions({
  queryKey: ["coupons", "count"],
  meta: keptCount,
  queryFn: async ({ signal }) => {
    const path = "/v2/coupons/summary";
    return (await request<{ validCouponsCount: number }>({ method: "GET", path, signal })).validCouponsCount;
  },
});

/** How many coupons the person can use; undefined while nobody is signed in or it is not known yet. */
export function useCouponCount(): number | undefined {
  return useQuery({ ...couponCountQuery, enabled: useSession() !== null }).data;
}
