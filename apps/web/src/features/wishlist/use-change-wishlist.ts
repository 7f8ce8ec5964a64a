import type { WishlistWithProduct } from "@santha/contract/wishlist";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#lib/api-client";
import { queryClient } from "#lib/query-client";
import { press, submitPressed } from "#lib/queueable";
import { knownSession } from "#lib/session";
import { ownerNow } from "#lib/unsent";
import { sentenceOf } from "#ui/answer";
import { showMessage } from "#ui/snackbar";
import { wishlistCountQuery, wishlistQuery } from "./wishlist.api.ts";
import { useWishlistTexts } from "./wishlist.texts.ts";
import { cardIn, changeKey, type WishlistChange } from "./wishlist-change.ts";
import { keeping, releasing } from "./wishlist-queue.ts";

/** A change that is noted on the phone; `send` answers whether the server has it, else it waits there. */
interface NotedChange extends WishlistChange {
  /** Whose change it is, by his profileKey. */
  readonly owner: string;
  readonly send: () => Promise<boolean>;
}

/**
 * Puts a product on the wishlist or takes it off, noted at once, one change after the other; a refused change is said,
 * and one that has to wait for a network too.
 */
export function useChangeWishlist(): (change: WishlistChange) => void {
  const { mutate } = useMutation({
    mutationKey: changeKey,
    scope: { id: "wishlist" },
    mutationFn: ({ send }: NotedChange) => send(),
    onSuccess: (isSent, { owner }) => {
      if (!isSent) tell(owner, useWishlistTexts.now().keptForLater);
    },
    onError: (error, { owner }) => {
      if (error instanceof ApiError && error.status === 401) return;
      tell(owner, sentenceOf(error) ?? useWishlistTexts.now().notKept);
    },
  });
  return (change) =>
    mutate({ ...change, owner: ownerNow(), send: change.isIn ? keep(change) : letGo(change) });
}

/** Says it unless he has left the phone: who comes next has not made the change. */
function tell(owner: string, text: string): void {
  if (knownSession()?.profileKey === owner) showMessage(text);
}

function keep({ product, ...change }: WishlistChange): NotedChange["send"] {
  const { level2Id, level3Id, title } = product;
  const pressed = press(keeping, { product: { level2Id, level3Id, title }, ...change });
  return async () => {
    const done = await submitPressed(pressed);
    if (done.isSent)
      takeList((list) => [
        { ...done.answer, product: cardIn(product), unsold: null },
        ...list.filter(({ productLevel3Id }) => productLevel3Id !== level3Id),
      ]);
    return done.isSent;
  };
}

function letGo({ product, ...change }: WishlistChange): NotedChange["send"] {
  const { level2Id, level3Id, title } = product;
  const pressed = press(releasing, { product: { level2Id, level3Id, title }, ...change });
  return async () => {
    const { isSent } = await submitPressed(pressed);
    if (isSent) takeList((list) => list.filter(({ productLevel3Id }) => productLevel3Id !== level3Id));
    return isSent;
  };
}

/** Brings list and count to where the server now is; the page of the wishlist asks again when it is opened next. */
function takeList(change: (list: WishlistWithProduct[]) => WishlistWithProduct[]): void {
  const list = queryClient.setQueryData(wishlistQuery.queryKey, (before) => before && change(before));
  if (list) queryClient.setQueryData(wishlistCountQuery.queryKey, list.length);
  void queryClient.invalidateQueries({ queryKey: ["wishlist"], refetchType: list ? "none" : "active" });
}
