import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#lib/api-client";
import { kept } from "#lib/kept-answers";
import { useSession } from "#lib/session";

/** The number on the cart icon. It is on the first screen, so it is asked for without the contract's checks. */
export const cartCountQuery = queryOptions({
  queryKey: ["cart", "count"],
  meta: kept,
  queryFn: ({ signal }) => request<{ itemCount: number }>({ method: "GET", path: "/v2/cart/count", signal }),
});

/** How many lines the cart has; undefined while nobody is signed in or it is not known yet. */
export function useCartCount(): number | undefined {
  const isSignedIn = useSession() !== null;
  return useQuery({ ...cartCountQuery, enabled: isSignedIn }).data?.itemCount;
}
