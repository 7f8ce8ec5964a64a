import type { ProductCard } from "@santha/contract/store";
import { useMutationState, useQuery } from "@tanstack/react-query";
import { useChangeWishlist } from "./use-change-wishlist.ts";
import { wishlistQuery } from "./wishlist.api.ts";
import { changeKey, type HeartedProduct, type WishlistChange } from "./wishlist-change.ts";

/** Whether a product is on the wishlist, and what a press on its heart does. */
export interface ProductHeart {
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

/**
 * The hearts of products. A press shows at once and is undone, with a word, when the server refuses it. `isKnownIn`
 * is believed until the wishlist itself has come.
 */
export function useWishlist(): {
  readonly heartOf: (product: HeartedProduct | ProductCard, isKnownIn?: boolean) => ProductHeart;
} {
  const { data } = useQuery(wishlistQuery);
  const { mutate } = useChangeWishlist();
  const wishes = useWishesOnTheWay();
  const heartOf = (product: HeartedProduct | ProductCard, isKnownIn = false): ProductHeart => {
    const { level3Id } = product;
    const isKept = data ? data.some(({ productLevel3Id }) => productLevel3Id === level3Id) : isKnownIn;
    const isIn = wishes.findLast((wish) => wish.product.level3Id === level3Id)?.isIn ?? isKept;
    return { isIn, onToggle: () => mutate({ product, isIn: !isIn }) };
  };
  return { heartOf };
}

function useWishesOnTheWay(): readonly WishlistChange[] {
  return useMutationState({
    filters: { mutationKey: changeKey, status: "pending" },
    select: ({ state }) => state.variables as WishlistChange,
  });
}
