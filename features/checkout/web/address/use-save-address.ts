import { useMutation } from "@tanstack/react-query";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { changeAddress } from "#features/addresses/contract";
import { quoteQuery } from "#features/cart/web";
import { type Address, type Checkout, chooseAddress, chooseSavedAddress } from "../../contract/checkout.ts";
import { refreshAddresses } from "./address-book.api.ts";
import { type AddressDraft, type AddressField, forgetDraft, type KeptAddress } from "./address-draft.ts";

/** The quote of now. One that was asked for before the address was chosen may still come: it is not waited for. */
async function takeNewQuote(quote: Checkout): Promise<void> {
  await queryClient.cancelQueries({ queryKey: quoteQuery.queryKey });
  queryClient.setQueryData(quoteQuery.queryKey, quote);
}

/** Saves what is typed and sends the open cart there; the answer is the new quote with charges and dates. */
export function useSaveAddress(profileKey: string) {
  return useMutation({
    mutationFn: async ({ addressId, draft }: KeptAddress): Promise<Checkout> => {
      // The server checks every field again and names what is wrong, also a state that is none.
      const body = draft as AddressDraft & Pick<Address, "state">;
      if (addressId === null) return call(chooseAddress, { body });
      await call(changeAddress, { params: { addressId }, body });
      return call(chooseSavedAddress, { params: { addressId } });
    },
    onSuccess: async (quote) => {
      forgetDraft(profileKey);
      await takeNewQuote(quote);
      await refreshAddresses();
    },
  });
}

/** Sends the open cart to an address of the book. */
export function useChooseAddress() {
  return useMutation({
    mutationFn: (addressId: number) => call(chooseSavedAddress, { params: { addressId } }),
    onSuccess: takeNewQuote,
    onError: async (error) => {
      // Deleted on another phone meanwhile: the book is drawn without it.
      if (error instanceof ApiError && error.status === 404) await refreshAddresses();
    },
  });
}

/** The server's sentence beside each field that still holds what was refused. */
export function errorsStillTrue(
  error: Error | null,
  sent: KeptAddress | undefined,
  draft: AddressDraft,
): Partial<Record<AddressField, string>> {
  const entries = Object.entries(fieldErrorsOf(error)) as [AddressField, string][];
  return Object.fromEntries(entries.filter(([field]) => sent?.draft[field] === draft[field]));
}

/** Whether the error belongs to no field and is said above the form. */
export function isWithoutField(error: Error | null): error is Error {
  return error !== null && Object.keys(fieldErrorsOf(error)).length === 0;
}

function fieldErrorsOf(error: Error | null): Partial<Record<AddressField, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === "checkout/pin-code-not-served") return { postalCode: error.info, ...error.fields };
  return error.fields;
}
