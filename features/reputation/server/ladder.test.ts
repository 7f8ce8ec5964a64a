import { afterAll, beforeAll, expect, test } from "vitest";
import { addPause } from "#features/moderation/builders.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { aQuestion } from "#features/questions/builders.ts";
import { sortQuestion } from "#features/questions/contract/answers.ts";
import { listQuestions, readQuestion } from "#features/questions/contract.ts";
import { anInvitation } from "#features/teams/builders.ts";
import { answerInvitation } from "#features/teams/contract.ts";
import { anUpdateBy } from "#features/updates/builders.ts";
import { reportUpdate } from "#features/updates/contract/reports.ts";
import { readUpdate, writeUpdate } from "#features/updates/contract/updates.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { jobsAreDone } from "#testing/process/held-job.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { onStep } from "../builders.ts";
import { needsOf, readOwnStanding, readStanding, rightsOf, type Step, stepOf } from "../contract.ts";

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "updates/write-update": 1000 } });
  await app.startWorker();
});
afterAll(() => app.close());

const write = ({ cookie: as }: TestPerson, text = "The rain has come") =>
  app.call(writeUpdate, { body: { text } }, { as });
const personOn = async (step: Exclude<Step, "new">) => {
  const person = await aPerson(app);
  await onStep(app, person, step);
  return person;
};

test.each<[Step, number, number]>([
  ["new", 19, 2.9],
  ["villager", 20, 0],
  ["villager", 0, 3],
  ["villager", 400, 13.9],
  ["trusted", 100, 14],
  ["trusted", 399, 400],
  ["trusted", 400, 29],
  ["guide", 400, 30],
])(
  "the step is %s with %i points after %d days; a right begins as villager, a pause takes the step away",
  (step, points, days) => {
    const now = app.clock.now();
    const standing = { points, joinedAt: new Date(now.getTime() - days * day) };
    expect(stepOf(standing, now)).toBe(step);
    expect(stepOf({ ...standing, isLetIn: true }, now)).toBe(step === "new" ? "villager" : step);
    expect(stepOf({ ...standing, isPaused: true, isLetIn: true }, now)).toBe("new");
  },
);

test("a new account writes more than five times a day and with links once it has the points of a villager", async () => {
  const person = await aPerson(app, { isNew: true });
  expect((await write(person, "See www.example.com")).code).toBe("moderation/no-links-yet");
  for (let count = 0; count < 5; count += 1) expect((await write(person)).status).toBe(201);
  expect((await write(person)).code).toBe("moderation/too-many-of-new");
  await onStep(app, person, "villager");
  expect((await write(person, "See www.example.com")).status).toBe(201);
});

test("[R48] 30 posts an hour are all for a villager, and a trusted person writes 60", async () => {
  const [villager, trusted] = [await aPerson(app), await personOn("trusted")];
  const landed = async (person: TestPerson) => {
    let count = 0;
    while ((await write(person)).status === 201) count += 1;
    return count;
  };
  expect([await landed(villager), await landed(trusted)]).toEqual([30, 60]);
});

test.each<[boolean, string, readonly (Step | "paused" | "agent")[]]>([
  [true, "three villagers", ["villager", "villager", "villager"]],
  [false, "two villagers", ["villager", "villager"]],
  [true, "two who are trusted", ["trusted", "trusted"]],
  [false, "a trusted person and a villager", ["trusted", "villager"]],
  [true, "a guide and a villager", ["guide", "villager"]],
  [false, "a guide alone", ["guide"]],
  [true, "three new agents", ["agent", "agent", "agent"]],
  [
    false,
    "a trusted person, a guide whose writing is stopped and somebody new",
    ["trusted", "paused", "new"],
  ],
])("[R48] reports take words out of sight: %s, of %s", async (isHeld, _, reporters) => {
  const { shareId } = await anUpdateBy(app, (await aPerson(app)).cookie);
  for (const kind of reporters) {
    const isNew = kind === "new" || kind === "agent";
    const reporter = await aPerson(app, { isNew, roles: kind === "agent" ? ["agent"] : [] });
    if (kind === "paused") await addPause(app, reporter, 1);
    if (!isNew) await onStep(app, reporter, kind === "paused" ? "guide" : kind);
    const report = { params: { shareId }, body: { reason: "rude" } } as const;
    expect((await app.call(reportUpdate, report, { as: reporter.cookie })).status).toBe(201);
  }
  await jobsAreDone(app.url);
  const reader = await aPerson(app);
  const seen = await app.call(readUpdate, { params: { shareId } }, { as: reader.cookie });
  expect(seen.status).toBe(isHeld ? 404 : 200);
});

test("[QA-005] a guide says which crop another's question is about, who asked hears of it; below that step it is refused, and while writing is stopped", async () => {
  const [asker, trusted, guide] = [await aPerson(app), await personOn("trusted"), await personOn("guide")];
  const { questionId } = await aQuestion(app, { as: asker.cookie, title: "Why do the leaves curl" });
  const params = { questionId };
  const sort = (crop: string, { cookie: as }: TestPerson) =>
    app.call(sortQuestion, { params, body: { crop } }, { as });
  const isOffered = async ({ cookie: as }: TestPerson) =>
    (await app.call(readQuestion, { params }, { as })).data.maySort;
  expect([await isOffered(asker), await isOffered(trusted), await isOffered(guide)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await sort("chilli", trusted)).toMatchObject({ status: 403, code: "questions/may-not-sort" });
  expect((await sort("no-such-crop", guide)).fields).toHaveProperty("crop");
  expect((await sort("chilli", guide)).data).toMatchObject({
    crop: "chilli",
    title: "Why do the leaves curl",
  });
  const told = (await app.call(listNotifications, { query: {} }, { as: asker.cookie })).data.notifications;
  expect(told.filter(({ kind }) => kind === "QUESTION_SORTED")).toMatchObject([
    {
      leadsTo: `/app/social/qa/${questionId}`,
      text: { en: expect.stringContaining("Why do the leaves curl") },
    },
  ]);
  const own = await aQuestion(app, { as: guide.cookie });
  const ofOwn = { params: { questionId: own.questionId }, body: { crop: "chilli" } };
  expect((await app.call(sortQuestion, ofOwn, { as: guide.cookie })).code).toBe("questions/own-words");
  await addPause(app, guide, 1);
  expect((await sort("cotton", guide)).code).toBe("questions/may-not-sort");
  expect(await isOffered(guide)).toBe(false);
  const { data } = await app.call(listQuestions, { query: {} }, { as: asker.cookie });
  expect(data.questions.find((each) => each.questionId === questionId)?.crop).toBe("chilli");
});

test("[QA-005] however often guides change a crop, who asked hears once a day of each crop, the log keeps who did it, and 20 changes an hour are all", async () => {
  const [asker, guide] = [await aPerson(app), await personOn("guide")];
  const { questionId } = await aQuestion(app, { as: asker.cookie, crop: null });
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    const body = { crop: count % 2 === 0 ? "chilli" : "cotton" };
    statuses.push(
      (await app.call(sortQuestion, { params: { questionId }, body }, { as: guide.cookie })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const told = (await app.call(listNotifications, { query: {} }, { as: asker.cookie })).data.notifications;
  expect(told.filter(({ kind }) => kind === "QUESTION_SORTED")).toHaveLength(2);
  const logged = await app.platform.database
    .selectFrom("audit_log")
    .select(["actor_profile_id", "detail"])
    .where("action", "=", "questions/sorted")
    .where("subject", "=", `question ${questionId}`)
    .orderBy("id")
    .execute();
  expect(logged).toHaveLength(20);
  expect(logged[0]).toEqual({ actor_profile_id: guide.profileId, detail: { crop: "chilli" } });
});

test("who works for a seller is not new from the first day, as the person and others read it", async () => {
  const [seller, reader] = [await aPerson(app, { roles: ["seller"] }), await aPerson(app)];
  const { cookie, mobileNo, profileKey } = await aPerson(app, { isNew: true });
  const steps = async () => [
    (await app.call(readOwnStanding, {}, { as: cookie })).data.step,
    (await app.call(readStanding, { params: { profileKey } }, { as: reader.cookie })).data.step,
  ];
  expect(await steps()).toEqual(["new", "new"]);
  const { memberId } = await anInvitation(app, seller.cookie, mobileNo);
  const answer = { params: { memberId }, body: { isAccepted: true } };
  expect((await app.call(answerInvitation, answer, { as: cookie })).status).toBe(200);
  expect(await steps()).toEqual(["villager", "villager"]);
});

test("whose writing is stopped reads until when, and that the step gives nothing so long; the points stay", async () => {
  const guide = await personOn("guide");
  const read = async () => (await app.call(readOwnStanding, {}, { as: guide.cookie })).data;
  expect(await read()).toMatchObject({ step: "guide", points: needsOf.guide.points, isPaused: false });
  await addPause(app, guide, 1);
  const pausedUntil = app.clock.now().getTime() + day;
  expect(await read()).toMatchObject({
    step: "new",
    points: needsOf.guide.points,
    isPaused: true,
    pausedUntil,
  });
  expect(rightsOf.new).toMatchObject({ reportWeight: 0, maySort: false, mayLink: false });
});
