import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { switchNotificationKind } from "#features/notifications/contract/notification-settings.ts";
import { follows } from "#features/people/builders.ts";
import { blockPerson } from "#features/people/contract.ts";
import { anAnswer, aQuestion } from "#features/questions/builders.ts";
import { chooseCrops, deleteQuestion } from "#features/questions/contract.ts";
import { anUpdateBy } from "#features/updates/builders.ts";
import { chooseReading } from "#features/updates/contract/reading.ts";
import { deleteUpdate, markUpdate } from "#features/updates/contract/updates.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { testPlatform } from "#testing/process/platform.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { mostCounted, readWeek } from "../contract.ts";
import { sundayOf, tellWeek } from "./tell-week.ts";

const day = 86_400_000;
/** Somewhere else, so that nothing of the others is near. */
let villages = 0;
const elsewhere = () => ({
  ...hanamkonda,
  locality: `Village ${++villages}`,
  adminLevel2: `District ${villages}`,
});

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    now: new Date("2026-07-19T12:30:00Z"),
    raisedLimits: { "posts, hour": 10_000, "questions/ask-question": 100, "updates/write-update": 1000 },
  });
});
afterAll(() => app.close());

/** Somebody who leaves now, from a place of his own. */
async function leaves(wish: Parameters<typeof aPerson>[1] = {}): Promise<TestPerson> {
  return aPerson(app, { location: elsewhere(), ...wish });
}
const told = async (person: TestPerson) => {
  const { rows } = await app.pool.query(
    "select body_en, body_te, leads_to from notifications where profile_id = $1 and kind = 'WEEKLY_DIGEST' order by told_at",
    [person.profileId],
  );
  return rows as { body_en: string; body_te: string; leads_to: string }[];
};
const texts = async (person: TestPerson) => (await told(person)).map(({ body_en }) => body_en);
const signedIn = (person: TestPerson) => sessionFor(app, person);
const week = async (person: TestPerson) =>
  (await app.call(readWeek, {}, { as: await signedIn(person) })).data.digest;
/** Days later, when people wrote in between. */
const later = (days: number) => app.clock.advance(days * day);

describe("the weekly digest", () => {
  beforeEach(() => later(7));

  test("names the best of one's district, crops and people, in both languages, and leads to its page", async () => {
    const place = elsewhere();
    const reader = await leaves({ location: place });
    const [near, followed] = [await leaves({ location: place }), await leaves()];
    await follows(app, reader, followed);
    const as = reader.cookie;
    await app.call(chooseCrops, { body: { crops: ["chilli"] } }, { as });
    await app.call(chooseReading, { body: { crops: ["cotton"] } }, { as });
    later(1);
    await anUpdateBy(app, near.cookie, { text: "Rain in the district" });
    await anUpdateBy(app, followed.cookie, { text: "From whom you follow" });
    await anUpdateBy(app, (await leaves()).cookie, { text: "Cotton is sown", crops: ["cotton"] });
    await anUpdateBy(app, (await leaves()).cookie, { text: "Far from all of it" });
    await aQuestion(app, { as: (await leaves()).cookie, title: "Why do chilli leaves curl", crop: "chilli" });
    later(3);
    await tellWeek(app.platform);
    const [one, ...more] = await told(reader);
    expect(more).toEqual([]);
    expect(one).toEqual({
      ...{ leads_to: "/app/week", body_en: "4 new: Ramulu, Ramulu, Ramulu wrote" },
      body_te: "కొత్తవి 4: Ramulu, Ramulu, Ramulu రాశారు",
    });
    expect(await week(reader)).toMatchObject({ updateCount: 3, questionCount: 1 });
    const cards = (await week(reader))?.cards ?? [];
    expect(new Set(cards.map(({ title }) => title))).toEqual(
      new Set([
        "Rain in the district",
        "From whom you follow",
        "Cotton is sown",
        "Why do chilli leaves curl",
      ]),
    );
    expect(cards[1]).toMatchObject({
      kind: "question",
      author: { en: "Ramulu" },
      leadsTo: expect.stringContaining("/app/social/qa/"),
    });
  });

  test("names what most people marked or talk about, not the newest; nobody over a block takes the place of others; what is counted to its bound is told as that and more", async () => {
    const place = elsewhere();
    const reader = await leaves({ location: place });
    await app.call(chooseCrops, { body: { crops: ["maize"] } }, { as: reader.cookie });
    const [author, blocked] = [await leaves({ location: place }), await leaves({ location: place })];
    await app.call(blockPerson, { params: { profileKey: reader.profileKey } }, { as: blocked.cookie });
    app.clock.advance(1000);
    const { shareId } = await anUpdateBy(app, author.cookie, { text: "Useful to two" });
    for (const { cookie } of [await leaves(), await leaves()]) {
      const mark = { params: { shareId, kind: "useful" }, body: { isSet: true } } as const;
      await app.call(markUpdate, mark, { as: cookie });
    }
    const { questionId } = await aQuestion(app, { as: author.cookie, title: "Answered", crop: "maize" });
    await anAnswer(app, questionId);
    for (let count = 0; count < 20; count += 1) {
      app.clock.advance(1000);
      await anUpdateBy(app, author.cookie, { text: `Newer ${count}` });
      await aQuestion(app, { as: author.cookie, title: `Newer ${count}`, crop: "maize" });
    }
    app.clock.advance(1000);
    for (let count = 0; count < 101; count += 1)
      await anUpdateBy(app, blocked.cookie, { text: `No ${count}` });
    later(4);
    await tellWeek(app.platform);
    const found = await week(reader);
    expect(found).toMatchObject({ updateCount: mostCounted, questionCount: mostCounted });
    expect(found?.cards.map(({ title }) => title)).toEqual([
      ...["Useful to two", "Answered", "Newer 19", "Newer 19", "Newer 18", "Newer 18"],
    ]);
    expect(await told(reader)).toMatchObject([
      { body_en: "20+ new: Ramulu wrote", body_te: "కొత్తవి 20+: Ramulu రాశారు" },
    ]);
  });

  test("comes to nobody who was here in the last days, of nothing new, or who has switched it off", async () => {
    const author = await leaves();
    const readers = [await leaves(), await leaves(), await leaves()] as const;
    const [here, idle, off] = readers;
    await follows(app, here, author);
    await follows(app, off, author);
    const params = { kind: "WEEKLY_DIGEST" };
    const switched = await app.call(
      switchNotificationKind,
      { params, body: { choice: "off" } },
      { as: off.cookie },
    );
    expect(switched.status).toBe(200);
    later(4);
    await anUpdateBy(app, await signedIn(author), { text: "New words" });
    await signedIn(here);
    await tellWeek(app.platform);
    expect(await Promise.all(readers.map(texts))).toEqual([[], [], []]);
    expect(await week(idle)).toBeNull();
  });

  test("names nothing of one's own, over a block, hidden by the reader, or taken away", async () => {
    const place = elsewhere();
    const reader = await leaves({ location: place });
    const [blocked, author] = [await leaves({ location: place }), await leaves({ location: place })];
    await app.call(blockPerson, { params: { profileKey: reader.profileKey } }, { as: blocked.cookie });
    await anUpdateBy(app, reader.cookie, { text: "My own" });
    app.clock.advance(1000);
    const hidden = await anUpdateBy(app, author.cookie, { text: "Hidden by the reader" });
    const hide = { params: { shareId: hidden.shareId, kind: "hidden" }, body: { isSet: true } } as const;
    await app.call(markUpdate, hide, { as: reader.cookie });
    await anUpdateBy(app, blocked.cookie, { text: "Of the blocked" });
    await anUpdateBy(app, author.cookie, { text: "Held: casino" });
    const gone = await anUpdateBy(app, author.cookie, { text: "Deleted" });
    await app.call(deleteUpdate, { params: { shareId: gone.shareId } }, { as: author.cookie });
    later(4);
    await tellWeek(app.platform);
    expect(await texts(reader)).toEqual([]);
  });

  test("shows later only what is still there, and nothing of somebody who has blocked since", async () => {
    const place = elsewhere();
    const reader = await leaves({ location: place });
    await app.call(chooseCrops, { body: { crops: ["paddy"] } }, { as: reader.cookie });
    const [first, second] = [await leaves({ location: place }), await leaves()];
    app.clock.advance(1000);
    await anUpdateBy(app, first.cookie, { text: "Of the one who blocks" });
    const { questionId } = await aQuestion(app, {
      as: second.cookie,
      title: "Paddy turns yellow",
      crop: "paddy",
    });
    later(4);
    await tellWeek(app.platform);
    expect((await week(reader))?.cards).toHaveLength(2);
    await app.call(blockPerson, { params: { profileKey: reader.profileKey } }, { as: await signedIn(first) });
    await app.call(deleteQuestion, { params: { questionId } }, { as: await signedIn(second) });
    expect((await week(reader))?.cards).toEqual([]);
  });

  test("comes once in a week, however often and on however many processes the job runs, and next week only with what is newer", async () => {
    const [author, reader] = [await leaves(), await leaves()];
    await follows(app, reader, author);
    app.clock.advance(1000);
    await anUpdateBy(app, author.cookie, { text: "First week" });
    later(4);
    const other = await testPlatform({ url: app.url });
    try {
      const second = { ...other.platform, clock: app.clock };
      await Promise.all([tellWeek(app.platform), tellWeek(second), tellWeek(app.platform)]);
      await tellWeek(second);
      expect(await texts(reader)).toEqual(["1 new: Ramulu wrote"]);
      later(7);
      await tellWeek(app.platform);
      expect(await texts(reader)).toHaveLength(1);
      await anUpdateBy(app, await signedIn(author), { text: "Third week" });
      later(7);
      await tellWeek(second);
      expect(await texts(reader)).toEqual(["1 new: Ramulu wrote", "1 new: Ramulu wrote"]);
    } finally {
      await other.close();
    }
  });

  test("chooses for a hundred people, and tells them, with the statements that one person takes", async () => {
    const author = await leaves();
    const choosing = async (count: number) => {
      const readers: TestPerson[] = [];
      for (let at = 0; at < count; at += 1) readers.push(await leaves());
      for (const reader of readers) await follows(app, reader, author);
      app.clock.advance(1000);
      await anUpdateBy(app, await signedIn(author), { text: `For ${count}` });
      later(7);
      const { statements } = await app.statements.during(() => tellWeek(app.platform));
      expect(await texts(readers.at(-1) as TestPerson)).toHaveLength(1);
      return statements.length;
    };
    expect(await choosing(20)).toBe(await choosing(1));
  });
});

test.each([
  ["2026-07-19T12:30:00Z", "2026-07-19"],
  ["2026-07-19T18:31:00Z", "2026-07-19"],
  ["2026-07-18T18:31:00Z", "2026-07-19"],
  ["2026-07-18T18:29:00Z", "2026-07-12"],
])("the week of %s in India is that of Sunday %s", (moment, sunday) => {
  expect(sundayOf(new Date(moment))).toBe(sunday);
});
