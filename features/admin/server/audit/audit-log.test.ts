import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import type { AuditEntry } from "#engine/server/data/audit.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { noteInLog } from "../../builders.ts";
import { exportAudit, listAudit, listAuditActions } from "../../contract/audit-log.ts";

let app: TestApp;
let admin: TestPerson;
let clerk: TestPerson;
let ravi: TestPerson;
beforeAll(async () => {
  app = await testApp();
  admin = await aPerson(app, { roles: ["platform-admin"] });
  clerk = await aPerson(app, { firstName: "Vimala", firstNameTe: "విమల", roles: ["finance"] });
  ravi = await aPerson(app, { firstName: "Ravi" });
  await note(clerk, "payments/refund", "order 1", {
    amountInPaise: 5_00,
    reason: "sent twice",
    isReceived: true,
  });
  await note(null, "auth/second-factor-reset", ravi.profileKey);
  await note(ravi, "payouts/account-saved", `profile ${ravi.profileId}`, { kind: "bank", claimId: 7 });
  await note(admin, "admin/role-given", clerk.profileKey, { before: "", after: "finance", role: "finance" });
  await note(clerk, "elsewhere/unheard-of", "thing 9", { note: null });
});
afterAll(() => app.close());

const note = (by: TestPerson | null, action: string, subject: string, detail: AuditEntry["detail"] = {}) =>
  noteInLog(app, by, { action, subject, detail });
type Query = InputOf<typeof listAudit>["query"];
const list = (query: Query = {}, language = "en") =>
  app.call(listAudit, { query }, { as: admin.cookie, headers: { "accept-language": language } });
const actionsOf = async (query: Query) => (await list(query)).data.entries.map(({ action }) => action);

describe("the audit log", () => {
  it("tells who did what to whom or which thing, when, from what to what and why, the newest first", async () => {
    const { entries, nextAfter } = (await list()).data;
    const at = app.clock.now().getTime();
    const vimala = { profileKey: clerk.profileKey, firstName: "Vimala", firstNameTe: "విమల" };
    const raviNamed = { profileKey: ravi.profileKey, firstName: "Ravi", firstNameTe: null };
    const plain = { id: expect.any(String), at, before: null, after: null, reason: null, about: null };
    expect(nextAfter).toBeNull();
    expect(entries).toEqual([
      {
        ...plain,
        actor: vimala,
        action: "elsewhere/unheard-of",
        what: null,
        subject: "thing 9",
        details: [],
      },
      {
        ...{ ...plain, action: "admin/role-given", what: "Gave a staff role", subject: clerk.profileKey },
        actor: expect.objectContaining({ profileKey: admin.profileKey }),
        ...{ about: vimala, before: "", after: "finance" },
        details: [{ name: "role", kind: "text", value: "finance" }],
      },
      {
        ...{ ...plain, action: "payouts/account-saved", what: "Saved where margins are paid to" },
        ...{ actor: raviNamed, about: raviNamed, subject: `profile ${ravi.profileId}` },
        details: [
          { name: "kind", kind: "text", value: "bank" },
          { name: "claimId", kind: "text", value: "7" },
        ],
      },
      {
        ...{ ...plain, action: "auth/second-factor-reset", what: "Took two-step sign-in away" },
        ...{ actor: null, about: raviNamed, subject: ravi.profileKey, details: [] },
      },
      {
        ...{ ...plain, action: "payments/refund", what: "Sent a refund by the payment provider" },
        ...{ actor: vimala, subject: "order 1", reason: "sent twice" },
        details: [
          { name: "isReceived", kind: "flag", value: "true" },
          { name: "amountInPaise", kind: "paise", value: "500" },
        ],
      },
    ]);
  });

  it("speaks the reader's language, also in the list of actions to choose from", async () => {
    const [, given] = (await list({}, "te")).data.entries;
    expect(given?.what).toBe("సిబ్బంది పాత్ర ఇచ్చారు");
    const headers = { "accept-language": "te" };
    const { data } = await app.call(listAuditActions, {}, { as: admin.cookie, headers });
    expect(data.actions).toContainEqual({ action: "admin/role-given", text: "సిబ్బంది పాత్ర ఇచ్చారు" });
  });

  it("narrows to what one person did or was done to the account, by profile key or number, and to one action", async () => {
    const ofRavi = ["payouts/account-saved", "auth/second-factor-reset"];
    expect(await actionsOf({ person: ravi.profileKey })).toEqual(ofRavi);
    expect(await actionsOf({ person: `+91 ${ravi.mobileNo}` })).toEqual(ofRavi);
    expect(await actionsOf({ person: clerk.profileKey, action: "payments/refund" })).toEqual([
      "payments/refund",
    ]);
    expect(await actionsOf({ action: "admin/role-given" })).toEqual(["admin/role-given"]);
    expect((await list({ person: ravi.mobileNo })).data.person?.firstName).toBe("Ravi");
    const refused = await list({ person: "9000000009" });
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([404, ["person"]]);
  });

  it("goes on behind the last line of a page, whatever is noted meanwhile", async () => {
    for (const query of [{}, { person: clerk.profileKey }]) {
      const all = await actionsOf(query);
      const first = (await list({ ...query, limit: 2 })).data;
      await note(clerk, "offers/ended", "offer 1");
      const rest = (await list({ ...query, after: first.nextAfter ?? "" })).data;
      expect([...first.entries, ...rest.entries].map(({ action }) => action)).toEqual(all);
    }
  });
});

describe("the audit log as a file", () => {
  const file = async (body: InputOf<typeof exportAudit>["body"] = {}) =>
    (await app.app.inject(requestOf(exportAudit, { body }, { as: admin.cookie }))).body;

  it("holds every line that the filters leave, newest first, however many pages, and is noted in the log itself", async () => {
    for (let at = 0; at < 1_100; at += 1) await note(ravi, "offers/ended", `offer file-${at}`);
    const [head, ...lines] = (await file({ person: ravi.profileKey, action: "offers/ended" })).split("\r\n");
    expect(head).toMatch(/^\uFEFFLine,Time in India,Person,/);
    expect(lines.slice(0, -1)).toHaveLength(1_100);
    expect(lines[0]).toContain(",Ravi,");
    expect(lines[0]).toContain("offer file-1099");
    expect(lines[1_099]).toContain("offer file-0");
    const { entries } = (await list({ action: "admin/audit-exported" })).data;
    expect(entries).toMatchObject([
      {
        ...{ what: "Saved the audit log as a file", subject: "audit log" },
        details: expect.arrayContaining([{ name: "person", kind: "text", value: ravi.profileKey }]),
      },
    ]);
  });

  it("writes money in rupees and the hour of India, and is for the platform admin alone", async () => {
    const text = await file({ action: "payments/refund" });
    expect(text).toContain("amount: ₹5.00");
    expect(text).toMatch(/,\d{4}-\d{2}-\d{2}T[\d:.]+\+05:30,Vimala,/);
    const refused = await app.app.inject(requestOf(exportAudit, { body: {} }, { as: clerk.cookie }));
    expect(refused.statusCode).toBe(403);
  });
});

it("Every action that a feature writes to the audit log has words in both languages, and none has words in vain", () => {
  const root = join(import.meta.dirname, "../../../..");
  const written = globSync("features/*/server/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /\b(?:audit(?:All)?\([^;]*?action:(?<one>.*?)subject|auditedAs\b[^;]*?=(?<several>.*?);)/gs,
      ),
    ])
    .flatMap(({ groups }) => [
      ...`${groups?.["one"] ?? ""}${groups?.["several"] ?? ""}`.matchAll(/"([a-z]+\/[a-z-]+)"/g),
    ])
    .map(([, action = ""]) => action);
  const said = app.platform.auditTexts;
  expect([...said.keys()].sort()).toEqual([...new Set(written)].sort());
  for (const { en, te } of said.values()) expect([/^[A-Z]/.test(en), /[ఀ-౿]/.test(te)]).toEqual([true, true]);
});
