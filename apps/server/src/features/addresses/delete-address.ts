import { deleteAddress as endpoint } from "@santha/contract/addresses";
import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { deleteOwnAddress } from "./addresses.queries.ts";

/** Deletes an address of the caller; a second time, and for another person's, there is none. */
export async function deleteAddress(
  { actor, database }: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const own = { profileId: actor.profileId, addressId: params.addressId };
  if (!(await deleteOwnAddress(database, own))) refuse(endpoint, "addresses/not-found");
  return { addressId: own.addressId };
}
