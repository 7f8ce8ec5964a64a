import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { outboxNow } from "#engine/web/outbox/outbox.ts";
import { pendingSince } from "#engine/web/outbox/outbox-entry.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { cartQuery } from "./api.ts";
import { type AddInput, cartSubject, newLines, quantityIn, withPending } from "./cart-pending.ts";
import { addLine } from "./offline.ts";
import { useCartTexts } from "./words.ts";

const cartPath = "/app/store/checkout/cart";

/**
 * Adds to the cart and reports success or refusal; offline the outbox stores it. `add` resolves to whether that
 * worked, as "buy now" needs. A second call during the first does nothing, unless `isEachMeant`. `isSilent` hides
 * the success message.
 */
export function useAddToCart({
  isSilent = false,
  isEachMeant = false,
}: {
  readonly isSilent?: boolean;
  readonly isEachMeant?: boolean;
} = {}): {
  readonly add: (input: AddInput) => Promise<boolean>;
  readonly isAdding: boolean;
} {
  const texts = useCartTexts();
  const router = useRouter();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: AddInput) => addLine.send({ ...input, isNewLine: isNewLine(input) }),
    onSuccess: ({ state }) => {
      if (state === "superseded" || (state === "sent" && isSilent)) return;
      const text = state === "sent" ? texts.added : texts.keptForLater;
      const onPress = (): void => void router.navigate({ to: cartPath });
      // On the cart page the user sees the line already, so the message needs no link.
      if (router.state.location.pathname === cartPath) showMessage({ text, about: "cart" });
      else showMessage({ text, about: "cart", action: { text: texts.openCart, onPress } });
    },
    onError: (error) => {
      const isSessionOver = error instanceof ApiError && error.status === 401;
      if (!isSessionOver) showMessage(sentenceOf(error) ?? texts.noConnection);
    },
  });
  const isUnderWay = useRef(false);
  const add = async (input: AddInput): Promise<boolean> => {
    // An accidental double press comes before the button renders as busy.
    if (isUnderWay.current && !isEachMeant) return false;
    isUnderWay.current = true;
    return mutateAsync(input)
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

/** Whether this listing is new in the known cart, with all changes of the outbox applied. */
function isNewLine({ listingId }: AddInput): boolean {
  const pending = pendingSince(outboxNow(), `${cartSubject}${listingId}`, Date.now());
  const known = queryClient.getQueryData(cartQuery.queryKey);
  const isAdded = newLines(known, pending).length > 0;
  return !isAdded && quantityIn(known && withPending(known, pending), listingId) === undefined;
}
