import { defineTexts } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";

/** The words of the wishlist in menus and headers. */
export const useWishlistTitles = defineTexts(
  {
    wishlist: "Wishlist",
    myWishlist: "My wishlist",
    counted: (count: number) => `Wishlist, ${formatCount(count)}`,
  },
  {
    wishlist: "విష్‌లిస్ట్",
    myWishlist: "నా విష్‌లిస్ట్",
    counted: (count) => `విష్‌లిస్ట్, ${formatCount(count)}`,
  },
);
