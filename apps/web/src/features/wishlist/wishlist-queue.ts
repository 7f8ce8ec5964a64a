import { storeConstant } from "@santha/contract/brand";
import { createWishlist, releaseProduct } from "@santha/contract/wishlist";
import { currentLanguage, wordsIn } from "#lib/language";
import { queueable } from "#lib/queueable";
import { useWishlistTexts } from "./wishlist.texts.ts";
import { type WishlistChange, wishlistSubject } from "./wishlist-change.ts";

const common = {
  subject: ({ product }: WishlistChange) => `${wishlistSubject}${product.level3Id}`,
  leadsTo: "/app/wishlist",
  refreshes: [["wishlist"]],
} as const;

const titleOf = ({ product }: WishlistChange): string => wordsIn(currentLanguage(), product.title).text;

/** A product onto the wishlist. */
export const keeping = queueable({
  ...common,
  kind: "wishlist/keep",
  endpoint: createWishlist,
  inputOf: ({ product: { level2Id, level3Id } }: WishlistChange) => {
    const body = { productLevel2Id: level2Id, productLevel3Id: level3Id, store: storeConstant } as const;
    return { body };
  },
  words: (change) => useWishlistTexts.now().waitingKeep(titleOf(change)),
});

/** A product off the wishlist. */
export const releasing = queueable({
  ...common,
  kind: "wishlist/release",
  endpoint: releaseProduct,
  inputOf: ({ product: { level3Id } }: WishlistChange) => ({ params: { level3Id } }),
  words: (change) => useWishlistTexts.now().waitingRelease(titleOf(change)),
});
