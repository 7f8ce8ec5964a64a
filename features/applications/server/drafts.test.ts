import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPicture, uploadPicture } from "#features/files/contract/files.ts";
import { saveAccount } from "#features/payouts/contract";
import { aPhoto } from "#testing/files/pictures.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aGstin, agentFacts, anApplication, aScan, sellerFacts } from "#testing/shop/applications.ts";
import { aPerson, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { aUpiAccount } from "#testing/shop/payouts.ts";
import {
  readOwnApplications,
  saveDraft,
  sendApplication,
  withdrawApplication,
} from "../contract/applications.ts";
import type { ApplicationFacts } from "../contract/facts.ts";
import type { ApplicationKind } from "../contract/kinds.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "applications/send-application": 1000 } });
});
afterAll(() => app.close());

const save = (
  { cookie: as }: TestPerson,
  kind: ApplicationKind,
  body: Partial<ApplicationFacts>,
  headers: Record<string, string> = {},
) => app.call(saveDraft, { params: { kind }, body }, { as, headers });
const send = ({ cookie: as }: TestPerson, kind: ApplicationKind) =>
  app.call(sendApplication, { params: { kind } }, { as });
const withdraw = ({ cookie: as }: TestPerson, kind: ApplicationKind) =>
  app.call(withdrawApplication, { params: { kind } }, { as });
const own = async ({ cookie: as }: TestPerson) => (await app.call(readOwnApplications, {}, { as })).data;
const faultsOf = async (kind: ApplicationKind, facts: ApplicationFacts) =>
  (await save(await aPerson(app), kind, facts)).data.faults;

describe("a draft", () => {
  it("keeps what was typed, right or wrong, and says beside each field what is not in order, in the person's language", async () => {
    const person = await aPerson(app);
    const saved = await save(person, "agent", { village: "Khanapur", pan: "abc" });
    expect(saved.data.faults).toEqual({
      postalCode: "Enter the pin code: 6 digits.",
      pan: "Enter a PAN such as ABCPR1234K.",
      note: "Write a few words: whom you will order for (10–500 characters).",
      holder: "Enter the account holder's name in English letters, as the bank has it.",
      upiId: "Enter a UPI id such as name@bank.",
      conditions: "Read and accept the conditions.",
    });
    const { agent } = await own(person);
    expect(agent).toMatchObject({ state: "draft", facts: { village: "Khanapur", pan: "ABC", note: "" } });
    const inTelugu = await save(person, "agent", {}, { "accept-language": "te" });
    expect(inTelugu.data.faults["village"]).toBe("మీ ఊరి పేరు రాయండి.");
  });

  it("begins with the place of the profile, and belongs to its person alone", async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    await save(person, "seller", sellerFacts());
    expect((await own(person)).place).toEqual({ village: "Hanamkonda", postalCode: "506002" });
    expect(await own(other)).toMatchObject({ agent: null, seller: null });
  });

  it("keeps what another phone has saved where only some facts are said to be changed", async () => {
    const person = await aPerson(app);
    await save(person, "agent", { village: "Khanapur", pan: "ABCPR1234K" });
    const body = { postalCode: "506132", changed: ["postalCode"] };
    await app.call(saveDraft, { params: { kind: "agent" }, body }, { as: person.cookie });
    const { agent } = await own(person);
    expect(agent?.facts).toMatchObject({ village: "Khanapur", pan: "ABCPR1234K", postalCode: "506132" });
  });

  it("of several first saves at the same moment one application is begun", async () => {
    const person = await aPerson(app);
    await Promise.all(["One", "Two", "Three"].map((village) => save(person, "agent", { village })));
    const rows = await app.platform.database
      .selectFrom("applications")
      .select("id")
      .where("profile_id", "=", person.profileId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("is not begun by somebody who is an agent or a seller already; the other way stays open", async () => {
    const agent = await aPerson(app, { roles: ["agent"] });
    expect(await save(agent, "agent", agentFacts())).toMatchObject({
      status: 409,
      code: "applications/has-role",
    });
    expect((await save(agent, "seller", sellerFacts())).data.faults).toEqual({});
  });
});

describe("what is checked", () => {
  const wrong: readonly (readonly [string, Partial<ApplicationFacts>, keyof ApplicationFacts, string])[] = [
    ["a GSTIN of another shape", { gstin: "36ABCDE1234F1X5" }, "gstin", "Enter a GSTIN: 15 letters"],
    ["a mistyped GSTIN", { gstin: "36AABCK0000F1Z1" }, "gstin", "This GSTIN has a typing mistake"],
    [
      "a GSTIN of another state",
      { gstin: aGstin(7, "37"), pan: aGstin(7).slice(2, 12) },
      "gstin",
      "The first two digits",
    ],
    ["another PAN than in the GSTIN", { pan: "ABCPR1234K" }, "pan", "This is not the PAN in your GSTIN"],
    [
      "a name without English letters",
      { businessName: "భద్రకాళి" },
      "businessName",
      "Enter the name of your business in English",
    ],
    [
      "a name without Telugu letters",
      { businessNameTe: "Bhadrakali" },
      "businessNameTe",
      "Enter the name of your business in Telugu",
    ],
    ["a town without Telugu letters", { townTe: "Warangal" }, "townTe", "Enter your town in Telugu"],
    ["a state that is none", { state: "Deccan" }, "state", "Choose the state"],
    [
      "a bank account without IFSC",
      { accountKind: "bank", accountNumber: "123456789" },
      "ifsc",
      "Enter the IFSC",
    ],
    [
      "a licence without a number",
      { seedHeld: true, seedUntil: "2028-04-30" },
      "seedNumber",
      "Enter the number",
    ],
    [
      "a licence that ends today",
      { seedHeld: true, seedUntil: "2026-07-14" },
      "seedUntil",
      "Enter the last day",
    ],
    [
      "a licence on a day that is none",
      { seedHeld: true, seedUntil: "2027-02-30" },
      "seedUntil",
      "Enter the last day",
    ],
    ["a licence without a photo", { seedHeld: true }, "seedScan", "Add a photo of the licence"],
    [
      "a pin code that begins with 0",
      { deliveryPins: "506, 01" },
      "deliveryPins",
      "Enter the first 2 to 6 digits",
    ],
    ["a charge that is no amount", { deliveryCharge: "forty" }, "deliveryCharge", "Enter rupees"],
    ["a delivery in no day", { deliveryDays: "0" }, "deliveryDays", "Enter the days"],
    ["older conditions", { conditions: "2020-01" }, "conditions", "Read and accept"],
  ];
  it.each(wrong)("%s stands beside its field", async (_, change, field, sentence) => {
    const faults = await faultsOf("seller", sellerFacts(change));
    expect(faults[field]).toMatch(new RegExp(`^${sentence}`));
  });

  it("a GSTIN of a registered seller is refused with a sentence that says what to do", async () => {
    const facts = sellerFacts();
    await aSeller(app);
    await app.platform.database
      .updateTable("sellers")
      .set({ gstin: facts.gstin })
      .where("id", "=", (await aSeller(app)).sellerId)
      .execute();
    expect(await faultsOf("seller", facts)).toEqual({
      gstin: "A business with this GSTIN sells here already. If it is yours, write to support.",
    });
  });

  it("whoever is paid somewhere already is asked for no account", async () => {
    const agent = await aPerson(app, { roles: ["agent"] });
    await app.call(saveAccount, { body: aUpiAccount }, { as: agent.cookie });
    const saved = await save(agent, "seller", sellerFacts({ holder: "", upiId: "" }));
    expect(saved.data.faults).toEqual({});
    expect((await own(agent)).account).toEqual(aUpiAccount);
  });
});

describe("sending", () => {
  it("is refused beside the fields while something is wrong, and the draft stays", async () => {
    const person = await aPerson(app);
    expect(await send(person, "agent")).toMatchObject({ status: 404 });
    await save(person, "agent", agentFacts({ pan: "WRONG" }));
    expect(await send(person, "agent")).toMatchObject({
      status: 422,
      code: "applications/incomplete",
      fields: { pan: "Enter a PAN such as ABCPR1234K." },
    });
    expect((await own(person)).agent).toMatchObject({ state: "draft", facts: { pan: "WRONG" }, moves: [] });
  });

  it("at the same moment sends once; then nothing can be changed until it is withdrawn", async () => {
    const person = await aPerson(app);
    await save(person, "agent", agentFacts());
    const answers = await Promise.all([1, 2, 3].map(() => send(person, "agent")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await save(person, "agent", agentFacts())).toMatchObject({
      status: 409,
      code: "applications/sent",
    });
    expect((await own(person)).agent?.moves).toHaveLength(1);
    expect((await withdraw(person, "agent")).data).toMatchObject({ state: "withdrawn" });
    expect(await withdraw(person, "agent")).toMatchObject({ status: 404 });
    expect((await save(person, "agent", agentFacts({ village: "Nekkonda" }))).data.application).toMatchObject(
      {
        state: "draft",
        facts: { village: "Nekkonda" },
        moves: [],
      },
    );
  });

  it("tells each platform admin once", async () => {
    const admin = await aPerson(app, { roles: ["platform-admin"] });
    const { application } = await anApplication(app, "seller");
    const told = await app.platform.database
      .selectFrom("notifications")
      .select("leads_to")
      .where("profile_id", "=", admin.profileId)
      .execute();
    expect(told).toEqual([{ leads_to: `/app/admin/applications/${application.applicationId}` }]);
  });
});

describe("photos of licences", () => {
  const seen = async (key: string, { cookie: as }: TestPerson) =>
    (await app.app.inject(requestOf(readPicture, { params: { name: `${key}-96.webp` } }, { as }))).statusCode;

  it("are seen by the applicant and platform admins alone", async () => {
    const person = await aPerson(app);
    const seedScan = await aScan(app, person);
    const held = { seedHeld: true, seedNumber: "WGL/SD/12", seedUntil: "2028-04-30", seedScan };
    expect((await save(person, "seller", sellerFacts(held))).data.faults).toEqual({});
    const people = [
      person,
      await aPerson(app, { roles: ["platform-admin"] }),
      await aPerson(app),
      await aPerson(app, { roles: ["support"] }),
      await aPerson(app, { roles: ["seller"] }),
    ];
    expect(await Promise.all(people.map((each) => seen(seedScan, each)))).toEqual([200, 200, 404, 404, 404]);
  });

  it("of somebody else, or for everybody to see, are not taken; the rest of the draft is kept", async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const open = (
      await app.call(uploadPicture, { picture: await aPhoto(), query: {} }, { as: person.cookie })
    ).data.pictureKey;
    for (const seedScan of [await aScan(app, other), open]) {
      const saved = (await save(person, "seller", sellerFacts({ seedHeld: true, seedScan }))).data;
      expect(saved.faults["seedScan"]).toBe("This photo is not there any more. Please add it again.");
      expect(saved.application.facts).toMatchObject({ seedScan: "", town: "Warangal" });
    }
  });

  it("are given up when another takes their place, but not while an earlier application shows them", async () => {
    const person = await aPerson(app);
    const [first, second] = [await aScan(app, person), await aScan(app, person)];
    const uses = async (key: string) =>
      (
        await app.platform.database
          .selectFrom("files")
          .select("used_by")
          .where("file_key", "=", key)
          .executeTakeFirst()
      )?.used_by;
    const facts = sellerFacts({ seedHeld: true, seedNumber: "WGL/SD/12", seedUntil: "2028-04-30" });
    await save(person, "seller", { ...facts, seedScan: first });
    await save(person, "seller", { ...facts, seedScan: second });
    expect([await uses(first), await uses(second)]).toEqual([null, "applications/licence"]);
    await withdraw(person, "seller");
    expect((await save(person, "seller", { ...facts, seedScan: second })).data.faults).toEqual({});
    await save(person, "seller", { ...facts, seedScan: "" });
    expect(await uses(second)).toBe("applications/licence");
  });
});
