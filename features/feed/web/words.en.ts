import { plural } from "#engine/web/words/language.ts";

export const en = {
  loadMore: "Load More",
  noMore: "No more updates",
  emptyHint: "Posts from sellers and agents appear here.",
  seeStore: "Go to store",
  newUpdates: (count: number) =>
    count >= 20
      ? "20+ new updates"
      : plural("en", count, { one: "1 new update", other: `${count} new updates` }),
  notCome: "Could not load more. Please try again.",
  newsNotCome: "Could not load the new updates. Please try again.",
  keptOnTop: "Important",
  moreOrders: (count: number) => `${count} more of your orders`,
  orderPlaced: "Order created",
  orderUpdated: "Order updated",
  comes: "Loading",
  question: "Question",
  toAnswers: "See answers",
  withdraw: (title: string) => `Withdraw: ${title}`,
  withdrawTitle: "Withdraw this post?",
  withdrawText: "Nobody will see it any more. You can share the product again.",
  withdrawn: "Withdrawn",
  notWithdrawn: "Could not withdraw it. Please try again.",
};
