import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listTransfers } from "#features/payments/contract/received-money.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { listAudit } from "../../contract/audit-log.ts";
import { giveRole, listPeople, readPerson, takeRole } from "../../contract/people.ts";
import type { StaffRole } from "../../contract/role-names.ts";

let app: TestApp;
let admin: TestPerson;
let ravi: TestPerson;
beforeEach(async () => {
  app = await testApp({ connections: 8 });
  admin = await aPerson(app, { firstName: "Sita", roles: ["platform-admin"] });
  ravi = await aPerson(app, { firstName: "Ravi", roles: ["agent"] });
});
afterEach(() => app.close());

const reason = "joins the team in Warangal";
const input = ({ profileKey }: TestPerson, role: string, why = reason) => ({
  params: { profileKey },
  body: { role: role as StaffRole, reason: why },
});
const give = (person: TestPerson, role: string, by = admin) =>
  app.call(giveRole, input(person, role), { as: by.cookie });
const take = (person: TestPerson, role: string, by = admin) =>
  app.call(takeRole, input(person, role), { as: by.cookie });

const rolesOf = async ({ profileKey }: TestPerson) =>
  (
    await app.platform.database
      .selectFrom("role_grants")
      .innerJoin("profiles", "profiles.id", "role_grants.profile_id")
      .select("role")
      .where("profile_key", "=", profileKey)
      .orderBy("role")
      .execute()
  ).map(({ role }) => role);
const noted = async () =>
  await app.platform.database
    .selectFrom("audit_log")
    .select(["actor_profile_id as by", "action", "subject", "detail"])
    .where("action", "like", "admin/%")
    .orderBy("id")
    .execute();
const newsOf = ({ profileId }: TestPerson) =>
  app.platform.database
    .selectFrom("notifications")
    .select(["kind", "body_en as text", "leads_to as leadsTo"])
    .where("profile_id", "=", profileId)
    .orderBy("told_at")
    .execute();

describe("a staff role", () => {
  it("is given and taken with a reason: both are noted with who, to whom, before, after and why", async () => {
    expect((await give(ravi, "finance")).data).toMatchObject({
      isChanged: true,
      person: { roles: [{ role: "agent" }, { role: "finance", givenBy: { firstName: "Sita" } }] },
    });
    expect(await rolesOf(ravi)).toEqual(["agent", "finance"]);
    expect((await take(ravi, "finance")).data).toMatchObject({ isChanged: true });
    expect(await rolesOf(ravi)).toEqual(["agent"]);
    const common = { by: admin.profileId, subject: ravi.profileKey };
    const detail = { role: "finance", reason };
    expect(await noted()).toEqual([
      {
        ...common,
        action: "admin/role-given",
        detail: { ...detail, before: "agent", after: "agent finance" },
      },
      {
        ...common,
        action: "admin/role-taken",
        detail: { ...detail, before: "agent finance", after: "agent" },
      },
    ]);
  });

  it("that changes is told to the person, and to every platform admin as an alarm that leads to the person", async () => {
    const other = await aPerson(app, { roles: ["platform-admin"] });
    await give(ravi, "support");
    await take(ravi, "support");
    expect(await newsOf(ravi)).toEqual([
      { kind: "STAFF_ROLE", text: "You now have the staff role Support.", leadsTo: "/app/admin" },
      { kind: "STAFF_ROLE", text: "You no longer have the staff role Support.", leadsTo: "/app/home" },
    ]);
    const leadsTo = `/app/admin/people/${ravi.profileKey}`;
    const alarms = [
      {
        ...{ kind: "SECURITY_ALARM", leadsTo },
        text: "Ravi: was given the staff role Support. If that is wrong, take it away at once.",
      },
      { kind: "SECURITY_ALARM", leadsTo, text: "Ravi: the staff role Support was taken away." },
    ];
    expect(await newsOf(other)).toEqual(alarms);
    expect(await newsOf(admin)).toEqual(alarms);
  });

  it("that is there already or gone already changes nothing, notes nothing, tells nobody and says so", async () => {
    expect((await take(ravi, "support")).data).toMatchObject({ isChanged: false });
    await give(ravi, "support");
    const since = (await noted()).length;
    const told = (await newsOf(ravi)).length;
    app.clock.advance(60_000);
    const again = await give(ravi, "support");
    expect([again.status, again.data.isChanged]).toEqual([200, false]);
    expect([(await noted()).length, (await newsOf(ravi)).length]).toEqual([since, told]);
    const held = again.data.person.roles.find(({ role }) => role === "support");
    expect(held?.since).toBe(app.clock.now().getTime() - 60_000);
  });

  it("that is given or taken twice at the same moment changes, is noted and is told once", async () => {
    for (const change of [give, take]) {
      const answers = await Promise.all([1, 2, 3].map(() => change(ravi, "support")));
      expect(answers.map(({ data }) => data.isChanged).sort()).toEqual([false, false, true]);
    }
    expect([(await noted()).length, (await newsOf(ravi)).length]).toEqual([2, 2]);
  });

  it("holds from the next call on and ends with it once it is taken, in a session that stays", async () => {
    const asks = async () => (await app.call(listTransfers, { query: {} }, { as: ravi.cookie })).status;
    expect(await asks()).toBe(403);
    await give(ravi, "finance");
    expect(await asks()).toBe(200);
    await take(ravi, "finance");
    expect(await asks()).toBe(403);
  });

  it("is all that is given here: the roles of applications are refused at their field, and so is no reason", async () => {
    for (const role of ["agent", "seller", "page-admin", "owner"]) {
      const refused = await give(ravi, role);
      expect([role, refused.status, Object.keys(refused.fields ?? {})]).toEqual([role, 422, ["role"]]);
    }
    const refused = await app.call(giveRole, input(ravi, "support", "  x "), { as: admin.cookie });
    expect(refused).toMatchObject({
      status: 422,
      fields: { reason: "Write the reason in 3 to 300 characters." },
    });
    expect(await rolesOf(ravi)).toEqual(["agent"]);
  });
});

describe("the platform admins", () => {
  it("[ADM-006] alone may do this: a person without the right, also of staff, is refused by the server", async () => {
    for (const role of ["support", "finance", "agent", "seller"] as const) {
      const person = await aPerson(app, { roles: [role] });
      const as = { as: person.cookie };
      const params = { profileKey: ravi.profileKey };
      const calls = [
        app.call(listPeople, { query: {} }, as),
        app.call(readPerson, { params }, as),
        app.call(giveRole, input(person, "platform-admin"), as),
        app.call(takeRole, input(admin, "platform-admin"), as),
        app.call(listAudit, { query: {} }, as),
      ];
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      expect([role, ...statuses]).toEqual([role, 403, 403, 403, 403, 403]);
    }
    expect(await noted()).toEqual([]);
  });

  it("cannot take the role from themselves, whether or not there is another one", async () => {
    await aPerson(app, { roles: ["platform-admin"] });
    const refused = await take(admin, "platform-admin");
    expect([refused.status, refused.code]).toEqual([409, "admin/own-role"]);
    expect(await rolesOf(admin)).toEqual(["platform-admin"]);
  });

  it("who take the role from each other at the same moment leave one, every time", async () => {
    for (let round = 1; round <= 5; round += 1) {
      const other = await aPerson(app, { roles: ["platform-admin"] });
      const answers = await Promise.all([
        take(other, "platform-admin", admin),
        take(admin, "platform-admin", other),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      if ((await rolesOf(admin)).length === 0) admin = other;
    }
  });

  it("who all take the role from all at the same moment leave one, and each taking is noted once", async () => {
    const admins = [admin];
    for (let count = 1; count < 4; count += 1) admins.push(await aPerson(app, { roles: ["platform-admin"] }));
    const pairs = admins.flatMap((by) => admins.filter((of) => of !== by).map((of) => [by, of] as const));
    await Promise.all(pairs.map(([by, of]) => take(of, "platform-admin", by)));
    const left = await Promise.all(admins.map(rolesOf));
    expect(left.flat()).toEqual(["platform-admin"]);
    expect((await noted()).length).toBe(3);
  });

  it("who lost the right while they waited for another change give nothing any more", async () => {
    const other = await aPerson(app, { roles: ["platform-admin"] });
    const answers = await Promise.all([
      take(other, "platform-admin", admin),
      ...[1, 2, 3].map(() => give(ravi, "finance", other)),
    ]);
    const isGiven = answers.slice(1).some(({ status }) => status === 200);
    expect(await rolesOf(ravi)).toEqual(isGiven ? ["agent", "finance"] : ["agent"]);
    expect((await give(ravi, "support", other)).status).toBe(403);
    expect(await rolesOf(other)).toEqual([]);
  });
});
