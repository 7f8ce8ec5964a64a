import { useMutationState } from "@tanstack/react-query";
import { useUnsent } from "#lib/unsent";
import { missingIn } from "#lib/unsent-record";
import { changeKey, lastWishes, type WishlistChange, wishlistSubject } from "./wishlist-change.ts";

/**
 * What the person wishes of each product (level3Id) beyond an answer of this moment: presses on their way, and those
 * that wait on this phone for a network.
 */
export function useWishesSince(answeredAt: number): ReadonlyMap<number, boolean> {
  const waiting = missingIn(useUnsent(), wishlistSubject, answeredAt);
  const onTheWay = useMutationState({
    filters: { mutationKey: changeKey, status: "pending" },
    select: ({ state }) => state.variables as WishlistChange,
  });
  return lastWishes([...waiting.map(({ input }) => input as WishlistChange), ...onTheWay]);
}
