import { formatCount } from "#engine/web/words/money.ts";

export const en = {
  categories: "Categories",
  all: "All",
  offer: (amount: string) => `${amount} off here`,
  outOfStock: "Out of stock",
  deliveredByAnother: "Another seller delivers here",
  notDelivered: "Not delivered here",
  choosePack: (title: string) => `Choose a pack: ${title}`,
  inCart: (count: number, title: string) => `${formatCount(count)} in cart: ${title}`,
};
