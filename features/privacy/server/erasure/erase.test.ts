import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { features } from "#engine/server/app.ts";
import { readTableOwners } from "#engine/server/data/table-owners.ts";
import { privacyPlan } from "#engine/server/privacy/privacy-plan.ts";
import { addAddress } from "#features/addresses/contract.ts";
import { requestReset, requestSignInCode, signIn, signUp, verifyCode } from "#features/auth/contract/auth.ts";
import { addToCart } from "#features/cart/contract";
import type { Address } from "#features/checkout/contract/checkout.ts";
import { chooseAssist } from "#features/checkout/contract/checkout-assist.ts";
import { uploadPicture } from "#features/files/contract/files.ts";
import { answerGrievance, raiseGrievance } from "#features/grievances/contract.ts";
import { sendMessage } from "#features/help/contract.ts";
import { listDocuments, readDocument } from "#features/invoices/contract.ts";
import { saveAccount } from "#features/payouts/contract";
import { updateProfile } from "#features/profiles/contract/profiles.ts";
import { anInvitation } from "#features/teams/builders.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { expectWholeBooks } from "#testing/market/books.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { jobsAreDone } from "#testing/process/held-job.ts";
import { lastSms } from "#testing/process/sms.ts";
import { anApplication } from "#testing/shop/applications.ts";
import { checked, orderOnline, pay, postForm, runJob, started } from "#testing/shop/online-payments.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import {
  askForErasure,
  askForExport,
  askForPerson,
  carryOut,
  listRequests,
  readExport,
  readOwnPrivacy,
  refuseErasure,
  takeBackErasure,
} from "../../contract/privacy.ts";
import { erase } from "./erase.ts";

const day = 86_400_000;
const password = "erra nela 7";
const mobileNo = "9876501234";
const email = "zyxravi@example.in";
/** Nothing that the house or others write has these in it. */
const needles = [
  mobileNo,
  "Zyxravi",
  "జిక్సరవి",
  email,
  "Zyxstreet",
  "Zyxtemple",
  "Zyxholder",
  "Zyxwords",
  "Zyxfarmer",
];
const address: Address = {
  ...{ recipientName: "Zyxravi", phone: mobileNo, addressLine1: "4-12 Zyxstreet", addressLine2: "" },
  ...{ landmark: "Near the Zyxtemple", city: "Narsampet", state: "Telangana", postalCode: "506132" },
};

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ connections: 8 });
});
afterEach(() => app.close());

async function ok<T extends { readonly status: number }>(answer: Promise<T>): Promise<T> {
  const got = await answer;
  if (got.status >= 300) throw new Error(`refused: ${JSON.stringify(got)}`);
  return got;
}

/** Somebody who has done a bit of everything, all of it finished. */
async function aFullLife(): Promise<TestPerson & { readonly orderId: string }> {
  const worker = await app.startWorker();
  const person = await aPerson(app, {
    ...{ firstName: "Zyxravi", firstNameTe: "జిక్సరవి", mobileNo, password, email },
    roles: ["agent"],
  });
  const as = { as: person.cookie };
  await ok(app.call(signIn, { body: { mobileNo, password } }));
  await app.call(signIn, { body: { mobileNo, password: "a wrong one" } });
  await ok(app.call(requestSignInCode, { body: { mobileNo } }));
  await ok(app.call(requestReset, { body: { mobileNo } }));
  const { pictureKey } = (await ok(app.call(uploadPicture, { picture: await aPhoto(), query: {} }, as))).data;
  const names = { firstName: "Zyxravi", firstNameTe: "జిక్సరవి", email, language: "te" } as const;
  const body = { ...names, businessName: "Zyxravi Stores", gstin: null, pictureKey };
  await ok(app.call(updateProfile, { body }, as));
  await ok(app.call(addAddress, { body: address }, as));
  await ok(app.call(saveAccount, { body: { kind: "upi", holder: "Zyxholder", upiId: "zyxravi@bank" } }, as));
  await ok(app.call(sendMessage, { body: { text: "Zyxwords: call me" } }, as));

  const support = await aPerson(app, { roles: ["support"] });
  const grievance = { subject: "goods", orderNumber: null, text: "Zyxwords about goods" } as const;
  const { grievanceId } = (await ok(app.call(raiseGrievance, { body: grievance }, as))).data;
  const answered = { text: "Dear Zyxravi, it is settled.", isSettled: true };
  await ok(app.call(answerGrievance, { params: { grievanceId }, body: answered }, { as: support.cookie }));

  const desk = tradeDesk(app);
  const trade = { ...(await desk.aTrade()), buyer: person.cookie, buyerProfileId: person.profileId };
  const order = await desk.anOrderOf(trade, address);
  await desk.paidAtTheDoor(order);
  await ok(app.call(addToCart, { body: { listingId: trade.one, quantity: 1 } }, as));
  const { masterId } = await orderOnline(app, person.cookie, [{ listingId: trade.two, quantity: 1 }]);
  const { txnid, fields } = await started(app, { as: person.cookie, masterId });
  const brought = await pay(app, fields, "failure");
  await postForm(app, brought.address, brought.fields);
  await checked(app, person.cookie, txnid);
  await ok(app.call(addToCart, { body: { listingId: trade.one, quantity: 1 } }, as));
  const farmer = { firstName: "Zyxfarmer", mobileNo: "9812345299" };
  await ok(app.call(chooseAssist, { body: { farmer, margins: [], agentHandlingInPaise: 0 } }, as));
  // Another agent has ordered for him.
  await desk.paidAtTheDoor(await desk.anOrderOf(await desk.aTrade(), address));
  await jobsAreDone(app.url);
  const { documents } = (await ok(app.call(listDocuments, { params: { orderId: order.orderId } }, as))).data;
  for (const { documentId } of documents)
    await app.app.inject(
      requestOf(readDocument, { params: { orderId: order.orderId, documentId }, query: {} }, as),
    );
  const inviting = await aPerson(app, { roles: ["seller"] });
  await anInvitation(app, inviting.cookie, mobileNo);
  await anApplication(app, "seller", { note: "Zyxwords", holder: "Zyxholder" }, person);
  await sql`update applications set state = 'refused', reason = 'Zyxravi has no licence'`.execute(
    app.platform.database,
  );
  app.clock.advance(8 * day);
  await runJob(app, "orders/move-by-clock");
  await jobsAreDone(app.url);
  await worker.stop();
  return { ...person, orderId: order.orderId };
}

/** Every column of every table, of whatever schema, that holds one of the words, with its row counts. */
async function whereFound(words: readonly string[]): Promise<string[]> {
  const { database } = app.platform;
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(
    database,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{
      key: string;
    }>`select distinct cell.key from ${sql.table(`${schema}.${name}`)} as one,
      jsonb_each_text(to_jsonb(one)) as cell where cell.value ilike any(${words.map((word) => `%${word}%`)}::text[]) order by cell.key`.execute(
      database,
    );
    found.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  return found;
}

async function filesInStore(): Promise<number> {
  let count = 0;
  for await (const _ of app.platform.storage.list()) count += 1;
  return count;
}

const ask = (person: TestPerson) => app.call(askForErasure, { body: { password } }, { as: person.cookie });
const own = async (person: TestPerson) => (await app.call(readOwnPrivacy, {}, { as: person.cookie })).data;
const due = () => runJob(app, "privacy/do-what-is-due");

describe("what is declared of people's data", () => {
  it("[R49] says of every table whose rows are whose, and what a copy and an erasure do with them", async () => {
    const { tables } = privacyPlan(features);
    const owners = new Map(tables.map(({ table, owner }) => [table as string, owner]));
    const all = await readTableOwners(app.url);
    const known = all.map(({ table }) => ({ table, owner: owners.get(table) }));
    expect(known).toEqual(all);
    const vague = tables.filter(
      ({ ways, onExport, onErasure }) =>
        ways.length === 0 && (onExport === "included" || onErasure === "deleted" || onErasure === "blanked"),
    );
    expect(vague.map(({ table }) => table)).toEqual([]);
    const crossing = tables.filter(({ table, ways }) =>
      ways.some((way) => typeof way === "object" && "of" in way && owners.get(way.of) !== owners.get(table)),
    );
    expect(crossing.map(({ table }) => table)).toEqual([]);
  });
});

describe("an erasure", () => {
  it("[R49] leaves neither name, number, e-mail nor address in any column of any table but where law keeps it, no file, and whole books", async () => {
    const person = await aFullLife();
    const before = await whereFound(needles);
    expect(new Set(before.map((place) => place.split(".")[0])).size).toBeGreaterThan(12);
    expect(await filesInStore()).toBeGreaterThan(0);
    expect((await ask(person)).data.erasure?.state).toBe("waiting");
    await app.call(askForExport, { body: { password } }, { as: person.cookie });
    app.clock.advance(8 * day);
    await due();
    const after = await whereFound(needles);
    expect(after).toEqual(["tax_documents.figures"]);
    expect(await filesInStore()).toBe(0);
    await expectWholeBooks({ app });
    expect((await app.call(readOwnPrivacy, {}, { as: person.cookie })).status).toBe(401);
    const again = await aPerson(app, { mobileNo });
    expect(again.profileId).not.toBe(person.profileId);
  });

  it("[R49] takes the code with it by which the person signed up, which was sent before there was an account", async () => {
    const body = { firstName: "Zyxravi", mobileNo, password, language: "te" } as const;
    const { requestId } = (await ok(app.call(signUp, { body }))).data;
    const code = /\d{6}/.exec(await lastSms(app, { to: mobileNo }))?.[0] ?? "";
    app.clock.advance(3 * 60_000);
    await ok(app.call(verifyCode, { body: { requestId, code } }));
    const admin = await aPerson(app, { roles: ["platform-admin"] });
    const as = { as: admin.cookie };
    const asked = { mobileNo, kind: "erasure", reason: "asked by letter of 3 July" } as const;
    const { requestId: wish } = (await ok(app.call(askForPerson, { body: asked }, as))).data;
    await ok(app.call(carryOut, { params: { requestId: wish } }, as));
    await due();
    expect(await whereFound([mobileNo])).toEqual([]);
  });

  it("waits seven days in which the person can take it back, and is told of by text message", async () => {
    const person = await aPerson(app, { password, mobileNo });
    expect(
      (await app.call(askForErasure, { body: { password: "not it" } }, { as: person.cookie })).code,
    ).toBe("privacy/wrong-password");
    await ok(ask(person));
    expect(await lastSms(app, { to: mobileNo })).toContain("deleted in 7 days");
    app.clock.advance(6 * day);
    await due();
    expect((await own(person)).erasure?.state).toBe("waiting");
    await ok(app.call(takeBackErasure, {}, { as: person.cookie }));
    app.clock.advance(9 * day);
    await due();
    expect((await own(person)).erasure?.state).toBe("taken-back");
    expect((await app.call(takeBackErasure, {}, { as: person.cookie })).code).toBe("privacy/not-waiting");
  });

  it("is refused with the reasons while something is open, and held up and told of when that comes later", async () => {
    const desk = tradeDesk(app);
    const person = await aPerson(app, { password });
    const trade = { ...(await desk.aTrade()), buyer: person.cookie, buyerProfileId: person.profileId };
    await ok(ask(person));
    await desk.anOrderOf(trade);
    app.clock.advance(8 * day);
    await due();
    expect(await own(person)).toMatchObject({
      erasure: { state: "waiting" },
      hindrances: ["You have orders that are not finished.", "You still have something to pay."],
    });
    await ok(app.call(takeBackErasure, {}, { as: person.cookie }));
    const refused = await ask(person);
    expect([refused.status, refused.code]).toEqual([409, "privacy/hindered"]);
    expect(refused.info).toContain("You have orders that are not finished.");
    const admin = await aPerson(app, { password, roles: ["platform-admin"] });
    expect((await ask(admin)).info).toContain("staff role");
  });

  it("goes on where a killed worker stood, and does no harm when it is done again", async () => {
    const person = await aPerson(app, { firstName: "Zyxravi", password, mobileNo });
    await ok(app.call(addAddress, { body: address }, { as: person.cookie }));
    await ok(ask(person));
    app.clock.advance(8 * day);
    const { privacy } = app.platform;
    const cutAt = privacy.tables.findIndex(({ table }) => table === "addresses");
    const gone = { owner: "none", table: "gone" as "files", ways: ["id"], onExport: "secret" } as const;
    const tables = privacy.tables.toSpliced(cutAt, 0, {
      ...{ ...gone, onErasure: "deleted", withheld: [], blanked: {} },
    });
    const cut = { ...app.platform, privacy: { ...privacy, tables } };
    const { requestId = 0 } = (await own(person)).erasure ?? {};
    await expect(erase(cut, requestId)).rejects.toThrow("gone");
    expect(await whereFound(needles)).not.toEqual([]);
    expect((await app.call(readOwnPrivacy, {}, { as: person.cookie })).status).toBe(401);
    await due();
    await erase(app.platform, requestId);
    expect(await whereFound(needles)).toEqual([]);
  });
});

describe("a platform admin", () => {
  it("lists what is asked, carries an erasure out at once, or refuses it with a reason that the person reads", async () => {
    const admin = await aPerson(app, { roles: ["platform-admin"] });
    const as = { as: admin.cookie };
    const person = await aPerson(app, { firstName: "Zyxravi", password, mobileNo });
    const reason = "asked by letter of 3 July";
    const wish = { body: { mobileNo, kind: "erasure", reason } } as const;
    const { requestId } = (await ok(app.call(askForPerson, wish, as))).data;
    const refusal = { params: { requestId }, body: { reason: "The letter was not from you." } };
    await ok(app.call(refuseErasure, refusal, as));
    expect((await own(person)).erasure).toMatchObject({
      state: "refused",
      reason: "The letter was not from you.",
    });
    const second = (await ok(app.call(askForPerson, wish, as))).data;
    expect((await app.call(listRequests, { query: {} }, as)).data.requests).toMatchObject([
      { requestId: second.requestId, person: { firstName: "Zyxravi" }, isAskedByStaff: true, hindrances: [] },
    ]);
    await ok(app.call(carryOut, { params: { requestId: second.requestId } }, as));
    await due();
    const ended = (await app.call(listRequests, { query: { state: "ended" } }, as)).data.requests;
    expect(ended.map(({ state }) => state)).toEqual(["done", "refused"]);
    expect(await whereFound(["Zyxravi", mobileNo])).toEqual([]);
    const { rows } = await sql<{
      action: string;
    }>`select action from audit_log where action like 'privacy/%' order by id`.execute(app.platform.database);
    expect(rows.map(({ action }) => action)).toEqual([
      "privacy/erasure-asked",
      "privacy/erasure-refused",
      "privacy/erasure-asked",
      "privacy/erasure-carried-out",
    ]);
  });
});

describe("a copy", () => {
  it("[R49] is one archive of all that is the person's and nobody else's, for him alone, and gone after seven days", async () => {
    const person = await aFullLife();
    const other = await aPerson(app, { firstName: "Somebody", password });
    await ok(app.call(askForExport, { body: { password } }, { as: person.cookie }));
    await due();
    expect((await own(person)).export?.state).toBe("ready");
    const read = (by: TestPerson) => app.app.inject(requestOf(readExport, {}, { as: by.cookie }));
    expect((await read(other)).statusCode).toBe(404);
    const file = await read(person);
    expect(file.headers["content-disposition"]).toContain("santha-your-data.zip");
    const folder = await mkdtemp(join(tmpdir(), "santha-copy-"));
    await writeFile(join(folder, "copy.zip"), file.rawPayload);
    // Another program than ours reads it: what is wrong with an archive shows there.
    await promisify(execFile)("python3", ["-m", "zipfile", "-e", "copy.zip", "out"], { cwd: folder });
    const readJson = async (name: string) => JSON.parse(await readFile(join(folder, "out", name), "utf8"));
    expect(await readJson("profiles/profiles.json")).toMatchObject([
      { first_name: "Zyxravi", mobile_no: mobileNo },
    ]);
    const addresses = (await readJson("addresses/addresses.json")) as {
      profile_id: number;
      landmark: string;
    }[];
    expect(addresses.map(({ landmark }) => landmark)).toContain("Near the Zyxtemple");
    expect(new Set(addresses.map(({ profile_id }) => profile_id))).toEqual(new Set([person.profileId]));
    const orders = (await readJson("orders/orders.json")) as { buyer_profile_id: number }[];
    expect(new Set(orders.map((each) => each.buyer_profile_id))).toEqual(new Set([person.profileId]));
    expect(await readJson("orders/order_lines.json")).toHaveLength(4);
    expect((await readdir(join(folder, "out", "pictures"))).length).toBe(1);
    expect((await readdir(join(folder, "out"))).includes("wishlist")).toBe(false);
    await rm(folder, { recursive: true });
    app.clock.advance(8 * day);
    await due();
    expect((await read(person)).statusCode).toBe(404);
    const parts = await sql`select from privacy_export_parts`.execute(app.platform.database);
    expect(parts.rows).toHaveLength(0);
  });
});
