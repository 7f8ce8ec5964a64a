import { addToCart } from "@santha/contract/cart";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { ApiError, call } from "#lib/api-client";
import { sentenceOf } from "#ui/answer";
import { showMessage } from "#ui/snackbar";
import { takeCart } from "./cart.api.ts";
import { useCartTexts } from "./cart.texts.ts";

/** What to put into the cart: packs of one listing, on top of those already there. */
export interface AddWish {
  readonly listingId: number;
  readonly quantity: number;
}

/**
 * Adds to the cart and says so, with a way to the cart; a refusal is said too. `add` resolves to whether it was
 * added, so "buy now" can go on to the cart. While one is under way another one is not begun. With `isSilent` a success is not announced.
 */
export function useAddToCart(settings: { readonly isSilent?: boolean } = {}): {
  readonly add: (wish: AddWish) => Promise<boolean>;
  readonly isAdding: boolean;
} {
  const texts = useCartTexts();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({
    networkMode: "always",
    mutationFn: ({ listingId, quantity }: AddWish) => call(addToCart, { body: { listingId, quantity } }),
    onSuccess: (cart) => {
      takeCart(cart);
      if (settings.isSilent) return;
      const onPress = (): void => void navigate({ to: "/app/store/checkout/cart" });
      showMessage({ text: texts.added, action: { text: texts.openCart, onPress } });
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
