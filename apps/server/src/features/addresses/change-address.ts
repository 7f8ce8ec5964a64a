import { changeAddress as endpoint, type SavedAddress } from "@santha/contract/addresses";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { findSavedAddress, updateAddress } from "./addresses.queries.ts";

/** Changes an address of the caller; what was ordered keeps the address it was ordered with. */
export async function changeAddress(
  { actor, database }: MemberContext,
  { params, body }: CheckedOf<typeof endpoint>,
): Promise<SavedAddress> {
  const { profileId } = actor;
  const isChanged = await updateAddress(database, { profileId, addressId: params.addressId }, body);
  const saved = isChanged ? await findSavedAddress(database, profileId, params.addressId) : null;
  return saved ?? refuse(endpoint, "addresses/not-found");
}
