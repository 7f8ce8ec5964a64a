import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { earnsMargin } from "#engine/contract/person.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Address } from "#features/checkout/contract/checkout.ts";
import { addAddress as endpoint, maximumAddresses, type SavedAddress } from "../contract.ts";
import {
  findSameAddress,
  findSavedAddress,
  holdAddressBook,
  insertAddress,
  upsertDefault,
} from "./queries.ts";

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
  const same = await findSameAddress(transaction, actor.profileId, address);
  if (same !== null) return same;
  const known = await holdAddressBook(transaction, actor.profileId);
  // Another call may have written it while this one waited.
  const meanwhile = await findSameAddress(transaction, actor.profileId, address);
  if (meanwhile !== null) return meanwhile;
  if (known >= maximumAddresses) refuse(endpoint, "addresses/full", { values: { most: maximumAddresses } });
  const addressId = await insertAddress(transaction, actor.profileId, address, clock.now());
  // An agent orders for other people: whoever came first must not be chosen for the next.
  if (known === 0 && !earnsMargin(actor.roles))
    await upsertDefault(transaction, { profileId: actor.profileId, addressId });
  return addressId;
}
