import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readCart } from "#features/cart/contract.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { readPicture } from "#features/files/contract/files.ts";
import { listProducts, viewProduct } from "#features/store/contract/store.ts";
import { aMember } from "#features/teams/builders.ts";
import { requestOf, type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { lastSms, sentSms } from "#testing/process/sms.ts";
import { aScan } from "#testing/shop/applications.ts";
import { aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { lastRequestId, sendALicence } from "#testing/shop/licences.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import {
  approveLicence,
  listRequests,
  type OwnLicence,
  readOwnLicences,
  returnLicence,
  sendLicence,
} from "../contract.ts";
import { remindSellers } from "./jobs.ts";

let app: TestApp;
let admins: readonly TestPerson[];
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  admins = await Promise.all([1, 2, 3].map(() => aPerson(app, { roles: ["platform-admin"] })));
});
afterAll(() => app.close());
afterEach(() => app.clock.set(testNow));

/** A seller of seeds whose licence ends on this day, with one listed seed. */
async function aSeedSeller(validUntil = "2026-07-14") {
  const person = await aPerson(app, { roles: ["seller"] });
  const licences = [{ kind: "seed", licenceNumber: "TS/SEED/2024", validUntil }] as const;
  const { sellerId } = await aSeller(app, { profileId: person.profileId, licences });
  return { person, sellerId };
}
const own = async ({ cookie: as }: TestPerson, kind = "seed"): Promise<OwnLicence | undefined> =>
  (await app.call(readOwnLicences, {}, { as })).data.licences.find((licence) => licence.kind === kind);
const approve = (requestId: number, { cookie: as } = admins[0] as TestPerson) =>
  app.call(approveLicence, { params: { requestId } }, { as });
const sendBack = (requestId: number, reason = "The photo is blurred.") =>
  app.call(returnLicence, { params: { requestId }, body: { reason } }, { as: admins[0]?.cookie ?? "" });
const toldTo = ({ profileId }: TestPerson) =>
  app.platform.database
    .selectFrom("notifications")
    .select(["kind", "leads_to"])
    .where("profile_id", "=", profileId)
    .orderBy("activity_id")
    .execute();
const endOfLastDay = new Date("2026-07-14T18:29:59Z");
const nextDay = new Date("2026-07-14T18:30:00Z");

describe("a licence that a seller sends", () => {
  it("counts once it is approved, once though three admins press at the same moment; until then the earlier one counts", async () => {
    const { person } = await aSeedSeller();
    expect(await own(person)).toMatchObject({ state: "ends-soon", request: null });
    expect((await sendALicence(app, person)).status).toBe(201);
    expect((await sendALicence(app, person)).code).toBe("licences/being-checked");
    const earlier = { number: "TS/SEED/2024", validUntil: "2026-07-14" };
    expect(await own(person)).toMatchObject({ licence: earlier, request: { state: "waiting" } });
    const requestId = await lastRequestId(app);
    const waiting = (await app.call(listRequests, { query: {} }, { as: admins[0]?.cookie ?? "" })).data;
    expect(waiting.requests.at(-1)).toMatchObject({ requestId, licence: earlier, number: "TS/SEED/2027" });
    const answers = await Promise.all(admins.map((admin) => approve(requestId, admin)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await sendBack(requestId)).code).toBe("licences/not-waiting");
    const renewed = { number: "TS/SEED/2027", validUntil: "2029-03-31" };
    expect(await own(person)).toMatchObject({ licence: renewed, state: "valid", request: null });
    expect(await lastSms(app, { to: person.mobileNo })).toBe(
      "Santha: your seed licence is approved. It counts until 31 Mar 2029.",
    );
    expect(await toldTo(person)).toEqual([{ kind: "LICENCE_DECIDED", leads_to: "/app/sell/licences" }]);
    const lines = await app.platform.database
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `licence request ${requestId}`)
      .orderBy("id")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["licences/sent", "licences/approved"]);
  });

  it("is sent back with a reason, in the seller's language, and may be sent again", async () => {
    const { person } = await aSeedSeller();
    await app.platform.database
      .updateTable("profiles")
      .set({ language: "te" })
      .where("id", "=", person.profileId)
      .execute();
    await sendALicence(app, person, { validUntil: "2027-03-31" });
    await sendBack(await lastRequestId(app));
    expect((await own(person))?.request).toMatchObject({
      state: "returned",
      reason: "The photo is blurred.",
    });
    expect(await lastSms(app, { to: person.mobileNo })).toMatch(/^సంత: మీ విత్తన లైసెన్స్ .* తిరిగి పంపాం/);
    expect((await sendALicence(app, person)).status).toBe(201);
  });

  it("is the seller's with its photo and the room that takes, also where a member of the team sent it", async () => {
    const { person } = await aSeedSeller();
    const member = await aMember(app, person.cookie, ["owner"]);
    expect((await sendALicence(app, member)).status).toBe(201);
    const { database } = app.platform;
    const sent = await database
      .selectFrom("licence_requests")
      .select(["seller_profile_id", "sent_by", "scan"])
      .where("id", "=", await lastRequestId(app))
      .executeTakeFirstOrThrow();
    expect(sent).toMatchObject({ seller_profile_id: person.profileId, sent_by: member.profileId });
    const scan = { params: { name: `${sent.scan}-96.webp` } };
    const seen = [person, member].map(async ({ cookie: as }) => {
      const { statusCode } = await app.app.inject(requestOf(readPicture, scan, { as }));
      return statusCode;
    });
    expect(await Promise.all(seen)).toEqual([200, 404]);
    const usage = await database
      .selectFrom("file_usage")
      .select(["profile_id", "files"])
      .where("profile_id", "in", [person.profileId, member.profileId])
      .orderBy("profile_id")
      .execute();
    expect(usage).toEqual([
      { profile_id: person.profileId, files: 1 },
      { profile_id: member.profileId, files: 0 },
    ]);
  });

  it("is refused with a day that is over, with another's photo, and when it ended while it waited", async () => {
    const { person } = await aSeedSeller();
    expect((await sendALicence(app, person, { validUntil: "2026-07-14" })).fields).toHaveProperty(
      "validUntil",
    );
    const scan = await aScan(app, await aPerson(app));
    const body = { number: "TS/1", validUntil: "2027-03-31", scan };
    const refused = await app.call(sendLicence, { params: { kind: "seed" }, body }, { as: person.cookie });
    expect([refused.code, await own(person)]).toMatchObject(["licences/scan-gone", { request: null }]);
    await sendALicence(app, person, { validUntil: "2026-07-15" });
    const requestId = await lastRequestId(app);
    app.clock.set(new Date("2026-07-15T18:30:00Z"));
    expect((await approve(requestId)).code).toBe("licences/out-of-date");
    expect((await own(person))?.licence?.number).toBe("TS/SEED/2024");
  });
});

it("a licence that ends before the one that counts is refused when it is sent and when it is approved", async () => {
  const { person, sellerId } = await aSeedSeller("2026-09-30");
  const sent = await sendALicence(app, person, { validUntil: "2026-09-29" });
  expect([sent.code, Object.keys(sent.fields ?? {})]).toEqual(["licences/ends-earlier", ["validUntil"]]);
  await sendALicence(app, person, { validUntil: "2026-10-31" });
  await app.platform.database
    .updateTable("seller_licences")
    .set({ valid_until: "2027-03-31" })
    .where("seller_id", "=", sellerId)
    .execute();
  expect((await approve(await lastRequestId(app))).code).toBe("licences/ends-before-current");
  expect(await own(person)).toMatchObject({
    ...{ licence: { validUntil: "2027-03-31" }, request: { state: "waiting" } },
  });
});

describe("goods whose licence has ended", () => {
  it("cannot be ordered from the first moment after its last day in India, are nowhere in the store, and come back with the renewed one", async () => {
    const { person, sellerId } = await aSeedSeller();
    const options = { sellerId, category: "ended", group: "ended", dealerLicence: "seed" } as const;
    const seed = await aProduct(app, options);
    const tool = await aProduct(app, { sellerId, category: "ended", group: "ended" });
    await anOffer(app, { listingId: seed.listingId, sellerId });
    const { cookie: as } = await aPerson(app);
    const lines = [{ listingId: seed.listingId, quantity: 1 }];
    const { fingerprint } = await readyToPlace(app, { as, lines });
    const place = () => app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as });
    const shown = async () =>
      (await app.call(listProducts, { query: { category: "ended" } }, { as })).data.products
        .map(({ level3Id }) => level3Id)
        .toSorted((one, other) => one - other);
    const packsOnPage = async () =>
      (await app.call(viewProduct, { params: { level3Id: seed.level3Id } }, { as })).data.skus.flatMap(
        ({ listings }) => listings,
      ).length;
    const inCart = async () =>
      (await app.call(readCart, {}, { as })).data.groups.flatMap((group) => group.lines)[0]?.available;
    app.clock.set(endOfLastDay);
    await runJob(app, "licences/end");
    expect([await shown(), await packsOnPage()]).toEqual([[seed.level3Id, tool.level3Id], 1]);
    app.clock.set(nextDay);
    // No job has run yet.
    expect([(await place()).status, (await place()).code]).toEqual([409, "checkout/sold-out"]);
    await Promise.all([runJob(app, "licences/end"), runJob(app, "licences/end")]);
    expect([await shown(), await packsOnPage(), await inCart()]).toEqual([[tool.level3Id], 0, 0]);
    expect(await own(person)).toMatchObject({ state: "ended", packsOff: 1 });
    await sendALicence(app, person);
    await approve(await lastRequestId(app));
    expect([await shown(), await packsOnPage()]).toEqual([[seed.level3Id, tool.level3Id], 1]);
    expect((await own(person))?.packsOff).toBe(0);
    expect((await place()).status).toBe(201);
  });
});

describe("reminders", () => {
  it("come 30, 7 and 1 days before a licence ends and when it has ended, each once however often the jobs run; who comes late gets only the nearest", async () => {
    const { person } = await aSeedSeller("2026-09-30");
    const late = await aSeedSeller("2026-10-05");
    const run = async (moment: string) => {
      app.clock.set(new Date(moment));
      for (const job of ["licences/remind", "licences/end"])
        await Promise.all([runJob(app, job), runJob(app, job)]);
    };
    const bodies = async ({ mobileNo }: TestPerson) =>
      (await sentSms(app)).filter(({ to }) => to === mobileNo).map(({ template }) => template);
    await run("2026-08-30T03:33:00Z");
    expect(await bodies(person)).toEqual([]);
    await run("2026-08-31T03:33:00Z");
    await run("2026-09-01T03:33:00Z");
    expect(await bodies(person)).toEqual(["licences/ends"]);
    await run("2026-09-23T03:33:00Z");
    await run("2026-09-29T03:33:00Z");
    await run("2026-09-30T03:33:00Z");
    expect(await bodies(person)).toEqual(Array(3).fill("licences/ends"));
    expect(await bodies(late.person)).toEqual(Array(2).fill("licences/ends"));
    await run("2026-09-30T18:31:00Z");
    await run("2026-10-01T18:31:00Z");
    expect(await bodies(person)).toEqual([...Array(3).fill("licences/ends"), "licences/ended"]);
    expect((await toldTo(person)).map(({ kind }) => kind)).toEqual(Array(4).fill("LICENCE_ENDS"));
    expect(await lastSms(app, { to: person.mobileNo })).toMatch(
      /^Santha: your seed licence ended on 30 Sep 2026\. Its products are out of the store/,
    );
  });

  it("go out on their day to all, though more are due than are read at once", async () => {
    const due = await Promise.all([1, 2, 3, 4, 5].map(() => aSeedSeller("2027-06-30")));
    app.clock.set(new Date("2027-06-23T03:33:00Z"));
    await remindSellers(app.platform, 2);
    const told = await Promise.all(due.map(({ person }) => toldTo(person)));
    expect(told.map((news) => news.length)).toEqual([1, 1, 1, 1, 1]);
  });
});
