import type { Cart, CartLine } from "@santha/contract/cart";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { currentLanguage, wordsIn } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { type Pressed, press, submit, submitPressed } from "#lib/queueable";
import { sentenceOf } from "#ui/answer";
import { showMessage } from "#ui/snackbar";
import { cartQuery, takeCart } from "./cart.api.ts";
import { useCartTexts } from "./cart.texts.ts";
import { withoutLine, withQuantity } from "./cart-change.ts";
import { addition, quantityChange, removal } from "./cart-queue.ts";
import { type QuantityWish, quantityIn } from "./cart-wishes.ts";

export const changeKey = ["cart", "change"] as const;

type QuantityPress = Pressed<QuantityWish, typeof quantityChange.endpoint>;

/** The press that counts for each listing: those that were overtaken while they waited are not sent. */
const wished = new Map<number, QuantityPress>();

/** Whether a change of the cart is still on its way. */
export function useIsCartChanging(): boolean {
  return useIsMutating({ mutationKey: changeKey }) > 0;
}

/**
 * Sets the quantity of a line: noted and shown at once, sent one after the other, and kept on the phone without a
 * network. The server's answer rules; when it refuses, the former quantity comes back and `error` says why.
 */
export function useSetQuantity({ listingId, title }: Pick<CartLine, "listingId" | "title">): {
  readonly setQuantity: (quantity: number) => void;
  readonly error: Error | null;
} {
  const { mutate, error } = useMutation({
    mutationKey: changeKey,
    scope: { id: `cart-line-${listingId}` },
    mutationFn: async (pressed: QuantityPress): Promise<Cart | null> => {
      if (wished.get(listingId) !== pressed) return null;
      const done = await submitPressed(pressed);
      return done.isSent ? done.answer : null;
    },
    onMutate: async ({ wish: { quantity } }) => {
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
      const before = quantityIn(queryClient.getQueryData(cartQuery.queryKey), listingId);
      showQuantity(listingId, quantity);
      return { before };
    },
    onSuccess: (cart, pressed) => {
      if (cart && wished.get(listingId) === pressed) takeCart(cart);
    },
    onError: (_error, pressed, shown) => {
      if (wished.get(listingId) !== pressed) return;
      if (shown?.before !== undefined) showQuantity(listingId, shown.before);
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
    },
  });
  const setQuantity = (quantity: number): void => {
    const pressed = press(quantityChange, { listingId, title, quantity });
    const overtaken = wished.get(listingId);
    if (overtaken?.owner === pressed.owner) overtaken.note.end();
    else overtaken?.note.letGo();
    wished.set(listingId, pressed);
    mutate(pressed);
  };
  return { setQuantity, error };
}

/** Takes a line out at once and offers to put it back. */
export function useRemoveLine() {
  const texts = useCartTexts();
  const putBack = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ listingId, level3Id, title, quantity }: CartLine) =>
      submit(addition, { listingId, level3Id, title, quantity: Math.max(1, quantity), isNewLine: true }),
    onSuccess: (done) => (done.isSent ? takeCart(done.answer) : showMessage(texts.keptForLater)),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
  });
  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ listingId, title }: CartLine) => submit(removal, { listingId, title }),
    onMutate: async ({ listingId }) => {
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
      queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && withoutLine(cart, listingId));
    },
    onSuccess: (done, line) => {
      if (done.isSent) takeCart(done.answer);
      const title = wordsIn(currentLanguage(), line.title).text;
      const action = { text: texts.undo, onPress: () => putBack.mutate(line) };
      showMessage({ text: texts.removed(title), action });
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
      showMessage(sentenceOf(error) ?? texts.noConnection);
    },
  });
}

function showQuantity(listingId: number, quantity: number): void {
  queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && withQuantity(cart, listingId, quantity));
}
