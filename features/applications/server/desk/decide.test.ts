import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSellerAccess } from "#engine/server/people/seller-access.ts";
import { readOwnPayouts, saveAccount } from "#features/payouts/contract";
import { readOwnBusiness } from "#features/selling/contract";
import { aMember } from "#features/teams/builders.ts";
import { readOwnTeam } from "#features/teams/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { anApplication, aScan, sellerFacts } from "#testing/shop/applications.ts";
import { aPerson, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { aUpiAccount } from "#testing/shop/payouts.ts";
import {
  approveApplication,
  askForMore,
  type CheckedApplication,
  listApplications,
  readApplication,
  readOwnApplications,
  refuseApplication,
  saveDraft,
  sendApplication,
  withdrawApplication,
} from "../../contract/applications.ts";

let app: TestApp;
let admin: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "applications/send-application": 1000 } });
  admin = await aPerson(app, { roles: ["platform-admin"] });
  second = await aPerson(app, { roles: ["platform-admin"] });
});
afterAll(() => app.close());

type Named = { readonly applicationId: number };
const read = async ({ applicationId }: Named): Promise<CheckedApplication> =>
  (await app.call(readApplication, { params: { applicationId } }, { as: admin.cookie })).data;
const revisionOf = async (application: Named) => (await read(application)).revision;
const approve = (application: Named, revision: number, { cookie: as } = admin) =>
  app.call(
    approveApplication,
    { params: { applicationId: application.applicationId }, body: { revision } },
    { as },
  );
const ask = (
  application: Named,
  revision: number,
  reason = "The photo is blurred.",
  { cookie: as } = admin,
) =>
  app.call(
    askForMore,
    { params: { applicationId: application.applicationId }, body: { revision, reason } },
    { as },
  );
const refuse = (application: Named, revision: number, reason = "Not a dealer.", { cookie: as } = admin) =>
  app.call(
    refuseApplication,
    { params: { applicationId: application.applicationId }, body: { revision, reason } },
    { as },
  );
const rolesOf = async ({ profileId }: TestPerson) =>
  (
    await app.platform.database
      .selectFrom("role_grants")
      .select("role")
      .where("profile_id", "=", profileId)
      .execute()
  ).map(({ role }) => role);
const sellersOf = ({ profileId }: TestPerson) =>
  app.platform.database.selectFrom("sellers").selectAll().where("profile_id", "=", profileId).execute();

describe("approval", () => {
  it("makes an agent who is paid to the account of the application, is told, and stands in the audit log", async () => {
    const { person, application } = await anApplication(app, "agent");
    const approved = await approve(application, await revisionOf(application));
    expect(approved.data).toMatchObject({
      state: "approved",
      moves: [{ state: "applied" }, { state: "approved" }],
    });
    expect(await rolesOf(person)).toEqual(["agent"]);
    expect((await app.call(readOwnPayouts, {}, { as: person.cookie })).data.account).toEqual(aUpiAccount);
    expect(await lastSms(app, { to: person.mobileNo })).toBe(
      `Santha: your application ${application.number} is approved. Open the app to begin.`,
    );
    const told = await app.platform.database
      .selectFrom("notifications")
      .select(["kind", "leads_to"])
      .where("profile_id", "=", person.profileId)
      .execute();
    expect(told).toEqual([{ kind: "APPLICATION_DECIDED", leads_to: "/app/apply?kind=agent" }]);
    const lines = await app.platform.database
      .selectFrom("audit_log")
      .select(["actor_profile_id", "action"])
      .where("subject", "=", `application ${application.number}`)
      .execute();
    expect(lines).toEqual([{ actor_profile_id: admin.profileId, action: "applications/approved" }]);
  });

  it("ends the membership of a new seller in another seller's team, and both are told", async () => {
    const owner = await aPerson(app, { roles: ["seller"] });
    await aSeller(app, { profileId: owner.profileId });
    const member = await aMember(app, owner.cookie, ["catalogue"]);
    const { application } = await anApplication(app, "seller", {}, member);
    expect((await approve(application, await revisionOf(application))).status).toBe(200);
    const { data } = await app.call(readOwnTeam, {}, { as: member.cookie });
    expect(data.membership).toBeNull();
    expect(await findSellerAccess(app.platform.database, member.profileId)).toBeUndefined();
    const told = await app.platform.database
      .selectFrom("notifications")
      .select(["profile_id", "body_en"])
      .where("kind", "in", ["TEAM_INVITATION", "TEAM_NEWS"])
      .where("profile_id", "in", [owner.profileId, member.profileId])
      .execute();
    expect(told).toContainEqual({
      ...{ profile_id: member.profileId },
      body_en: "You are a seller now, so you have left the other seller's team.",
    });
    expect(told.filter(({ body_en: body }) => body.endsWith("has left your team."))).toHaveLength(1);
  });

  it("registers a business with its licences and makes a seller, exactly once though two admins press at the same moment", async () => {
    const person = await aPerson(app);
    const held = { seedHeld: true, seedNumber: "WGL/SD/12", seedUntil: "2028-04-30" };
    const seedScan = await aScan(app, person);
    const { application } = await anApplication(app, "seller", { ...held, seedScan }, person);
    const revision = await revisionOf(application);
    const answers = await Promise.all([admin, second, admin].map((by) => approve(application, revision, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ code }) => code === "applications/not-waiting")).toHaveLength(2);
    expect(await rolesOf(person)).toEqual(["seller"]);
    expect(await sellersOf(person)).toHaveLength(1);
    expect((await app.call(readOwnBusiness, {}, { as: person.cookie })).data.business).toMatchObject({
      name: { en: "Bhadrakali Seeds", te: "భద్రకాళి సీడ్స్" },
      gstin: application.facts.gstin,
      town: { en: "Warangal", te: "వరంగల్" },
    });
    const licences = await app.platform.database
      .selectFrom("seller_licences")
      .innerJoin("sellers", "sellers.id", "seller_id")
      .select(["kind", "licence_number"])
      .where("profile_id", "=", person.profileId)
      .execute();
    expect(licences).toEqual([{ kind: "seed", licence_number: "WGL/SD/12" }]);
    const rates = await app.platform.database
      .selectFrom("shipping_rates")
      .innerJoin("sellers", "sellers.id", "seller_id")
      .select(["pin_prefix", "charge_in_paise", "lead_days", "is_cash_on_delivery"])
      .where("profile_id", "=", person.profileId)
      .orderBy("pin_prefix")
      .execute();
    const rate = { charge_in_paise: 40_50, lead_days: 3, is_cash_on_delivery: true };
    expect(rates).toEqual(["506", "507"].map((pin_prefix) => ({ pin_prefix, ...rate })));
  });

  it("and refusal, question or withdrawal at the same moment: one of them holds, the others are told", async () => {
    for (const other of [refuse, ask]) {
      const { person, application } = await anApplication(app, "agent");
      const revision = await revisionOf(application);
      const answers = await Promise.all([
        approve(application, revision),
        other(application, revision, undefined, second),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { state, moves } = await read(application);
      expect(moves).toHaveLength(2);
      expect(await rolesOf(person)).toEqual(state === "approved" ? ["agent"] : []);
    }
    const { person, application } = await anApplication(app, "agent");
    const revision = await revisionOf(application);
    const withdrawal = { params: { kind: "agent" } } as const;
    const [approved] = await Promise.all([
      approve(application, revision),
      app.call(withdrawApplication, withdrawal, { as: person.cookie }),
    ]);
    expect(await rolesOf(person)).toEqual(approved.status === 200 ? ["agent"] : []);
  });

  it("of two businesses with one GSTIN at the same moment lets one in; the other is refused with a clear sentence", async () => {
    const facts = sellerFacts();
    const both = [await anApplication(app, "seller", facts), await anApplication(app, "seller", facts)];
    const revisions = await Promise.all(both.map(({ application }) => revisionOf(application)));
    const answers = await Promise.all(
      both.map(({ application }, at) => approve(application, revisions[at] ?? 0, at === 0 ? admin : second)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({
      code: "applications/gstin-in-use",
      info: "Another seller is registered with this GSTIN. Refuse the application, or ask for the right GSTIN.",
    });
    const roles = await Promise.all(both.map(({ person }) => rolesOf(person)));
    expect(roles.flat()).toEqual(["seller"]);
  });

  it("leaves the account of an agent who becomes a seller as it is", async () => {
    const agent = await aPerson(app, { roles: ["agent"] });
    const { application } = await anApplication(app, "seller", {}, agent);
    const later = { kind: "upi", holder: "Padma", upiId: "later@bank" } as const;
    await app.call(saveAccount, { body: later }, { as: agent.cookie });
    expect((await approve(application, await revisionOf(application))).status).toBe(200);
    expect((await app.call(readOwnPayouts, {}, { as: agent.cookie })).data.account).toEqual(later);
    expect(await rolesOf(agent)).toEqual(["agent", "seller"]);
  });

  it("is refused when a licence has ended while the application waited", async () => {
    const person = await aPerson(app);
    const held = {
      seedHeld: true,
      seedNumber: "WGL/SD/12",
      seedUntil: "2026-07-20",
      seedScan: await aScan(app, person),
    };
    const { application } = await anApplication(app, "seller", held, person);
    const revision = await revisionOf(application);
    const before = app.clock.now();
    app.clock.advance(7 * 86_400_000);
    const answer = await approve(application, revision);
    app.clock.set(before);
    expect(answer).toMatchObject({ status: 409, code: "applications/out-of-date" });
    expect([await rolesOf(person), await sellersOf(person)]).toEqual([[], []]);
  });
});

describe("a question", () => {
  it("opens the application for its applicant with the reason; what was seen before cannot be decided afterwards", async () => {
    const { person, application } = await anApplication(app, "agent");
    const seen = await revisionOf(application);
    expect((await ask(application, seen)).data).toMatchObject({
      state: "more-needed",
      reason: "The photo is blurred.",
    });
    expect(await lastSms(app, { to: person.mobileNo })).toContain(
      `${application.number} needs something more`,
    );
    const { agent } = (await app.call(readOwnApplications, {}, { as: person.cookie })).data;
    expect(agent).toMatchObject({ state: "more-needed", reason: "The photo is blurred." });
    const params = { kind: "agent" } as const;
    const body = { ...application.facts, village: "Nekkonda" };
    expect((await app.call(saveDraft, { params, body }, { as: person.cookie })).status).toBe(200);
    expect(await approve(application, seen)).toMatchObject({ status: 409, code: "applications/not-waiting" });
    const again = (await app.call(sendApplication, { params }, { as: person.cookie })).data;
    expect(again).toMatchObject({ applicationId: application.applicationId, state: "applied", reason: null });
    expect(await approve(application, seen)).toMatchObject({ status: 409, code: "applications/changed" });
    expect((await approve(application, await revisionOf(application))).status).toBe(200);
  });

  it("and a refusal need a reason; a refused person reads it and may apply again", async () => {
    const { person, application } = await anApplication(app, "agent");
    const revision = await revisionOf(application);
    expect(await refuse(application, revision, "no")).toMatchObject({
      status: 422,
      fields: { reason: expect.anything() },
    });
    expect((await refuse(application, revision)).data).toMatchObject({
      state: "refused",
      reason: "Not a dealer.",
    });
    expect(await rolesOf(person)).toEqual([]);
    const again = await anApplication(app, "agent", {}, person);
    expect(again.application.applicationId).not.toBe(application.applicationId);
  });
});

describe("the queue", () => {
  const list = async (query: {
    state?: "applied" | "withdrawn";
    q?: string;
    limit?: number;
    after?: string;
  }) => (await app.call(listApplications, { query }, { as: admin.cookie })).data;

  it("holds what was sent, never a draft", async () => {
    const person = await aPerson(app, { firstName: "Draftsman" });
    await app.call(saveDraft, { params: { kind: "agent" }, body: {} }, { as: person.cookie });
    const { agent } = (await app.call(readOwnApplications, {}, { as: person.cookie })).data;
    expect((await list({ q: "Draftsman" })).counts).toEqual({
      ...{ applied: 0, "more-needed": 0, approved: 0, refused: 0, withdrawn: 0 },
    });
    const params = { applicationId: agent?.applicationId ?? 0 };
    expect(await app.call(readApplication, { params }, { as: admin.cookie })).toMatchObject({ status: 404 });
  });

  it("is found by name, mobile number, GSTIN and number, with the counts of what was found", async () => {
    const person = await aPerson(app, { firstName: "Swarupa" });
    const name = { businessName: "Pakhal 100% Traders", businessNameTe: "పాఖాల ట్రేడర్స్" };
    const { application } = await anApplication(app, "seller", name, person);
    const { facts, number, applicationId } = application;
    for (const q of [
      "swarupa",
      "pakhal 100%",
      "పాఖాల",
      person.mobileNo,
      facts.gstin.toLowerCase(),
      number,
      `a${applicationId}`,
    ]) {
      const { applications, counts } = await list({ q });
      expect([q, applications.map((each) => each.number)]).toEqual([q, [number]]);
      expect(counts.applied).toBe(1);
    }
    const byBareNumber = (await list({ q: String(applicationId) })).applications;
    expect(byBareNumber.map((each) => each.number)).toContain(number);
    expect((await list({ q: "1_0%" })).applications).toEqual([]);
  });

  it("comes in pages, the longest waiting first, without a gap or a double", async () => {
    const sent: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      // Two of them at the same moment.
      if (at !== 3) app.clock.advance(60_000);
      const person = await aPerson(app, { firstName: "Paged" });
      sent.push((await anApplication(app, "agent", {}, person)).application.number);
    }
    const seen: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page = await list({ q: "paged", limit: 2, ...(after !== "" && { after }) });
      seen.push(...page.applications.map(({ number }) => number));
      after = page.nextAfter;
    }
    expect(seen).toEqual(sent);
  });
});
