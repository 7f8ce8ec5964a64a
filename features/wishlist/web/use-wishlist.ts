import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { knownSession } from "#engine/web/data/session.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import type { ProductCard } from "#features/store/contract/store.ts";
import { wishlistQuery } from "./api.ts";
import { addHeart, deleteHeart, removeHeart } from "./offline.ts";
import { type HeartedProduct, usePendingHearts, type WishlistChange } from "./wishlist-pending.ts";
import { useWishlistTexts } from "./words.ts";

/** Whether a product is on the wishlist, and what a press on its heart does. */
export interface ProductHeart {
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

/**
 * The hearts of products. A press shows at once and is undone, with a word, when the server refuses it; without a
 * network it waits on this phone.
 */
export function useWishlist(): {
  /** Whether a product is on the wishlist, by its level3Id. */
  readonly has: (level3Id: number) => boolean;
  readonly heartOf: (product: HeartedProduct | ProductCard) => ProductHeart;
} {
  const { data, dataUpdatedAt } = useQuery(wishlistQuery);
  const change = useChangeWishlist();
  const pending = usePendingHearts(dataUpdatedAt);
  const has = (level3Id: number): boolean =>
    pending.get(level3Id)?.isIn ?? data?.some(({ productLevel3Id }) => productLevel3Id === level3Id) ?? false;
  const heartOf = (product: HeartedProduct | ProductCard): ProductHeart => {
    const isIn = has(product.level3Id);
    return { isIn, onToggle: () => change({ product, isIn: !isIn }) };
  };
  return { has, heartOf };
}

/** A refused change is said, and one that has to wait for a network too. */
function useChangeWishlist(): (change: WishlistChange) => void {
  const { mutate } = useMutation({
    mutationFn: async (change: WishlistChange) =>
      (await (change.isIn ? addHeart.send(change) : takeOff(change))).state,
    onSuccess: (state) => {
      if (state === "queued") showMessage(useWishlistTexts.now().keptForLater);
    },
    onError: (error) => {
      const isSessionOver = (error instanceof ApiError && error.status === 401) || knownSession() === null;
      if (!isSessionOver) showMessage(sentenceOf(error) ?? useWishlistTexts.now().notKept);
    },
  });
  return mutate;
}

/** By the id of its entry where the list has said it and the server can be asked, else by its product. */
async function takeOff(change: WishlistChange) {
  const list = queryClient.getQueryData(wishlistQuery.queryKey);
  const id = list?.find(({ productLevel3Id }) => productLevel3Id === change.product.level3Id)?.id;
  if (id === undefined || !navigator.onLine) return removeHeart.send(change);
  try {
    return await deleteHeart.send({ ...change, id });
  } catch (error) {
    // The entry has another id by now, or none: the product is what has to leave.
    if (error instanceof ApiError && error.status === 404) return removeHeart.send(change);
    throw error;
  }
}
