import { afterAll, beforeAll, expect, test } from "vitest";
import { readStart } from "#features/admin/contract/start.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { anAnswer, aQuestion } from "#features/questions/builders.ts";
import { reportWords } from "#features/questions/contract/answers.ts";
import { aCommentBy, anUpdateBy } from "#features/updates/builders.ts";
import { reportUpdate } from "#features/updates/contract/reports.ts";
import { deleteUpdate, writeUpdate } from "#features/updates/contract/updates.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { decided, waitingCases } from "../../builders.ts";
import { appealCase, type Decision, decideCase, listCases, readOwnCase } from "../../contract/cases.ts";
import { addWord, listWords, removeWord, tryWord } from "../../contract/listed-words.ts";
import { decideClosing, listClosings, type Stage } from "../../contract/sanctions.ts";

const day = 86_400_000;
let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "posts, hour": 1000, "updates/write-update": 1000 } });
  admin = await aPerson(app, { roles: ["platform-admin"] });
});
afterAll(() => app.close());

let count = 0;
/** A session that begins now: those from before the clock went on are over. */
const signedIn = (person: TestPerson) => sessionFor(app, person);
/** An update of this person that was reported: its words, and what support is offered for its author. */
async function reported(person: TestPerson) {
  const words = `Rude ${++count}`;
  const { shareId } = await anUpdateBy(app, await signedIn(person), { text: words });
  const report = { params: { shareId }, body: { reason: "rude" } } as const;
  await app.call(reportUpdate, report, { as: (await aPerson(app)).cookie });
  const author = (await waitingCases(app)).find((one) => one.words === words)?.author;
  return { words, next: author?.nextStage, pauses: author?.pauses };
}
const decide = async (words: string, decision: Decision) =>
  decided(app, { words, decision, reason: "It insults." });
const write = async (person: TestPerson) =>
  (await app.call(writeUpdate, { body: { text: "Rain" } }, { as: await signedIn(person) })).code;
const logged = async (action: string) =>
  app.platform.database.selectFrom("audit_log").select("subject").where("action", "=", action).execute();

test("the next stage follows what the last year has brought the author; the last one asks the admin, who closes writing for good", async () => {
  const person = await aPerson(app);
  const offered: (Stage | undefined)[] = [];
  let caseId = 0;
  for (const stage of ["warn", "pause-1", "pause-7", "pause-30", "close"] as const) {
    const { words, next } = await reported(person);
    offered.push(next);
    caseId = await decide(words, stage);
    app.clock.advance(stage === "warn" || stage === "close" ? 0 : Number(stage.slice(6)) * day);
  }
  expect(offered).toEqual(["warn", "pause-1", "pause-7", "pause-30", "close"]);
  const as = await signedIn(admin);
  const { queues } = (await app.call(readStart, {}, { as })).data;
  expect(queues.find(({ leadsTo }) => leadsTo === "/app/admin/writing")).toMatchObject({
    waiting: { count: 1 },
  });
  const { closings } = (await app.call(listClosings, {}, { as })).data;
  expect(closings).toMatchObject([{ words: `Rude ${count}`, reason: "It insults.", pauses: 4 }]);
  const close = () =>
    app.call(
      decideClosing,
      { params: { closingId: closings[0]?.closingId ?? 0 }, body: { isClosed: true, reason: "Five times." } },
      { as },
    );
  const both = await Promise.all([close(), close()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  app.clock.advance(400 * day);
  expect(await write(person)).toBe("moderation/writing-closed");
  const now = { as: await signedIn(person) };
  const own = await app.call(readOwnCase, { params: { caseId } }, now);
  expect(own.data.pause).toEqual({ days: 30, endsAt: null, state: "on" });
  const { notifications } = (await app.call(listNotifications, { query: {} }, now)).data;
  expect(notifications[0]).toMatchObject({ kind: "WRITING_CLOSED", leadsTo: `/app/moderation/${caseId}` });
  const subject = `profile ${person.profileId}`;
  expect(await logged("moderation/paused")).toEqual(Array(4).fill({ subject }));
  expect(await logged("moderation/writing-closed")).toEqual([{ subject }]);
});

test.each([
  [true, "moderation/writing-closed"],
  [false, "CREATED"],
])(
  "an accepted appeal against what closed writing for good leaves the pause until the admin decides; closed anew: %s",
  async (isClosed, code) => {
    const person = await aPerson(app);
    const { words } = await reported(person);
    const caseId = await decide(words, "warn");
    const pause = { case_id: caseId, profile_id: person.profileId, days: 30, closing: "closed" };
    const times = { begins_at: app.clock.now(), ends_at: null };
    await app.platform.database
      .insertInto("writing_pauses")
      .values({ ...pause, ...times })
      .execute();
    const appeal = { params: { caseId }, body: { words: "It was a joke" } };
    await app.call(appealCase, appeal, { as: await signedIn(person) });
    await decide(words, "keep");
    expect(await write(person)).toBe("moderation/paused");
    const as = await signedIn(admin);
    const told = (await app.call(listNotifications, { query: {} }, { as })).data.notifications;
    expect(told[0]).toMatchObject({ kind: "WRITING_CLOSING", leadsTo: "/app/admin/writing" });
    const { closings } = (await app.call(listClosings, {}, { as })).data;
    const closing = closings.find((each) => each.words === words);
    expect(closing?.isAppealWon).toBe(true);
    const params = { closingId: closing?.closingId ?? 0 };
    const body = { isClosed, reason: "Looked again" };
    expect((await app.call(decideClosing, { params, body }, { as })).status).toBe(200);
    expect(await write(person)).toBe(code);
  },
);

test("who asks to close writing for good does not decide it, whatever rights that person has", async () => {
  const person = await aPerson(app);
  const both = await aPerson(app, { roles: ["support", "platform-admin"] });
  const { words } = await reported(person);
  const caseId = await decide(words, "warn");
  const pause = { case_id: caseId, profile_id: person.profileId, days: 30, closing: "none" };
  const began = new Date(app.clock.now().getTime() - 40 * day);
  const times = { begins_at: began, ends_at: app.clock.now() };
  await app.platform.database
    .insertInto("writing_pauses")
    .values({ ...pause, ...times })
    .execute();
  const again = await reported(person);
  const as = await signedIn(both);
  const next = (await app.call(listCases, {}, { as })).data.cases.find((one) => one.words === again.words);
  const asked = {
    params: { caseId: next?.caseId ?? 0 },
    body: { decision: "close", reason: "Again." },
  } as const;
  expect((await app.call(decideCase, asked, { as })).status).toBe(200);
  const closings = async (session: string) =>
    (await app.call(listClosings, {}, { as: session })).data.closings.find(
      (each) => each.words === again.words,
    );
  expect(await closings(as)).toMatchObject({ isAskedByMe: true });
  const other = await signedIn(admin);
  expect(await closings(other)).toMatchObject({ isAskedByMe: false });
  const params = { closingId: (await closings(as))?.closingId ?? 0 };
  const body = { isClosed: true, reason: "Again." };
  expect((await app.call(decideClosing, { params, body }, { as })).code).toBe("moderation/asked-by-you");
  expect((await app.call(decideClosing, { params, body }, { as: other })).status).toBe(200);
});

test("what is older than a year counts no more, and nobody is given more than what comes next", async () => {
  const person = await aPerson(app);
  await decide((await reported(person)).words, "warn");
  await decide((await reported(person)).words, "pause-1");
  app.clock.advance(366 * day);
  const { words, next, pauses } = await reported(person);
  expect([next, pauses]).toEqual(["warn", 0]);
  await expect(decide(words, "pause-1")).rejects.toThrow("more than what comes next");
});

test("before a word is added the admin sees how many posts of the last 30 days it would have held, with some of them", async () => {
  const writer = await aPerson(app);
  const tryIt = async (word: string, takesEndings: "true" | "false" = "false") =>
    (await app.call(tryWord, { query: { word, takesEndings } }, { as: await signedIn(admin) })).data;
  await anUpdateBy(app, await signedIn(writer), { text: "Cheap  Seed for all, before" });
  app.clock.advance(31 * day);
  const { shareId } = await anUpdateBy(app, await signedIn(writer), {
    text: `${"Long ".repeat(40)} CHEAP\nseed here`,
  });
  await aCommentBy(app, await signedIn(writer), { shareId, text: "cheap seed" });
  const { questionId } = await aQuestion(app, { as: await signedIn(writer), title: "Where is cheap seed" });
  await anAnswer(app, questionId, { as: await signedIn(writer), words: "No cheap seeds" });
  const found = await tryIt("Cheap seed");
  expect(found).toMatchObject({ looked: 4, held: 3 });
  expect(found.examples).toHaveLength(3);
  expect(found.examples).toContainEqual(expect.stringMatching(/^….{50,60} CHEAP seed here$/));
  expect(await tryIt("cheap seed", "true")).toMatchObject({ held: 4 });
  const gone = await signedIn(writer);
  await app.call(deleteUpdate, { params: { shareId } }, { as: gone });
  expect(await tryIt("cheap seed")).toMatchObject({ looked: 2, held: 1 });
  const below = await anUpdateBy(app, gone, { text: "Rude" });
  await aCommentBy(app, gone, { shareId: below.shareId, text: "cheap seed" });
  expect(await tryIt("cheap seed")).toMatchObject({ looked: 4, held: 2 });
  const reporter = { as: (await aPerson(app)).cookie };
  await app.call(reportUpdate, { params: { shareId: below.shareId }, body: { reason: "rude" } }, reporter);
  await app.call(reportWords, { params: { questionId }, body: { answerId: null, reason: "rude" } }, reporter);
  await decide("Rude", "hide");
  await decide("Where is cheap seed", "hide");
  await app.startWorker();
  await expect
    .poll(() => tryIt("cheap seed", "true"), { interval: 250 })
    .toMatchObject({ looked: 0, held: 0 });
  const other = { query: { word: "cheap seed", takesEndings: "false" } } as const;
  expect(
    (await app.call(tryWord, other, { as: (await aPerson(app, { roles: ["support"] })).cookie })).status,
  ).toBe(403);
});

test("a word that the admin adds holds the next post in both scripts, once however it is typed, until it is removed; both stand in the log", async () => {
  const as = await signedIn(admin);
  const isHeld = async (text: string) => {
    await anUpdateBy(app, (await aPerson(app)).cookie, { text });
    return (await waitingCases(app)).some((one) => one.words === text && one.isHeld);
  };
  for (const text of ["FUCK you", "నా కొడకా రా", "Lanjakodaka", "Share your OTP with me", "బెట్టింగ్ యాప్‌లో చేరండి"])
    expect([text, await isHeld(text)]).toEqual([text, true]);
  for (const text of ["Rapeseed and dengue", "డెంగీ జ్వరం", "A casinoless village", "మా నాన్న కొడుకు"])
    expect([text, await isHeld(text)]).toEqual([text, false]);
  const add = (word: string, takesEndings: boolean) =>
    app.call(addWord, { body: { word, takesEndings } }, { as });
  expect(await isHeld("Quick Loan here")).toBe(false);
  expect((await add("Quick  loan", false)).status).toBe(201);
  expect((await add("quick LOAN", true)).code).toBe("moderation/word-listed");
  expect((await add("a.*", false)).fields).toHaveProperty("word");
  expect((await add("లోన్ యాప్", true)).status).toBe(201);
  const now = ["A quick loan here", "Quick loans here", "ఈ లోన్ యాప్‌లు"];
  expect(await Promise.all(now.map(isHeld))).toEqual([true, false, true]);
  const { words } = (await app.call(listWords, {}, { as })).data;
  const { wordId = 0 } = words.find(({ word }) => word === "quick loan") ?? {};
  const remove = () => app.call(removeWord, { params: { wordId } }, { as });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  expect(await isHeld("The quick loan again")).toBe(false);
  expect(await logged("moderation/word-added")).toEqual([{ subject: "quick loan" }, { subject: "లోన్ యాప్" }]);
  expect(await logged("moderation/word-removed")).toEqual([{ subject: "quick loan" }]);
});
