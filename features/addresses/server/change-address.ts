import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { changeAddress as endpoint, type SavedAddress } from "../contract.ts";
import { findSavedAddress, updateAddress } from "./queries.ts";

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
