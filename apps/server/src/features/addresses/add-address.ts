import { addAddress as endpoint, maximumAddresses, type SavedAddress } from "@santha/contract/addresses";
import type { Address } from "@santha/contract/checkout";
import type { CheckedOf } from "@santha/contract/endpoint";
import { earnsMargin } from "@santha/contract/person";
import type { Transaction } from "@santha/database/client";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { inTransaction } from "#platform/transaction";
import {
  findSameAddress,
  findSavedAddress,
  holdAddressBook,
  insertAddress,
  upsertDefault,
} from "./addresses.queries.ts";

/** Puts an address into the caller's book. */
export async function addAddress(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<SavedAddress> {
  return inTransaction(context, async (transaction) => {
    const addressId = await saveAddress(context, transaction, body);
    const saved = await findSavedAddress(transaction, context.actor.profileId, addressId);
    return saved ?? refuse(endpoint, "addresses/full");
  });
}

/**
 * Puts an address into the caller's book, within his transaction; the same one is not kept twice, and the
 * first one is the default of whoever buys for himself.
 * @throws AppError `addresses/full`
 */
export async function saveAddress(
  { actor, clock }: MemberContext,
  transaction: Transaction,
  address: Address,
): Promise<number> {
  const known = await holdAddressBook(transaction, actor.profileId);
  const same = await findSameAddress(transaction, actor.profileId, address);
  if (same !== null) return same;
  if (known >= maximumAddresses) refuse(endpoint, "addresses/full", { values: { most: maximumAddresses } });
  const addressId = await insertAddress(transaction, actor.profileId, address, clock.now());
  // An agent orders for other people: whoever came first must not be chosen for the next.
  if (known === 0 && !earnsMargin(actor.roles))
    await upsertDefault(transaction, { profileId: actor.profileId, addressId });
  return addressId;
}
