import { useEffect, useRef, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { useIsAgent, useSession } from "#engine/web/data/session.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import type { SavedAddress } from "#features/addresses/contract";
import type { Checkout } from "../../contract/checkout.ts";
import { useCheckoutTexts } from "../words.ts";
import { type AddressDraft, draftOf, type KeptAddress, keepDraft, keptDraft } from "./address-draft.ts";
import { errorsStillTrue, isWithoutField, useChooseAddress, useSaveAddress } from "./use-save-address.ts";

interface OpenForm {
  readonly kept: KeptAddress;
  /** The address that it was saved as: the form stays as typed until the book, which comes a moment later, has it. */
  readonly savedAs?: number;
}

const formOf = (kept: KeptAddress | null): OpenForm | null => kept && { kept };

/**
 * Where the parcel goes: an address of the book, or one that is being typed. What is typed is kept in the tab until it
 * is saved. Without any saved address there is only the form.
 */
export function useShippingAddress(quote: Checkout, addresses: readonly SavedAddress[], profileKey: string) {
  const texts = useCheckoutTexts();
  const [form, setForm] = useState<OpenForm | null>(() => formOf(keptDraft(profileKey)));
  const [picked, setPicked] = useState<number>();
  const saving = useSaveAddress(profileKey);
  const choosing = useChooseAddress();
  const begun = useBegunAddress();
  const known = (id: number | null | undefined) => addresses.find(({ addressId }) => addressId === id);
  const chosen = known(picked) ?? known(quote.addressId) ?? addresses[0];
  const isBeginning = useFirstAddress(quote, form || picked !== undefined ? undefined : chosen, choosing);
  const typed = known(form?.savedAs) ? null : form?.kept;
  const edited = typed ?? (chosen ? null : begun);
  const type = (kept: KeptAddress): void => {
    setForm({ kept });
    keepDraft(profileKey, kept);
  };
  const open = (kept: KeptAddress): void => {
    setForm({ kept });
    // The book may be longer than the form, which would otherwise open in its middle.
    document.documentElement.scrollTo({ top: 0 });
  };
  const save = (): void => {
    if (saving.isPending || !edited) return;
    saving.mutate(edited, {
      onSuccess: ({ addressId }) => {
        setForm(addressId === null ? null : { kept: edited, savedAs: addressId });
        setPicked(addressId ?? undefined);
        showMessage({ text: texts.addressSaved, stayMs: 2500 });
      },
      onError: focusFirstError,
    });
  };
  const failure = edited ? (isWithoutField(saving.error) ? saving.error : null) : choosing.error;
  return {
    /** What is typed; null while an address of the book is chosen. */
    edited,
    chosen,
    /** Whether the first address is refused stands above the book, so that waits for it. */
    isBeginning,
    errors: edited ? errorsStillTrue(saving.error, saving.variables, edited.draft) : {},
    /** A seller of the cart does not deliver to the chosen address. */
    isRefusedThere: isNotServed(failure),
    trouble: failure && (sentenceOf(failure) ?? (edited ? texts.notSaved : texts.noConnection)),
    /** Whether the open cart goes to what is shown. */
    isSaved: !edited && chosen !== undefined && chosen.addressId === quote.addressId,
    isSaving: saving.isPending || choosing.isPending,
    save,
    choose: () => chosen && !choosing.isPending && choosing.mutate(chosen.addressId),
    pick: (addressId: number) => {
      choosing.reset();
      setPicked(addressId);
    },
    type: (draft: AddressDraft) => type({ addressId: edited?.addressId ?? null, draft }),
    add: () => open(keptAddition(profileKey) ?? begun),
    edit: (address: SavedAddress) => open({ addressId: address.addressId, draft: draftOf(address) }),
    /** Back to the book; a new address that was begun comes back with the next "Add an address". */
    leaveForm: () => setForm(null),
  };
}

const isNotServed = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === "checkout/pin-code-not-served";

/**
 * A cart without an address begins with the first of the book, once: its charges and day are shown, and "Edit" and
 * others. Answers whether that is under way.
 */
function useFirstAddress(
  quote: Checkout,
  first: SavedAddress | undefined,
  { mutate: choose, isIdle, isPending }: ReturnType<typeof useChooseAddress>,
): boolean {
  const isBegun = useRef(false);
  const isOpen = quote.firstOpenStep === "shipping" && quote.address === null;
  const addressId = isOpen ? first?.addressId : undefined;
  useEffect(() => {
    if (addressId === undefined || isBegun.current) return;
    isBegun.current = true;
    choose(addressId);
  }, [addressId, choose]);
  return addressId !== undefined && (isIdle || isPending);
}

/** A new address: who buys for himself finds his own name and number in it, and the pin code that he has told. */
function useBegunAddress(): KeptAddress {
  const session = useSession();
  const buysForOthers = useIsAgent();
  const draft = draftOf(null);
  if (buysForOthers || !session) return { addressId: null, draft };
  const own = {
    recipientName: session.firstName,
    phone: session.mobileNo,
    postalCode: session.pinCode ?? "",
  };
  return { addressId: null, draft: { ...draft, ...own } };
}

function keptAddition(profileKey: string): KeptAddress | null {
  const kept = keptDraft(profileKey);
  return kept?.addressId === null ? kept : null;
}

/** After the errors are drawn: the first wrong field, clear of the dock. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  });
}
