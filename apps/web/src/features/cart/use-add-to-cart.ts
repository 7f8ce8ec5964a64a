import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { ApiError } from "#lib/api-client";
import { queryClient } from "#lib/query-client";
import { submit } from "#lib/queueable";
import { sentenceOf } from "#ui/answer";
import { showMessage } from "#ui/snackbar";
import { cartQuery, takeCart } from "./cart.api.ts";
import { useCartTexts } from "./cart.texts.ts";
import { withQuantity } from "./cart-change.ts";
import { addition } from "./cart-queue.ts";
import { type AddWish, quantityIn } from "./cart-wishes.ts";

const cartPath = "/app/store/checkout/cart";

/**
 * Adds to the cart and says so, with a way to the cart; a refusal is said too. Without a network it is kept on the
 * phone and sent later. `add` resolves to whether it was added or kept, so "buy now" can go on to the cart. While one
 * is under way another one is not begun. With `isSilent` a success is not announced.
 */
export function useAddToCart(settings: { readonly isSilent?: boolean } = {}): {
  readonly add: (wish: AddWish) => Promise<boolean>;
  readonly isAdding: boolean;
} {
  const texts = useCartTexts();
  const router = useRouter();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wish: AddWish) => {
      const known = queryClient.getQueryData(cartQuery.queryKey);
      return submit(addition, { ...wish, isNewLine: quantityIn(known, wish.listingId) === undefined });
    },
    onSuccess: (done, wish) => {
      if (done.isSent) takeCart(done.answer);
      else showOnTop(wish);
      if (done.isSent && settings.isSilent) return;
      const text = done.isSent ? texts.added : texts.keptForLater;
      const onPress = (): void => void router.navigate({ to: cartPath });
      // Who has gone to the cart meanwhile sees it there.
      if (router.state.location.pathname === cartPath) showMessage({ text, about: "cart" });
      else showMessage({ text, about: "cart", action: { text: texts.openCart, onPress } });
    },
    onError: (error) => {
      const isSessionOver = error instanceof ApiError && error.status === 401;
      if (!isSessionOver) showMessage(sentenceOf(error) ?? texts.noConnection);
    },
  });
  const isUnderWay = useRef(false);
  const add = async (wish: AddWish): Promise<boolean> => {
    // The second press of a trembling thumb comes before the button is drawn as busy.
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    return mutateAsync(wish)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  return { add, isAdding: isPending };
}

/** Packs of a line that is in the cart already are shown there at once. */
function showOnTop({ listingId, quantity }: AddWish): void {
  queryClient.setQueryData(cartQuery.queryKey, (cart) => {
    const already = quantityIn(cart, listingId);
    return cart && already !== undefined ? withQuantity(cart, listingId, already + quantity) : cart;
  });
}
