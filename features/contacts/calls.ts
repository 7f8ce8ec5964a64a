import { type Calls, type MakeInput, missingId, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { aContact } from "./builders.ts";
import { listContacts } from "./contract.ts";

let lastNumber = 7_100_000_000;
const newNumber = (): string => {
  lastNumber += 1;
  return String(lastNumber);
};

/** A contact of the person, made new. */
async function contactParams(world: World, caller: Somebody, kind: ObjectKind) {
  if (kind === "missing") return { params: { contactId: missingId } };
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  const { data } = await world.app.call(listContacts, { query: {} }, { as });
  const contact =
    data.contacts[0] ?? (await aContact(world.app, { as, name: "Lakshmi", mobileNo: newNumber() }));
  return { params: { contactId: contact.contactId } };
}

const named: MakeInput = async (world, caller, kind) => [await contactParams(world, caller, kind)];

/** What the calls of contacts answer, and what is sent to them. */
export const calls: Calls = {
  "contacts/list-contacts": { own: 200, sends: () => [{ query: {} }, { query: { find: "98" } }] },
  "contacts/add-contact": {
    own: 201,
    sends: () => [{ body: { name: "Lakshmi", mobileNo: newNumber() } }],
  },
  "contacts/import-contacts": {
    own: 200,
    note: "into the caller's own contacts",
    sends: () => [{ body: { contacts: [{ name: "Lakshmi", mobileNo: newNumber() }] } }],
  },
  "contacts/change-contact": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => [
      { ...(await contactParams(world, caller, kind)), body: { name: "Lakshmi", mobileNo: newNumber() } },
    ],
  },
  "contacts/delete-contact": { own: 200, others: 404, missing: 404, sends: named },
};
