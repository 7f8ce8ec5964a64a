import { type Address, chooseAddress } from "@santha/contract/checkout";
import { useMutation } from "@tanstack/react-query";
import { quoteQuery } from "#features/cart";
import { ApiError, call } from "#lib/api-client";
import { queryClient } from "#lib/query-client";
import { type AddressDraft, type AddressField, forgetDraft } from "./address-draft.ts";

/** Saves the delivery address of the open cart; the answer is the new quote with charges and dates. */
export function useSaveAddress(profileKey: string) {
  return useMutation({
    networkMode: "always",
    // The server checks every field again and names what is wrong, also a state that is none.
    mutationFn: (draft: AddressDraft) =>
      call(chooseAddress, { body: draft as AddressDraft & Pick<Address, "state"> }),
    onSuccess: (quote) => {
      forgetDraft(profileKey);
      queryClient.setQueryData(quoteQuery.queryKey, quote);
    },
  });
}

/** The server's sentence beside each field that still holds what was refused. */
export function errorsStillTrue(
  error: Error | null,
  sent: AddressDraft | undefined,
  draft: AddressDraft,
): Partial<Record<AddressField, string>> {
  const entries = Object.entries(fieldErrorsOf(error)) as [AddressField, string][];
  return Object.fromEntries(entries.filter(([field]) => sent?.[field] === draft[field]));
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
