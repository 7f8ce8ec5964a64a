import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#lib/query-client";
import { useSession } from "#lib/session";
import { useWishesSince } from "./wishes.ts";
import { wishlistCountQuery, wishlistQuery } from "./wishlist.api.ts";

/**
 * How many products are on the wishlist, with the presses that are on their way or wait on this phone; undefined while
 * nobody is signed in or it is not known yet.
 */
export function useWishlistCount(): number | undefined {
  const isSignedIn = useSession() !== null;
  const { data, dataUpdatedAt } = useQuery({ ...wishlistCountQuery, enabled: isSignedIn });
  const wishes = useWishesSince(dataUpdatedAt);
  const known = queryClient.getQueryData(wishlistQuery.queryKey);
  const isThere = (id: number) => known?.some(({ productLevel3Id }) => productLevel3Id === id);
  const news = [...wishes].filter(([level3Id, isIn]) => isThere(level3Id) !== isIn);
  return data === undefined ? undefined : news.reduce((count, [, isIn]) => count + (isIn ? 1 : -1), data);
}
