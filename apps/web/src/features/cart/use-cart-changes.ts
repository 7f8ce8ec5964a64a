import { addToCart, type Cart, type CartLine, removeFromCart, setCartQuantity } from "@santha/contract/cart";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { currentLanguage, wordsIn } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { sentenceOf } from "#ui/answer";
import { showMessage } from "#ui/snackbar";
import { cartQuery, takeCart } from "./cart.api.ts";
import { useCartTexts } from "./cart.texts.ts";
import { withoutLine, withQuantity } from "./cart-change.ts";

export const changeKey = ["cart", "change"] as const;

/** The quantity last wished for each listing: wishes that were overtaken while they waited are not sent. */
const wished = new Map<number, number>();

/** Whether a change of the cart is still on its way. */
export function useIsCartChanging(): boolean {
  return useIsMutating({ mutationKey: changeKey }) > 0;
}

/**
 * Sets the quantity of a line: shown at once, sent one after the other. The server's answer rules; when it refuses,
 * the former quantity comes back and `error` says why.
 */
export function useSetQuantity({ listingId }: Pick<CartLine, "listingId">) {
  return useMutation({
    mutationKey: changeKey,
    scope: { id: `cart-line-${listingId}` },
    networkMode: "always",
    mutationFn: async (quantity: number): Promise<Cart | null> => {
      if (wished.get(listingId) !== quantity) return null;
      return await call(setCartQuantity, { params: { listingId }, body: { quantity } });
    },
    onMutate: async (quantity) => {
      wished.set(listingId, quantity);
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
      const before = quantityIn(queryClient.getQueryData(cartQuery.queryKey), listingId);
      showQuantity(listingId, quantity);
      return { before };
    },
    onSuccess: (cart, quantity) => {
      if (cart && wished.get(listingId) === quantity) takeCart(cart);
    },
    onError: (_error, quantity, shown) => {
      if (wished.get(listingId) !== quantity) return;
      if (shown?.before !== undefined) showQuantity(listingId, shown.before);
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
    },
  });
}

/** Takes a line out at once and offers to put it back. */
export function useRemoveLine() {
  const texts = useCartTexts();
  const putBack = useMutation({
    mutationKey: changeKey,
    networkMode: "always",
    mutationFn: ({ listingId, quantity }: CartLine) =>
      call(addToCart, { body: { listingId, quantity: Math.max(1, quantity) } }),
    onSuccess: takeCart,
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
  });
  return useMutation({
    mutationKey: changeKey,
    networkMode: "always",
    mutationFn: ({ listingId }: CartLine) => call(removeFromCart, { params: { listingId } }),
    onMutate: async ({ listingId }) => {
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
      queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && withoutLine(cart, listingId));
    },
    onSuccess: (cart, line) => {
      takeCart(cart);
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

function quantityIn(cart: Cart | undefined, listingId: number): number | undefined {
  const lines = cart?.groups.flatMap((group) => group.lines);
  return lines?.find((line) => line.listingId === listingId)?.quantity;
}

function showQuantity(listingId: number, quantity: number): void {
  queryClient.setQueryData(cartQuery.queryKey, (cart) => cart && withQuantity(cart, listingId, quantity));
}
