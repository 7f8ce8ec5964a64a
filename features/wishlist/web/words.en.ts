import { plural } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";

export const en = {
  heart: (title: string) => `Wishlist: ${title}`,
  notKept: "Could not change the wishlist. Please try again.",
  keptForLater: "No connection. Saved on this phone; sent when you are online.",
  waitingWishes: "Waiting for internet to add to the wishlist:",
  seeUnsent: "See waiting changes",
  waitingKeep: (title: string) => `${title}: add to the wishlist`,
  waitingRelease: (title: string) => `${title}: remove from the wishlist`,
  notSoldNow: "Not available now",
  seeOthers: "See similar products",
  notSold: (count: number) =>
    plural("en", count, {
      one: "1 product on your wishlist is not available now.",
      other: `${formatCount(count)} products on your wishlist are not available now.`,
    }),
  empty: "Your wishlist is empty",
  emptyHint: "Tap the heart on a product to save it here.",
  startShopping: "Start shopping",
};
