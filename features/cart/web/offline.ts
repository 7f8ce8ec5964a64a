import { offlineMutation } from "#engine/web/outbox/offline-mutation.ts";
import { currentLanguage, wordsIn } from "#engine/web/words/language.ts";
import { addToCart, removeFromCart, setCartQuantity } from "../contract.ts";
import { takeCart } from "./api.ts";
import {
  cartKinds,
  cartSubject,
  type KnownAddInput,
  type LineInput,
  type QuantityInput,
} from "./cart-pending.ts";
import { useCartTexts } from "./words.ts";

const common = {
  subject: ({ listingId }: LineInput) => `${cartSubject}${listingId}`,
  page: "/app/store/checkout/cart",
  refreshes: [["cart"]],
  onSent: takeCart,
} as const;

const titleOf = ({ title }: LineInput): string => wordsIn(currentLanguage(), title).text;

/** Packs on top of those in the cart; additions that nobody has begun to send become one. */
export const addLine = offlineMutation({
  ...common,
  kind: cartKinds.add,
  endpoint: addToCart,
  request: ({ listingId, quantity }: KnownAddInput) => ({ body: { listingId, quantity } }),
  title: (input) => useCartTexts.now().waitingAdd(titleOf(input), input.quantity),
  merge: (earlier, later) => ({ ...earlier, quantity: earlier.quantity + later.quantity }),
});

/** Another number of packs of a line. */
export const setLine = offlineMutation({
  ...common,
  kind: cartKinds.set,
  endpoint: setCartQuantity,
  request: ({ listingId, quantity }: QuantityInput) => ({ params: { listingId }, body: { quantity } }),
  title: (input) => useCartTexts.now().waitingSet(titleOf(input), input.quantity),
});

/** A line out of the cart. */
export const removeLine = offlineMutation({
  ...common,
  kind: cartKinds.remove,
  endpoint: removeFromCart,
  request: ({ listingId }: LineInput) => ({ params: { listingId } }),
  title: (input) => useCartTexts.now().waitingRemove(titleOf(input)),
});
