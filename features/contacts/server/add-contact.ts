import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { onceInTransaction } from "#engine/server/http/idempotency.ts";
import { type Contact, addContact as endpoint, mostContacts } from "../contract.ts";
import { insertContacts, lockContacts, selectContact } from "./queries.ts";

/** Adds a contact, once for each key and number. */
export async function addContact(
  context: MemberContext,
  { body }: CheckedOf<typeof endpoint>,
): Promise<Contact> {
  const { profileId } = context.actor;
  return onceInTransaction(context, endpoint, body, async (transaction) => {
    const known = await lockContacts(transaction, profileId);
    if (known.has(body.mobileNo))
      refuse(endpoint, "contacts/known", { fields: { mobileNo: "contacts/known" } });
    if (known.size >= mostContacts) refuse(endpoint, "contacts/full", { values: { most: mostContacts } });
    const [contactId = 0] = await insertContacts(transaction, profileId, [body], context.clock.now());
    const added = await selectContact(transaction, { profileId, contactId });
    if (!added) throw new Error("the contact was added in this transaction");
    return added;
  });
}
