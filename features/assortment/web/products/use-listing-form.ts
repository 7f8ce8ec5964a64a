import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import { commissionByRule } from "#features/commissions/contract.ts";
import type { PriceBreak } from "#features/store/contract/price-breaks.ts";
import {
  changeOwnListing,
  type ListingState,
  type OwnListing,
  type ProductForSeller,
} from "../../contract/listings.ts";
import { productForSellerQuery, refreshProduct, takeProduct } from "../api.ts";
import { useAssortmentTexts } from "../words.ts";
import { breaksInFields, breaksTyped, filledBreaks, type TypedBreak } from "./price-breaks-draft.ts";
import {
  isBesideField,
  type TermsDraft,
  type TypedTerm,
  termsTyped,
  textOf,
  typedTerms,
} from "./terms-draft.ts";

/** What was typed of a listing, and what stood there when typing began. */
function useTyped(listing: OwnListing) {
  const [typed, setTyped] = useState<TermsDraft>({});
  const [typedBreaks, setTypedBreaks] = useState<readonly TypedBreak[]>();
  const [typedByRule, setByRule] = useState<boolean>();
  const [seenAtFirst, setSeen] = useState(listing);
  const isChanged = Object.keys(typed).length > 0 || typedBreaks !== undefined || typedByRule !== undefined;
  // Until something is typed the form follows the answer.
  const seen = isChanged ? seenAtFirst : listing;
  const begin = (): void => {
    if (!isChanged) setSeen(listing);
  };
  return {
    ...{ typed, typedBreaks, isChanged, seen, setSeen },
    terms: termsTyped(typed, seen),
    isCommissionByRule: typedByRule ?? seen.isCommissionByRule,
    priceBreaks: typedBreaks ? breaksTyped(filledBreaks(typedBreaks)) : seen.priceBreaks,
    type: (term: TypedTerm, value: string): void => {
      begin();
      setTyped((now) => ({ ...now, [term]: value }));
    },
    setBreaks: (breaks: readonly TypedBreak[]): void => {
      begin();
      setTypedBreaks(breaks);
    },
    setByRule: (isByRule: boolean): void => {
      begin();
      setByRule(isByRule === seen.isCommissionByRule ? undefined : isByRule);
    },
    /** The server names a break by its place: rows without anything typed are not sent, so they go. */
    dropEmptyBreaks: (): void => setTypedBreaks((now) => now && filledBreaks(now)),
    forget: (): void => {
      setTyped({});
      setTypedBreaks(undefined);
      setByRule(undefined);
    },
  };
}

/**
 * The form of one listing. What is typed is sent together with what stood there when typing began; where somebody else
 * has changed that meanwhile, the new figures are shown beside what was typed, and saving again goes by them.
 */
export function useListingForm(
  { level3Id, commissionRule }: Pick<ProductForSeller, "level3Id" | "commissionRule">,
  listing: OwnListing,
) {
  const texts = useAssortmentTexts();
  const { typed, typedBreaks, isChanged, seen, priceBreaks, isCommissionByRule, ...draft } =
    useTyped(listing);
  // What is typed as margin counts for nothing while the rule gives it.
  const terms = isCommissionByRule
    ? { ...draft.terms, commissionInPaise: commissionByRule(commissionRule, draft.terms) }
    : draft.terms;
  const sending = useMutation({
    mutationFn: (wished: ListingState) =>
      call(changeOwnListing, {
        params: { listingId: listing.listingId },
        body: { ...wished, seen: stateOf(seen) },
      }),
    onSuccess: (product, wished) => {
      if (wished.isListed === seen.isListed) draft.forget();
      const saved = product.packs.find((pack) => pack.listing?.listingId === listing.listingId)?.listing;
      if (saved) draft.setSeen(saved);
      takeProduct(product);
      const said =
        wished.isListed === seen.isListed ? texts.saved : wished.isListed ? texts.isBack : texts.hidden;
      showMessage(said);
    },
    onError: async (error) => {
      if (!isConflict(error)) return;
      await refreshProduct(level3Id);
      const fresh = queryClient
        .getQueryData(productForSellerQuery(level3Id).queryKey)
        ?.packs.find((pack) => pack.listing?.listingId === listing.listingId)?.listing;
      if (fresh) draft.setSeen(fresh);
    },
  });
  const { error } = sending;
  const errors = error instanceof ApiError ? error.fields : {};
  const send = (wished: ListingState): void => {
    if (!sending.isPending) sending.mutate(wished);
  };
  return {
    ...{ terms, isChanged, errors, isCommissionByRule },
    ...{ type: draft.type, setBreaks: draft.setBreaks, setByRule: draft.setByRule },
    isSending: sending.isPending,
    trouble: error && !isBesideField(errors) ? (sentenceOf(error) ?? texts.noConnection) : undefined,
    /** What stands there by now, beside what was typed over something else. */
    hints: isConflict(error) ? hintsOf(typed, seen, texts.now) : {},
    breaks: typedBreaks ?? breaksInFields(seen.priceBreaks),
    breaksHint: typedBreaks && isConflict(error) ? breaksNow(seen.priceBreaks, texts) : undefined,
    textFor: (term: TypedTerm): string => typed[term] ?? textOf(term, seen[term]),
    discard: (): void => {
      draft.forget();
      sending.reset();
    },
    save: (): void => {
      draft.dropEmptyBreaks();
      const { commissionInPaise } = isCommissionByRule ? seen : terms;
      send({ ...terms, commissionInPaise, isCommissionByRule, priceBreaks, isListed: seen.isListed });
    },
    setListed: (isListed: boolean): void => send({ ...stateOf(seen), isListed }),
  };
}

function hintsOf(
  typed: TermsDraft,
  seen: OwnListing,
  now: (value: string) => string,
): Partial<Record<TypedTerm, string>> {
  return Object.fromEntries(
    typedTerms
      .filter((term) => typed[term] !== undefined)
      .map((term) => [term, now(term === "onHand" ? String(seen[term]) : `₹${textOf(term, seen[term])}`)]),
  );
}

function breaksNow(breaks: readonly PriceBreak[], texts: ReturnType<typeof useAssortmentTexts>): string {
  if (breaks.length === 0) return texts.noBreaksNow;
  const shown = breaks.map((each) => texts.breakText(each.quantity, formatPaise(each.priceInPaise)));
  return texts.now(shown.join(", "));
}

const isConflict = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === "catalogue/listing-changed";

function stateOf({
  priceInPaise,
  mrpInPaise,
  commissionInPaise,
  isCommissionByRule,
  priceBreaks,
  onHand,
  isListed,
}: OwnListing): ListingState {
  const prices = { priceInPaise, mrpInPaise, commissionInPaise, isCommissionByRule, priceBreaks };
  return { ...prices, onHand, isListed };
}
