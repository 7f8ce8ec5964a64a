import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { changeOwnListing, type ListingState, type OwnListing } from "../../contract/listings.ts";
import { productForSellerQuery, takeProduct } from "../api.ts";
import { useAssortmentTexts } from "../words.ts";
import { type TermsDraft, type TypedTerm, termsTyped, textOf, typedTerms } from "./terms-draft.ts";

/**
 * The form of one listing. What is typed is sent together with what stood there when typing began; where somebody else
 * has changed that meanwhile, the new figures are shown beside what was typed, and saving again goes by them.
 */
export function useListingForm(level3Id: number, listing: OwnListing) {
  const texts = useAssortmentTexts();
  const [typed, setTyped] = useState<TermsDraft>({});
  const [seenAtFirst, setSeen] = useState(listing);
  const isChanged = Object.keys(typed).length > 0;
  // Until something is typed the form follows the answer.
  const seen = isChanged ? seenAtFirst : listing;
  const terms = termsTyped(typed, seen);
  const sending = useMutation({
    mutationFn: (wished: ListingState) =>
      call(changeOwnListing, {
        params: { listingId: listing.listingId },
        body: { ...wished, seen: stateOf(seen) },
      }),
    onSuccess: (product, wished) => {
      setTyped((now) => (wished.isListed === seen.isListed ? {} : now));
      const saved = product.packs.find((pack) => pack.listing?.listingId === listing.listingId)?.listing;
      if (saved) setSeen(saved);
      takeProduct(product);
      const said =
        wished.isListed === seen.isListed ? texts.saved : wished.isListed ? texts.isBack : texts.hidden;
      showMessage(said);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== "catalogue/listing-changed") return;
      await queryClient.refetchQueries(productForSellerQuery(level3Id));
      const fresh = queryClient
        .getQueryData(productForSellerQuery(level3Id).queryKey)
        ?.packs.find((pack) => pack.listing?.listingId === listing.listingId)?.listing;
      if (fresh) setSeen(fresh);
    },
  });
  const { error } = sending;
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = typedTerms.some((term) => errors[term] !== undefined);
  const send = (wished: ListingState): void => {
    if (!sending.isPending) sending.mutate(wished);
  };
  return {
    terms,
    isChanged,
    errors,
    isSending: sending.isPending,
    trouble: error && !isBeside ? (sentenceOf(error) ?? texts.noConnection) : undefined,
    /** What stands there by now, beside what was typed over something else. */
    hints: Object.fromEntries(
      typedTerms
        .filter((term) => typed[term] !== undefined && isConflict(error))
        .map((term) => [
          term,
          texts.now(term === "onHand" ? String(seen[term]) : `₹${textOf(term, seen[term])}`),
        ]),
    ),
    textFor: (term: TypedTerm): string => typed[term] ?? textOf(term, seen[term]),
    type: (term: TypedTerm, value: string): void => {
      if (!isChanged) setSeen(listing);
      setTyped((now) => ({ ...now, [term]: value }));
    },
    discard: (): void => {
      setTyped({});
      sending.reset();
    },
    save: (): void => send({ ...terms, isListed: seen.isListed }),
    setListed: (isListed: boolean): void => send({ ...stateOf(seen), isListed }),
  };
}

const isConflict = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === "catalogue/listing-changed";

function stateOf({
  priceInPaise,
  mrpInPaise,
  commissionInPaise,
  onHand,
  isListed,
}: OwnListing): ListingState {
  return { priceInPaise, mrpInPaise, commissionInPaise, onHand, isListed };
}
