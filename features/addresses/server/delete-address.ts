import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { deleteAddress as endpoint } from "../contract.ts";
import { deleteOwnAddress } from "./queries.ts";

/** Deletes an address of the caller; a second time, and for another person's, there is none. */
export async function deleteAddress(
  { actor, database }: MemberContext,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const own = { profileId: actor.profileId, addressId: params.addressId };
  if (!(await deleteOwnAddress(database, own))) refuse(endpoint, "addresses/not-found");
  return { addressId: own.addressId };
}
