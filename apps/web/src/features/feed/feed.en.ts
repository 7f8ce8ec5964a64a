import { plural } from "#lib/language";

export const en = {
  loadMore: "Load More",
  noMore: "No more updates",
  emptyHint: "When sellers and agents share something, it stands here.",
  seeStore: "See the store",
  newUpdates: (count: number) =>
    count >= 20
      ? "20+ new updates"
      : plural("en", count, { one: "1 new update", other: `${count} new updates` }),
  notCome: "More could not be loaded, please try again.",
  newsNotCome: "The new updates could not be loaded, please try again.",
  keptOnTop: "Important",
  moreOrders: (count: number) => `${count} more of your orders`,
  orderPlaced: "Order created",
  orderUpdated: "Order updated",
  comes: "Loading",
  withdraw: (title: string) => `Withdraw: ${title}`,
  withdrawTitle: "Withdraw what you have shared?",
  withdrawText: "Nobody sees it any more. You can share the product again.",
  withdrawn: "Withdrawn",
  notWithdrawn: "It could not be withdrawn, please try again.",
};
