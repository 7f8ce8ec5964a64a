import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listContacts as endpoint } from "../contract.ts";
import { selectContacts } from "./queries.ts";

/** The caller's contacts by name. */
export async function listContacts(
  { actor, database }: MemberContext,
  { query: { find, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId } = actor;
  const contacts = await selectContacts(database, { profileId, find, offset: after, atMost: limit + 1 });
  return {
    contacts: contacts.slice(0, limit),
    nextAfter: contacts.length > limit ? after + limit : null,
  };
}
