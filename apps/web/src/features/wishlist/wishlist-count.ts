import { useMutationState, useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session";
import { wishlistCountQuery } from "./wishlist.api.ts";
import { changeKey, type WishlistChange } from "./wishlist-change.ts";

/**
 * How many products are on the wishlist, the presses on their way counted in; undefined while nobody is signed in or
 * it is not known yet.
 */
export function useWishlistCount(): number | undefined {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...wishlistCountQuery, enabled: isSignedIn });
  const onTheWay = useMutationState({
    filters: { mutationKey: changeKey, status: "pending" },
    select: ({ state }) => (state.variables as WishlistChange).isIn,
  });
  return data === undefined ? undefined : onTheWay.reduce((count, isIn) => count + (isIn ? 1 : -1), data);
}
