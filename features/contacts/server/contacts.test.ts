import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { eraseRows, readRows } from "#engine/server/privacy/person-rows.queries.ts";
import { blockPerson } from "#features/people/contract.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aContact } from "../builders.ts";
import {
  addContact,
  changeContact,
  deleteContact,
  importContacts,
  listContacts,
  mostContacts,
} from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const listed = async (as: string, find = "") =>
  (await app.call(listContacts, { query: { find } }, { as })).data.contacts;
const names = async (as: string, find = "") => (await listed(as, find)).map(({ name }) => name);

test("[PROF-005] contacts are listed by name, changed and deleted; others read nothing of them", async () => {
  const { cookie: as } = await aPerson(app);
  const { cookie: other } = await aPerson(app);
  const swarupa = await aContact(app, { as, name: "Swarupa", mobileNo: "9876543210" });
  await aContact(app, { as, name: "lakshmi", mobileNo: "+91 98765 43211" });
  expect((await listed(as)).map(({ name, mobileNo }) => [name, mobileNo])).toEqual([
    ["lakshmi", "9876543211"],
    ["Swarupa", "9876543210"],
  ]);
  expect(await names(other)).toEqual([]);
  const params = { contactId: swarupa.contactId };
  const body = { name: "Anasuya", mobileNo: "9876543212" };
  expect((await app.call(changeContact, { params, body }, { as: other })).status).toBe(404);
  expect((await app.call(deleteContact, { params }, { as: other })).status).toBe(404);
  expect((await app.call(changeContact, { params, body }, { as })).data).toMatchObject(body);
  expect(await names(as)).toEqual(["Anasuya", "lakshmi"]);
  await app.call(deleteContact, { params }, { as });
  expect((await app.call(deleteContact, { params }, { as })).status).toBe(404);
  expect(await names(as)).toEqual(["lakshmi"]);
});

test("[PROF-005] a name that is missing and a number without ten digits are refused beside their fields", async () => {
  const { cookie: as } = await aPerson(app);
  const refused = async (name: string, mobileNo: string) => {
    const { status, fields } = await app.call(addContact, { body: { name, mobileNo } }, { as });
    return [status, Object.keys(fields ?? {})];
  };
  expect(await refused(" ", "9876543210")).toEqual([422, ["name"]]);
  expect(await refused("x".repeat(61), "9876543210")).toEqual([422, ["name"]]);
  for (const number of ["", "987654321", "98765432101", "1876543210"])
    expect(await refused("Lakshmi", number)).toEqual([422, ["mobileNo"]]);
});

test("[PROF-005] a number stands once in a list: a second one is refused beside the field, when adding, changing and at the same moment", async () => {
  const { cookie: as } = await aPerson(app);
  const body = { name: "Lakshmi", mobileNo: "9876543210" };
  const at = await Promise.all(Array.from({ length: 4 }, () => app.call(addContact, { body }, { as })));
  expect(at.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const refused = at.find(({ status }) => status === 409);
  expect([refused?.code, Object.keys(refused?.fields ?? {})]).toEqual(["contacts/known", ["mobileNo"]]);
  const other = await aContact(app, { as, name: "Swarupa", mobileNo: "9876543211" });
  const params = { contactId: other.contactId };
  expect((await app.call(changeContact, { params, body }, { as })).fields).toHaveProperty("mobileNo");
  const own = { name: "Swarupa akka", mobileNo: other.mobileNo };
  expect((await app.call(changeContact, { params, body: own }, { as })).status).toBe(200);
});

test("[PROF-005] contacts are searched by a part of the name, in both scripts, or of the number", async () => {
  const { cookie: as } = await aPerson(app);
  await aContact(app, { as, name: "Lakshmi", mobileNo: "9876543210" });
  await aContact(app, { as, name: "లక్ష్మణ్", mobileNo: "9123456789" });
  expect(await names(as, "ksh")).toEqual(["Lakshmi"]);
  expect(await names(as, "లక్ష్మ")).toEqual(["లక్ష్మణ్"]);
  expect(await names(as, "91234")).toEqual(["లక్ష్మణ్"]);
  expect(await names(as, "43210")).toEqual(["Lakshmi"]);
  for (const find of ["%", "_", "Zz"]) expect(await names(as, find)).toEqual([]);
});

test("a contact with an account leads to its profile, unless one of the two has blocked the other", async () => {
  const me = await aPerson(app);
  const as = me.cookie;
  const padma = await aPerson(app);
  await aContact(app, { as, name: "Padma", mobileNo: padma.mobileNo });
  await aContact(app, { as, name: "Somebody", mobileNo: "6000000001" });
  const keys = async () => (await listed(as)).map(({ profileKey }) => profileKey);
  expect(await keys()).toEqual([padma.profileKey, null]);
  await app.call(blockPerson, { params: { profileKey: me.profileKey } }, { as: padma.cookie });
  expect(await keys()).toEqual([null, null]);
});

test("[PROF-005] a file adds what is new, and counts what is there already or cannot be kept", async () => {
  const { cookie: as } = await aPerson(app);
  await aContact(app, { as, name: "Lakshmi", mobileNo: "9876543210" });
  const contacts = [
    { name: "Lakshmi again", mobileNo: "+919876543210" },
    { name: "Swarupa", mobileNo: "9876543211" },
    { name: "Swarupa office", mobileNo: "09876543211" },
    { name: "Landline", mobileNo: "04023456789" },
    { name: "", mobileNo: "9876543212" },
  ];
  const { data } = await app.call(importContacts, { body: { contacts } }, { as });
  expect(data).toEqual({ added: 1, known: 2, unreadable: 2, withoutRoom: 0 });
  expect(await names(as)).toEqual(["Lakshmi", "Swarupa"]);
});

test(`a list has room for ${mostContacts} contacts, also when a file brings more`, async () => {
  const { cookie: as, profileId } = await aPerson(app);
  await sql`insert into contacts (profile_id, name, mobile_no, created_at)
    select ${profileId}::bigint, 'Crowd', (7000000000 + n)::text, now()
    from generate_series(1, ${mostContacts - 1}::int) n`.execute(app.platform.database);
  const contacts = ["9876543210", "9876543211"].map((mobileNo) => ({ name: "New", mobileNo }));
  const { data } = await app.call(importContacts, { body: { contacts } }, { as });
  expect([data.added, data.withoutRoom]).toEqual([1, 1]);
  const body = { name: "One more", mobileNo: "9876543212" };
  expect((await app.call(addContact, { body }, { as })).code).toBe("contacts/full");
});

test("a person who is erased leaves the contacts of all others too, and an export holds only the own ones", async () => {
  const [gone, other] = [await aPerson(app), await aPerson(app)];
  await aContact(app, { as: gone.cookie, name: "Own", mobileNo: "9876543210" });
  await aContact(app, { as: other.cookie, name: "Gone", mobileNo: gone.mobileNo });
  await aContact(app, { as: other.cookie, name: "Stays", mobileNo: "9876543210" });
  const { tables } = app.platform.privacy;
  const byName = new Map(tables.map((each) => [each.table, each]));
  const declared = byName.get("contacts");
  if (!declared) throw new Error("contacts are declared");
  const person = { ...gone, createdAt: app.clock.now() };
  await inTransaction(app.platform, async (transaction) => {
    const handedOut: unknown[] = [];
    for await (const rows of readRows(transaction, byName, declared, person)) handedOut.push(...rows);
    expect(handedOut).toEqual([expect.objectContaining({ name: "Own" })]);
    await eraseRows(transaction, byName, declared, person);
  });
  expect([await names(gone.cookie), await names(other.cookie)]).toEqual([[], ["Stays"]]);
});

test("the same wish sent twice under one key adds one contact", async () => {
  const { cookie: as } = await aPerson(app);
  const wish = { body: { name: "Once", mobileNo: "9876543210" } };
  const headers = { "idempotency-key": "contacts-once-00001" };
  const once = await app.call(addContact, wish, { as, headers });
  const again = await app.call(addContact, wish, { as, headers });
  expect([again.status, again.data]).toEqual([201, once.data]);
});
