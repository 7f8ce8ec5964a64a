import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#engine/web/data/api-client.ts";
import { keptCount } from "#engine/web/data/query-persister.ts";
import { useSession } from "#engine/web/data/session.ts";
import { isWatched, usePending } from "#engine/web/outbox/outbox.ts";
import { cartSubject, linesToCome } from "./cart-pending.ts";

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
  // A change is counted once the server has it or it is saved here.
  const pending = usePending(cartSubject, dataUpdatedAt).filter((entry) => !isWatched(entry));
  return data && Math.max(0, data.itemCount + linesToCome(pending));
}
