import { addToCart, removeFromCart, setCartQuantity } from "@santha/contract/cart";
import { currentLanguage, wordsIn } from "#lib/language";
import { queueable } from "#lib/queueable";
import { useCartTexts } from "./cart.texts.ts";
import {
  cartKinds,
  cartSubject,
  type KnownAddWish,
  type LineWish,
  type QuantityWish,
} from "./cart-wishes.ts";

const common = {
  subject: ({ listingId }: LineWish) => `${cartSubject}${listingId}`,
  leadsTo: "/app/store/checkout/cart",
  refreshes: [["cart"]],
} as const;

const titleOf = ({ title }: LineWish): string => wordsIn(currentLanguage(), title).text;

/** Packs on top of those in the cart; presses that nobody has begun to send become one. */
export const addition = queueable({
  ...common,
  kind: cartKinds.add,
  endpoint: addToCart,
  inputOf: ({ listingId, quantity }: KnownAddWish) => ({ body: { listingId, quantity } }),
  words: (wish) => useCartTexts.now().waitingAdd(titleOf(wish), wish.quantity),
  joined: ({ kind, input }, wish) => {
    const earlier = input as KnownAddWish;
    if (kind !== cartKinds.add) return null;
    return { ...wish, quantity: earlier.quantity + wish.quantity, isNewLine: earlier.isNewLine };
  },
});

/** Another number of packs of a line. */
export const quantityChange = queueable({
  ...common,
  kind: cartKinds.set,
  endpoint: setCartQuantity,
  inputOf: ({ listingId, quantity }: QuantityWish) => ({ params: { listingId }, body: { quantity } }),
  words: (wish) => useCartTexts.now().waitingSet(titleOf(wish), wish.quantity),
});

/** A line out of the cart. */
export const removal = queueable({
  ...common,
  kind: cartKinds.remove,
  endpoint: removeFromCart,
  inputOf: ({ listingId }: LineWish) => ({ params: { listingId } }),
  words: (wish) => useCartTexts.now().waitingRemove(titleOf(wish)),
});
