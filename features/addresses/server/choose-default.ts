import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { chooseDefaultAddress as endpoint, type SavedAddress } from "../contract.ts";
import { findSavedAddress, upsertDefault } from "./queries.ts";

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
