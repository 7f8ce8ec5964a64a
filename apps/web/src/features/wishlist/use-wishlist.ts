import type { ProductCard } from "@santha/contract/store";
import { useQuery } from "@tanstack/react-query";
import { useChangeWishlist } from "./use-change-wishlist.ts";
import { useWishesSince } from "./wishes.ts";
import { wishlistQuery } from "./wishlist.api.ts";
import type { HeartedProduct } from "./wishlist-change.ts";

/** Whether a product is on the wishlist, and what a press on its heart does. */
export interface ProductHeart {
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

/**
 * The hearts of products. A press shows at once and is undone, with a word, when the server refuses it; without a
 * network it waits on this phone. `isKnownIn` is believed until the wishlist itself has come.
 */
export function useWishlist(): {
  /** Whether a product is on the wishlist, by its level3Id. */
  readonly has: (level3Id: number) => boolean;
  readonly heartOf: (product: HeartedProduct | ProductCard, isKnownIn?: boolean) => ProductHeart;
} {
  const { data, dataUpdatedAt } = useQuery(wishlistQuery);
  const change = useChangeWishlist();
  const wishes = useWishesSince(dataUpdatedAt);
  const has = (level3Id: number, isKnownIn = false): boolean =>
    wishes.get(level3Id) ??
    (data ? data.some(({ productLevel3Id }) => productLevel3Id === level3Id) : isKnownIn);
  const heartOf = (product: HeartedProduct | ProductCard, isKnownIn = false): ProductHeart => {
    const isIn = has(product.level3Id, isKnownIn);
    return { isIn, onToggle: () => change({ product, isIn: !isIn }) };
  };
  return { has, heartOf };
}
