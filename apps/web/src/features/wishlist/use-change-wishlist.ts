import { storeConstant } from "@santha/contract/brand";
import { createWishlist, deleteWishlist, type WishlistWithProduct } from "@santha/contract/wishlist";
import { useMutation } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client";
import { queryClient } from "#lib/query-client";
import { sentenceOf } from "#ui/answer";
import { showMessage } from "#ui/snackbar";
import { wishlistCountQuery, wishlistQuery } from "./wishlist.api.ts";
import { useWishlistTexts } from "./wishlist.texts.ts";
import { cardIn, changeKey, type WishlistChange } from "./wishlist-change.ts";

/** Puts a product on the wishlist or takes it off, one change after the other; a refused change is said. */
export function useChangeWishlist() {
  return useMutation({
    mutationKey: changeKey,
    scope: { id: "wishlist" },
    networkMode: "always",
    mutationFn: ({ product, isIn }: WishlistChange) => (isIn ? keep(product) : letGo(product)),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return;
      showMessage(sentenceOf(error) ?? useWishlistTexts.now().notKept);
    },
  });
}

async function keep(product: WishlistChange["product"]): Promise<void> {
  const { level2Id, level3Id } = product;
  const body = { productLevel2Id: level2Id, productLevel3Id: level3Id, store: storeConstant } as const;
  const entry = await call(createWishlist, { body });
  takeList((list) => [
    { ...entry, product: cardIn(product) },
    ...list.filter(({ productLevel3Id }) => productLevel3Id !== level3Id),
  ]);
}

async function letGo({ level3Id }: WishlistChange["product"]): Promise<void> {
  const list = await queryClient.ensureQueryData(wishlistQuery);
  const entry = list.find(({ productLevel3Id }) => productLevel3Id === level3Id);
  if (!entry) return;
  try {
    await call(deleteWishlist, { params: { id: entry.id } });
  } catch (error) {
    // Another device has taken it off already: what was wished for is so.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  takeList((before) => before.filter(({ id }) => id !== entry.id));
}

/** Brings list and count to where the server now is; the page of the wishlist asks again when it is opened next. */
function takeList(change: (list: WishlistWithProduct[]) => WishlistWithProduct[]): void {
  const list = queryClient.setQueryData(wishlistQuery.queryKey, (before) => before && change(before));
  if (list) queryClient.setQueryData(wishlistCountQuery.queryKey, list.length);
  void queryClient.invalidateQueries({ queryKey: ["wishlist"], refetchType: list ? "none" : "active" });
}
