import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { deleteContact as endpoint } from "../contract.ts";
import { deleteOwnContact } from "./queries.ts";

/** Deletes a contact of the caller. */
export async function deleteContact(
  { actor, database }: MemberContext,
  { params: { contactId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const isDeleted = await deleteOwnContact(database, { profileId: actor.profileId, contactId });
  return isDeleted ? { contactId } : refuse(endpoint, "contacts/not-found");
}
