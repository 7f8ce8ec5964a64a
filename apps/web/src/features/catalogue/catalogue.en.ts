import { formatCount } from "#lib/money";

export const en = {
  categories: "Categories",
  all: "All",
  outOfStock: "Out of stock",
  choosePack: (title: string) => `Choose a pack: ${title}`,
  inCart: (count: number, title: string) => `${formatCount(count)} in cart: ${title}`,
};
