import { defineTexts, plural } from "#engine/web/words/language.ts";

/** The words of the cart in the header and its breadcrumb. */
export const useCartTitles = defineTexts(
  {
    cart: "Cart",
    counted: (count: number) =>
      plural("en", count, { one: `Cart, ${count} item`, other: `Cart, ${count} items` }),
  },
  {
    cart: "కార్ట్",
    counted: (count) => plural("te", count, { one: `కార్ట్, ${count} వస్తువు`, other: `కార్ట్, ${count} వస్తువులు` }),
  },
);
