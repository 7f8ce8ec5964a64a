import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#lib/api-client";
import { keptCount } from "#lib/kept-answers";
import { useSession } from "#lib/session";
import { useUnsent } from "#lib/unsent";
import { missingIn } from "#lib/unsent-record";
import { cartSubject, linesToCome } from "./cart-wishes.ts";

/** The number on the cart icon. It is on the first screen, so it is asked for without the contract's checks. */
export const cartCountQuery = queryOptions({
  queryKey: ["cart", "count"],
  meta: keptCount,
  queryFn: ({ signal }) => request<{ itemCount: number }>({ method: "GET", path: "/v2/cart/count", signal }),
});

/**
 * How many lines the cart has, with the changes that wait on this phone; undefined while nobody is signed in or it is
 * not known yet.
 */
export function useCartCount(): number | undefined {
  const isSignedIn = useSession() !== null;
  const { data, dataUpdatedAt } = useQuery({ ...cartCountQuery, enabled: isSignedIn });
  const waiting = missingIn(useUnsent(), cartSubject, dataUpdatedAt);
  return data && Math.max(0, data.itemCount + linesToCome(waiting));
}
