import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { signIn } from "#features/auth/contract/auth.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { withSecondFactor } from "#testing/process/second-factor.ts";
import { aPerson, madeAt, type TestPerson } from "#testing/shop/people.ts";
import { giveRole, listPeople, readPerson } from "../../contract/people.ts";

let app: TestApp;
let admin: TestPerson;
let padma: TestPerson;
const names = ["Ravi", "Anitha", "Ravindra", "Per%cent"];
beforeAll(async () => {
  app = await testApp();
  for (const firstName of names) await aPerson(app, { firstName });
  padma = await aPerson(app, {
    ...{ firstName: "Padma", firstNameTe: "పద్మ", mobileNo: "9848022338", password: "erra nela 7" },
    roles: ["agent"],
  });
  admin = await aPerson(app, { firstName: "Sita", roles: ["platform-admin"] });
});
afterAll(() => app.close());

type Query = InputOf<typeof listPeople>["query"];
const list = async (query: Query = {}) => (await app.call(listPeople, { query }, { as: admin.cookie })).data;
const found = async (query: Query) => (await list(query)).people.map(({ firstName }) => firstName);
const one = async ({ profileKey }: TestPerson) =>
  (await app.call(readPerson, { params: { profileKey } }, { as: admin.cookie })).data;

describe("the list of people", () => {
  it("has everybody with roles, number and place, the newest account first", async () => {
    const { people, nextAfter } = await list();
    expect(people.map(({ firstName }) => firstName)).toEqual(["Sita", "Padma", ...names.toReversed()]);
    expect(nextAfter).toBeNull();
    expect(people[1]).toEqual({
      ...{ profileKey: padma.profileKey, firstName: "Padma", firstNameTe: "పద్మ" },
      ...{ mobileNo: "9848022338", pictureUrl: null, locality: "Hanamkonda", roles: ["agent"] },
      createdAt: madeAt(app.clock).getTime(),
    });
  });

  it("finds by a part of the name in either script, the first digits of the number, and the whole profile key", async () => {
    expect(await found({ find: "avi" })).toEqual(["Ravindra", "Ravi"]);
    expect(await found({ find: "PADMA" })).toEqual(["Padma"]);
    expect(await found({ find: "పద్మ" })).toEqual(["Padma"]);
    for (const find of ["98480", "9848022338", "+91 98480 22338", "098480-22338", padma.profileKey])
      expect([find, await found({ find })]).toEqual([find, ["Padma"]]);
    expect(await found({ find: "22338" })).toEqual([]);
    expect(await found({ find: padma.profileKey.slice(0, -1) })).toEqual([]);
  });

  it("takes signs of a pattern for themselves", async () => {
    expect(await found({ find: "%" })).toEqual(["Per%cent"]);
    expect(await found({ find: "R_vi" })).toEqual([]);
    expect(await found({ find: "\\" })).toEqual([]);
  });

  it("narrows to those with a role, also together with a name", async () => {
    expect(await found({ withRole: "agent" })).toEqual(["Padma"]);
    expect(await found({ withRole: "agent", find: "Ravi" })).toEqual([]);
    expect(await found({ withRole: "platform-admin" })).toEqual(["Sita"]);
  });

  it("goes on behind the last person of a page, whoever joins meanwhile", async () => {
    const first = await list({ limit: 2 });
    await aPerson(app, { firstName: "Newcomer" });
    const rest = await list({ after: first.nextAfter ?? "", limit: 100 });
    expect([...first.people, ...rest.people].map(({ firstName }) => firstName)).toEqual([
      ...["Sita", "Padma"],
      ...names.toReversed(),
    ]);
    expect(rest.nextAfter).toBeNull();
  });
});

describe("one person", () => {
  it("is shown with place, since when, and roles with since when and by whom", async () => {
    const body = { role: "support", reason: "answers farmers" } as const;
    const params = { profileKey: padma.profileKey };
    await app.call(giveRole, { params, body }, { as: admin.cookie });
    const now = app.clock.now().getTime();
    expect(await one(padma)).toMatchObject({
      ...{ firstName: "Padma", mobileNo: "9848022338", createdAt: madeAt(app.clock).getTime() },
      ...{ locality: "Hanamkonda", district: "Hanumakonda", state: "Telangana", postalCode: "506002" },
      roles: [
        { role: "agent", since: now, givenBy: null },
        {
          ...{ role: "support", since: now },
          givenBy: { profileKey: admin.profileKey, firstName: "Sita", firstNameTe: null },
        },
      ],
    });
  });

  it("says when the last sign-in was, if it is known, and whether two-step sign-in is set up", async () => {
    expect(await one(padma)).toMatchObject({ lastSignInAt: null, hasSecondFactor: false });
    app.clock.advance(60_000);
    const body = { mobileNo: padma.mobileNo, password: "erra nela 7" };
    expect((await app.call(signIn, { body }, {})).status).toBe(200);
    const lastSignInAt = app.clock.now().getTime();
    await withSecondFactor(app, padma.cookie);
    const seen = await one(padma);
    expect(seen).toMatchObject({ lastSignInAt, hasSecondFactor: true });
    expect(JSON.stringify(seen)).not.toMatch(/secret|hash/i);
  });

  it("is not found under a key that nobody has", async () => {
    const answer = await app.call(readPerson, { params: { profileKey: "nobody" } }, { as: admin.cookie });
    expect([answer.status, answer.code]).toEqual([404, "admin/no-such-person"]);
  });
});
