import { useIsMutating, useMutation } from "@tanstack/react-query";
import { queryClient } from "#engine/web/data/query-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { currentLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { CartLine } from "../contract.ts";
import { cartQuery } from "./api.ts";
import { addLine, removeLine, setLine } from "./offline.ts";
import { useCartTexts } from "./words.ts";

export const changeKey = ["cart", "change"] as const;

const askAgain = (): void => void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });

/** Whether a change of the cart is still on its way. */
export function useIsCartChanging(): boolean {
  return useIsMutating({ mutationKey: changeKey }) > 0;
}

/** Sets the quantity of a line; when the server refuses it, the former quantity comes back and `error` says why. */
export function useSetQuantity({ listingId, title }: Pick<CartLine, "listingId" | "title">): {
  readonly setQuantity: (quantity: number) => void;
  readonly error: Error | null;
} {
  const { mutate, error } = useMutation({
    mutationKey: changeKey,
    mutationFn: (quantity: number) => setLine.send({ listingId, title, quantity }),
    onError: askAgain,
  });
  return { setQuantity: mutate, error };
}

/** Takes a line out at once and offers to put it back. */
export function useRemoveLine() {
  const texts = useCartTexts();
  const sayWhyNot = (error: Error): void => showMessage(sentenceOf(error) ?? texts.noConnection);
  const putBack = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ listingId, level3Id, title, quantity }: CartLine) =>
      addLine.send({ listingId, level3Id, title, quantity: Math.max(1, quantity), isNewLine: true }),
    onSuccess: ({ state }) => {
      if (state === "queued") showMessage(texts.keptForLater);
    },
    onError: sayWhyNot,
  });
  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ listingId, title }: CartLine) => removeLine.send({ listingId, title }),
    onSuccess: ({ state }, line) => {
      if (state === "superseded") return;
      const title = wordsIn(currentLanguage(), line.title).text;
      const action = { text: texts.undo, onPress: () => putBack.mutate(line) };
      showMessage({ text: texts.removed(title), action });
    },
    onError: (error) => {
      askAgain();
      sayWhyNot(error);
    },
  });
}
