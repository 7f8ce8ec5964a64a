import { plural } from "#lib/language";
import { formatCount } from "#lib/money";

export const en = {
  heart: (title: string) => `Wishlist: ${title}`,
  notKept: "The wishlist could not be changed, please try again.",
  keptForLater: "No connection. It is kept on this phone and sent later.",
  waitingWishes: "Waits for a connection before it is on the wishlist:",
  seeUnsent: "See unsent changes",
  waitingKeep: (title: string) => `${title}: onto the wishlist`,
  waitingRelease: (title: string) => `${title}: off the wishlist`,
  notSoldNow: "Not sold at the moment",
  seeOthers: "See others like it",
  notSold: (count: number) =>
    plural("en", count, {
      one: "1 product of your wishlist is not sold at the moment.",
      other: `${formatCount(count)} products of your wishlist are not sold at the moment.`,
    }),
  empty: "Your wishlist is empty",
  emptyHint: "Press the heart on a product to keep it here.",
  startShopping: "Start shopping",
};
