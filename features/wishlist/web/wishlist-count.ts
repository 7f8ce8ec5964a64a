import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#engine/web/data/query-client.ts";
import { useSession } from "#engine/web/data/session.ts";
import { wishlistCountQuery, wishlistQuery } from "./api.ts";
import { usePendingHearts } from "./wishlist-pending.ts";

/**
 * How many products are on the wishlist, with the changes that wait on this phone; undefined while
 * nobody is signed in or it is not known yet.
 */
export function useWishlistCount(): number | undefined {
  const isSignedIn = useSession() !== null;
  const { data, dataUpdatedAt } = useQuery({ ...wishlistCountQuery, enabled: isSignedIn });
  const pending = usePendingHearts(dataUpdatedAt);
  const known = queryClient.getQueryData(wishlistQuery.queryKey);
  const isThere = (id: number) => known?.some(({ productLevel3Id }) => productLevel3Id === id);
  const news = [...pending].filter(([level3Id, { isIn }]) => isThere(level3Id) !== isIn);
  return data === undefined ? undefined : news.reduce((count, [, { isIn }]) => count + (isIn ? 1 : -1), data);
}
