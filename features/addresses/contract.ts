import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { address, addressAnswer } from "#features/checkout/contract/checkout.ts";

export const addressIdInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** An address of the caller's address book. */
export const savedAddress = z.extend(addressAnswer, {
  addressId: z.int(),
  /** The one a checkout begins with; at most one of them. */
  isDefault: z.boolean(),
});
export type SavedAddress = z.output<typeof savedAddress>;

/** Most addresses in one address book: an agent has one for each farmer. */
export const maximumAddresses = 500;

export const listAddresses = endpoint({
  name: "addresses/list-addresses",
  summary: "The caller's address book: the default first, then the newest.",
  method: "GET",
  path: "/v2/addresses",
  permission: "member",
  answer: z.object({ addresses: z.array(savedAddress) }),
  errors: {},
});

export const addAddress = endpoint({
  name: "addresses/add-address",
  summary: "Puts an address into the caller's book; one that is there already answers with itself.",
  method: "POST",
  path: "/v2/addresses",
  permission: "member",
  body: address,
  answer: savedAddress,
  success: "CREATED",
  errors: { "addresses/full": 409 },
});

export const changeAddress = endpoint({
  name: "addresses/change-address",
  summary: "Changes an address of the caller's book; orders keep the address they were placed with.",
  method: "PUT",
  path: "/v2/addresses/{addressId}",
  permission: "member",
  params: z.object({ addressId: addressIdInUrl }),
  body: address,
  answer: savedAddress,
  errors: { "addresses/not-found": 404 },
});

export const chooseDefaultAddress = endpoint({
  name: "addresses/choose-default",
  summary: "Makes an address the one that the caller's checkouts begin with.",
  method: "PUT",
  path: "/v2/addresses/{addressId}/default",
  permission: "member",
  params: z.object({ addressId: addressIdInUrl }),
  answer: savedAddress,
  errors: { "addresses/not-found": 404 },
});

export const deleteAddress = endpoint({
  name: "addresses/delete-address",
  summary: "Deletes an address; an open cart that was to be sent there has none any more.",
  method: "DELETE",
  path: "/v2/addresses/{addressId}",
  permission: "member",
  params: z.object({ addressId: addressIdInUrl }),
  answer: z.object({ addressId: z.int() }),
  errors: { "addresses/not-found": 404 },
});
