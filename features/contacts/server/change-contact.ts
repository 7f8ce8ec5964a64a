import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { type Contact, changeContact as endpoint } from "../contract.ts";
import { lockContacts, selectContact, updateContact } from "./queries.ts";

/** Changes a contact of the caller. */
export async function changeContact(
  context: MemberContext,
  { params, body }: CheckedOf<typeof endpoint>,
): Promise<Contact> {
  const own = { profileId: context.actor.profileId, contactId: params.contactId };
  return inTransaction(context, async (transaction) => {
    await lockContacts(transaction, own.profileId);
    const outcome = await updateContact(transaction, own, body);
    if (outcome === "known") refuse(endpoint, "contacts/known", { fields: { mobileNo: "contacts/known" } });
    return (await selectContact(transaction, own)) ?? refuse(endpoint, "contacts/not-found");
  });
}
