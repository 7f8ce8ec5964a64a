import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { chooseDefaultAddress, deleteAddress, listAddresses } from "#features/addresses/contract";
import { quoteQuery } from "#features/cart/web";

/** The address book of the one who is signed in. */
export const addressesQuery = queryOptions({
  queryKey: ["addresses"],
  queryFn: async ({ signal }) => (await call(listAddresses, {}, { signal })).addresses,
  staleTime: 0,
});

/** Asks for the address book again. */
export function refreshAddresses(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
}

/** Makes an address the one that checkouts begin with. */
export function useMakeDefault() {
  return useMutation({
    mutationFn: (addressId: number) => call(chooseDefaultAddress, { params: { addressId } }),
    onSettled: refreshAddresses,
  });
}

/** Deletes an address; the open cart loses it when it was to be sent there. */
export function useDeleteAddress() {
  return useMutation({
    mutationFn: (addressId: number) => call(deleteAddress, { params: { addressId } }),
    onSettled: () =>
      Promise.all([refreshAddresses(), queryClient.invalidateQueries({ queryKey: quoteQuery.queryKey })]),
  });
}
