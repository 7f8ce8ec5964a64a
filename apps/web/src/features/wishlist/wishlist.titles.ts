import { defineTexts } from "#lib/language";
import { formatCount } from "#lib/money";

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
