import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aContact } from "#features/contacts/builders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aSeller } from "#testing/shop/builders.ts";
import { follows } from "../../builders.ts";
import { blockPerson, searchPeople } from "../../contract.ts";

type Member = Awaited<ReturnType<typeof aPerson>>;
let app: TestApp;
let me: Member;
let padma: Member;
beforeAll(async () => {
  app = await testApp();
  me = await aPerson(app, { firstName: "Venkatesh" });
  padma = await aPerson(app, { firstName: "Padma", firstNameTe: "పద్మ", roles: ["agent"] });
  for (const [firstName, firstNameTe] of [
    ["Lakshmi", "లక్ష్మి"],
    ["Laxman", "లక్ష్మణ్"],
    ["Srinivas", "శ్రీనివాస్"],
    ["Yadagiri", "యాదగిరి"],
    ["Ravi", "రవి"],
  ] as const)
    await aPerson(app, { firstName, firstNameTe });
});
afterAll(() => app.close());

const find = async (q: string, as = me) => {
  const { data } = await app.call(searchPeople, { query: { q } }, { as: as.cookie });
  return data.people.map(({ firstName }) => firstName);
};

describe("people are found by name", () => {
  test.each([
    ["Padma", "as it is written"],
    ["padma", "in small letters"],
    ["pad", "by its beginning"],
    ["padna", "with a wrong letter"],
    ["pdma", "with a letter left out"],
    ["padmaa", "with a letter too many"],
    ["పద్మ", "in Telugu letters"],
    ["పద్మా", "in Telugu letters with a wrong sign"],
    ["పద", "by its beginning in Telugu letters"],
    ["Kasarla Padma", "with a family name that is not known"],
  ])("[SRCH-001] %s: %s", async (q) => {
    expect((await find(q))[0]).toBe("Padma");
  });

  test.each([
    ["Lakshman", "Laxman"],
    ["laxmi", "Lakshmi"],
    ["శ్రీనివాసు", "Srinivas"],
    ["Yadgiri", "Yadagiri"],
    ["Rawi", "Ravi"],
    ["ra", "Ravi"],
  ])("[SRCH-001] %s finds %s", async (q, name) => {
    expect(await find(q)).toContain(name);
  });

  test("[SRCH-001] a seller is found by the name of the business too", async () => {
    const { profileId } = await aSeller(app, { name: { en: "Kakatiya Agro Inputs", te: "కాకతీయ ఆగ్రో" } });
    const { data } = await app.call(searchPeople, { query: { q: "kakatya" } }, { as: me.cookie });
    expect(data.people).toHaveLength(1);
    expect(data.people[0]?.businessName?.en).toBe("Kakatiya Agro Inputs");
    expect(profileId).toBeGreaterThan(0);
  });
});

test("[SRCH-003] what is like no name finds nobody, and characters of patterns are only letters", async () => {
  for (const q of ["Zzyzx", "vepa", "%", "_", "'", "\\"]) expect([q, await find(q)]).toEqual([q, []]);
});

test("[SRCH-003] an empty text starts no search", async () => {
  for (const q of ["", "  "]) {
    const { status, fields } = await app.call(searchPeople, { query: { q } }, { as: me.cookie });
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ["q"]]);
  }
});

test("erased people and those of whom one has blocked the other are not found; oneself is", async () => {
  expect(await find("Venkatesh")).toEqual(["Venkatesh"]);
  const gone = await aPerson(app, { firstName: "Gangadhar" });
  await sql`update profiles set mobile_no = 'erased-' || id where id = ${gone.profileId}`.execute(
    app.platform.database,
  );
  expect(await find("Gangadhar")).toEqual([]);
  const other = await aPerson(app, { firstName: "Narasimha" });
  expect(await find("Narasimha")).toEqual(["Narasimha"]);
  await app.call(blockPerson, { params: { profileKey: other.profileKey } }, { as: me.cookie });
  expect([await find("Narasimha"), await find("Venkatesh", other)]).toEqual([[], []]);
});

test("a whole mobile number finds nobody but an own contact and one with whom the caller follows each other", async () => {
  const friend = await aPerson(app, { firstName: "Bhaskar" });
  const { mobileNo } = friend;
  expect(await find(mobileNo)).toEqual([]);
  await follows(app, me, friend);
  expect(await find(mobileNo)).toEqual([]);
  await follows(app, friend, me);
  expect(await find(mobileNo)).toEqual(["Bhaskar"]);
  expect(await find(`+91 ${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`)).toEqual(["Bhaskar"]);
  expect(await find(padma.mobileNo)).toEqual([]);
  await aContact(app, { as: me.cookie, name: "Padma akka", mobileNo: padma.mobileNo });
  expect(await find(padma.mobileNo)).toEqual(["Padma"]);
  expect(await find(me.mobileNo)).toEqual([]);
  await app.call(blockPerson, { params: { profileKey: me.profileKey } }, { as: padma.cookie });
  expect(await find(padma.mobileNo)).toEqual([]);
});

test("part of a number finds nobody", async () => {
  for (const q of [padma.mobileNo.slice(0, 9), padma.mobileNo.slice(5)]) expect(await find(q)).toEqual([]);
});

test("[SRCH-001] further people come in parts, each once", async () => {
  for (let n = 0; n < 5; n += 1) await aPerson(app, { firstName: "Chandraiah" });
  const keys: string[] = [];
  let after: number | null = 0;
  do {
    const query: { q: string; limit: number; after: number } = { q: "Chandraiah", limit: 2, after };
    const { data } = await app.call(searchPeople, { query }, { as: me.cookie });
    keys.push(...data.people.map(({ profileKey }) => profileKey));
    after = data.nextAfter;
  } while (after !== null);
  expect([keys.length, new Set(keys).size]).toEqual([5, 5]);
});
