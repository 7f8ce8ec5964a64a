import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import {
  isSameOrder,
  keepOrderDraft,
  keyToKeepUnder,
  markDraftPlaced,
  type OrderDraft,
  orderDrafts,
  type PlacedDraft,
} from "#engine/web/data/order-drafts.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import type { CartLine } from "#features/cart/contract";
import { refreshCart, rememberShown, shownOrder } from "#features/cart/web";
import { type Checkout, readCheckout } from "../../contract/checkout.ts";
import { openDraft } from "../../contract/checkout-assist.ts";
import { forgetAssist, takeQuote } from "../assist/use-assist.ts";
import { changesSince, type QuoteChange } from "../confirm/quote-changes.ts";
import { draftBody, linesOf } from "./draft-quote.ts";
import { useDraftsTexts } from "./drafts.texts.ts";

/** A draft that is in the cart now, and how it differs from what the agent saw. */
export interface OpenedDraft {
  readonly key: string;
  readonly changes: readonly QuoteChange[];
  readonly gone: readonly CartLine[];
  readonly nextStep: Checkout["firstOpenStep"];
}

/**
 * Puts a draft into the cart, where the server prices it again. What is in the cart before becomes a draft itself.
 * Differences are given back to be shown; without any the checkout goes on at once.
 */
export function useOpenDraft(profileKey: string) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenedDraft | null>(null);
  const goOn = ({ nextStep }: Pick<OpenedDraft, "nextStep">): void => {
    // The farmer's part is looked at again before the order is placed.
    const step = nextStep === "confirm" ? "assist" : nextStep;
    void navigate({ to: `/app/store/checkout/${step}` });
  };
  const opening = useMutation({
    mutationFn: async (draft: OrderDraft): Promise<OpenedDraft> => {
      const current = await call(readCheckout, {});
      const isThis =
        current.assist?.draftKey === draft.key || (draft.isOfCart && isSameOrder(draft.quote, current));
      if (!isThis) putCartAside(profileKey, current);
      const body = draftBody(draft.quote, linesOf(current));
      const { checkout, gone } = await call(openDraft, { params: { draftKey: draft.key }, body });
      takeQuote(checkout);
      forgetAssist(profileKey);
      const seen = shownOrder({ ...checkout, ...draft.quote });
      rememberShown(seen);
      return {
        key: draft.key,
        changes: changesSince(seen, checkout).filter(({ kind }) => kind !== "gone"),
        gone: linesOf(draft.quote).filter(({ listingId }) => gone.includes(listingId)),
        nextStep: checkout.firstOpenStep,
      };
    },
    onSuccess: async (result) => {
      await refreshCart();
      if (result.changes.length === 0 && result.gone.length === 0) goOn(result);
      else setOpened(result);
    },
    onError: (error, draft) => {
      const placed = placedAs(error);
      if (placed !== null) markDraftPlaced(profileKey, draft.key, placed);
    },
  });
  const isPlaced = opening.error !== null && placedAs(opening.error) !== null;
  return {
    open: (draft: OrderDraft) => opening.mutate(draft),
    openingKey: opening.isPending ? opening.variables.key : null,
    failed: opening.error && !isPlaced ? { key: opening.variables?.key, error: opening.error } : null,
    opened,
    goOn,
  };
}

/** What is in the cart becomes a draft, under its own key if it was one. */
function putCartAside(profileKey: string, quote: Checkout): void {
  if (quote.itemCount === 0) return;
  const key = keyToKeepUnder(profileKey, quote);
  if (orderDrafts(profileKey).some((draft) => draft.key === key && draft.masterId !== null)) return;
  const isKept = keepOrderDraft(profileKey, { key, savedAt: Date.now(), quote, masterId: null });
  // Nothing is dropped in silence: without a place for the cart the draft is not opened.
  if (!isKept) throw new Error(useDraftsTexts.now().notKept);
  showMessage(useDraftsTexts.now().cartKept);
}

function placedAs(error: Error): PlacedDraft | null {
  if (!(error instanceof ApiError) || error.code !== "checkout/draft-placed") return null;
  return error.data as PlacedDraft | null;
}
