import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { isSameOrder, orderDrafts } from "#engine/web/data/order-drafts.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { quoteQuery } from "#features/cart/web";
import type { Checkout } from "../../contract/checkout.ts";
import { chooseAssist, withdrawConsent } from "../../contract/checkout-assist.ts";
import { forgetInTab, keepInTab, keptInTab } from "../confirm/kept-in-tab.ts";
import { withTyped } from "../drafts/draft-quote.ts";
import {
  type AssistDraft,
  assistBody,
  assistDraftOf,
  faultsOf,
  isFaultless,
  totalsNow,
} from "./assist-draft.ts";

const name = "assist";

/** Takes the server's quote as the truth. */
export function takeQuote(quote: Checkout): void {
  queryClient.setQueryData(quoteQuery.queryKey, quote);
}

/**
 * What the agent types and chooses in the assist step. It is kept in the tab until the server has it, and after that
 * the step begins with what the server has.
 */
export function useAssist(quote: Checkout, profileKey: string) {
  const [draft, setDraft] = useState(() => keptDraft(profileKey) ?? assistDraftOf(quote));
  const [isChecked, setChecked] = useState(false);
  const faults = faultsOf(draft, quote);
  const saving = useMutation({
    mutationFn: (kept: AssistDraft) =>
      call(chooseAssist, { body: { ...assistBody(kept, quote), ...copiedDraft(profileKey, kept, quote) } }),
    onSuccess: takeQuote,
    // A price has moved: with the new quote each line says what it may have at most.
    onError: (error) => {
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey: quoteQuery.queryKey });
    },
  });
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawConsent, {}),
    onSuccess: takeQuote,
  });
  const change = (changed: Partial<AssistDraft>): void => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepInTab(name, profileKey, next);
  };
  return {
    draft,
    change,
    setMargin: (listingId: number, rupees: string) =>
      change({ margins: { ...draft.margins, [listingId]: rupees } }),
    faults,
    /** Names and numbers are complained about once the person wants to go on. */
    shownFaults: isChecked ? faults : null,
    totals: totalsNow(draft, quote),
    isSaving: saving.isPending || withdrawing.isPending,
    error: saving.error ?? withdrawing.error,
    /** Keeps it on the server; null when something has to be put right before, or nothing could be kept. */
    save: async (): Promise<Checkout | null> => {
      setChecked(true);
      if (!isFaultless(faults)) {
        focusFirstFault();
        return null;
      }
      return saving.mutateAsync(draft).catch(() => null);
    },
    withdraw: () => withdrawing.mutateAsync().catch(() => null),
    /** The server has it now; only that the order is for the agent himself is remembered here. */
    leave: () => {
      if (draft.whom === "self") keepInTab(name, profileKey, { ...draft, margins: {}, handling: null });
      else forgetAssist(profileKey);
    },
  };
}

/** The draft that was copied from this very cart: once one of them is ordered the other is too. */
function copiedDraft(profileKey: string, kept: AssistDraft, quote: Checkout): { draftKey?: string } {
  const now = withTyped(quote, kept, "");
  const copy = orderDrafts(profileKey).find(
    (draft) => draft.isOfCart && draft.masterId === null && isSameOrder(draft.quote, now),
  );
  return copy ? { draftKey: copy.key } : {};
}

/** Forgets what was chosen, once the order is placed. */
export function forgetAssist(profileKey: string): void {
  forgetInTab(name, profileKey);
}

function keptDraft(profileKey: string): AssistDraft | null {
  const kept = keptInTab(name, profileKey) as Partial<AssistDraft> | null;
  if (typeof kept?.firstName !== "string" || typeof kept.mobileNo !== "string") return null;
  const whom = kept.whom === "other" || kept.whom === "self" ? kept.whom : "receiver";
  const margins = typeof kept.margins === "object" && kept.margins !== null ? kept.margins : {};
  const handling = typeof kept.handling === "string" ? kept.handling : null;
  return { whom, firstName: kept.firstName, mobileNo: kept.mobileNo, margins, handling };
}

/** After the errors are drawn: the first wrong field, clear of the dock. */
function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  });
}
