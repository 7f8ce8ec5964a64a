import { chooseDefaultAddress as endpoint, type SavedAddress } from "@santha/contract/addresses";
import type { CheckedOf } from "@santha/contract/endpoint";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { findSavedAddress, upsertDefault } from "./addresses.queries.ts";

/** Makes an address of the caller the one his checkouts begin with; the one before is none any more. */
export async function chooseDefaultAddress(
  { actor, database }: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<SavedAddress> {
  const { profileId } = actor;
  const isChosen = await upsertDefault(database, { profileId, addressId: params.addressId });
  const saved = isChosen ? await findSavedAddress(database, profileId, params.addressId) : null;
  return saved ?? refuse(endpoint, "addresses/not-found");
}
