import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPause } from "#features/moderation/builders.ts";
import { blockPerson, unblockPerson } from "#features/people/contract.ts";
import { anAnswer, aQuestion } from "#features/questions/builders.ts";
import {
  agreeWithAnswer,
  deleteAnswer,
  markSolved,
  markUseful,
} from "#features/questions/contract/answers.ts";
import { anUpdateBy } from "#features/updates/builders.ts";
import { deleteUpdate, markUpdate } from "#features/updates/contract/updates.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { jobsAreDone } from "#testing/process/held-job.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { type MarkKind, needsOf, pointsOf, readOwnStanding, readStanding } from "../contract.ts";

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  const often = ["posts, hour", "questions/ask-question", "questions/mark", "questions/answer-question"];
  app = await testApp({ raisedLimits: Object.fromEntries(often.map((name) => [name, 10_000])) });
  await app.startWorker();
});
afterAll(() => app.close());

/** Sessions from before the clock went on are over. */
const signedIn = (person: TestPerson) => sessionFor(app, person);
/** The standing of a person once what waits is done. */
async function standingOf(person: TestPerson) {
  await jobsAreDone(app.url);
  return (await app.call(readOwnStanding, {}, { as: await signedIn(person) })).data;
}
const points = async (person: TestPerson) => (await standingOf(person)).points;

/** An answer of this person, to a question of somebody else. */
async function answerBy(person: TestPerson, by?: TestPerson) {
  const asker = by ?? (await aPerson(app));
  const { questionId } = await aQuestion(app, { as: await signedIn(asker) });
  return { asker, answerId: await anAnswer(app, questionId, { as: await signedIn(person) }) };
}
const useful = async (answerId: number, giver: TestPerson, isOn = true) =>
  app.call(markUseful, { params: { answerId }, body: { isOn } }, { as: await signedIn(giver) });
const solved = async (answerId: number, asker: TestPerson, isOn = true) =>
  app.call(markSolved, { params: { answerId }, body: { isOn } }, { as: await signedIn(asker) });
const liked = async (shareId: string, giver: TestPerson, isSet = true) =>
  app.call(
    markUpdate,
    { params: { shareId, kind: "useful" }, body: { isSet } },
    { as: await signedIn(giver) },
  );

describe("points", () => {
  test("come from useful answers and updates, from what solved a question and what an expert agrees with, and are told by kind", async () => {
    const helper = await aPerson(app);
    const { asker, answerId } = await answerBy(helper);
    const { shareId } = await anUpdateBy(app, helper.cookie);
    await useful(answerId, await aPerson(app));
    await useful(answerId, await aPerson(app));
    await solved(answerId, asker);
    await liked(shareId, await aPerson(app));
    const expert = await aPerson(app, { roles: ["support"] });
    await app.call(agreeWithAnswer, { params: { answerId }, body: { isOn: true } }, { as: expert.cookie });
    expect(await standingOf(helper)).toMatchObject({
      ...{ points: 25, givers: 5, step: "villager", days: 30, isPaused: false, pausedUntil: null },
      today: {
        points: 25,
        marks: [
          { kind: "agreed", count: 1, points: 10 },
          { kind: "solved", count: 1, points: 10 },
          { kind: "useful-answer", count: 2, points: 4 },
          { kind: "useful-update", count: 1, points: 1 },
        ],
      },
    });
    app.clock.advance(day);
    expect(await standingOf(helper)).toMatchObject({ points: 25, today: { points: 0, marks: [] } });
  });

  test("of one day are 30 at most, and 10 of them from one person", async () => {
    const helper = await aPerson(app);
    const friend = await aPerson(app);
    for (let count = 0; count < 6; count += 1) await useful((await answerBy(helper)).answerId, friend);
    expect(await points(helper)).toBe(10);
    for (let count = 0; count < 3; count += 1) {
      const { asker, answerId } = await answerBy(helper);
      await solved(answerId, asker);
    }
    expect(await standingOf(helper)).toMatchObject({ points: 30, today: { points: 30 } });
    app.clock.advance(day);
    const { asker, answerId } = await answerBy(helper);
    await solved(answerId, asker);
    expect(await points(helper)).toBe(40);
  });

  test("from one person are 20 ever, and of too few people they stay below a step", async () => {
    const helper = await aPerson(app);
    const [first, second, third] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    const byDay: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      for (let mark = 0; mark < 5; mark += 1) await useful((await answerBy(helper)).answerId, first);
      const standing = await standingOf(helper);
      byDay.push(standing.points, standing.today.points);
      app.clock.advance(day);
    }
    expect(byDay).toEqual([10, 10, 19, 10, 19, 0]);
    const { answerId } = await answerBy(helper);
    await useful(answerId, second);
    expect(await standingOf(helper)).toMatchObject({ points: needsOf.villager.points - 1, givers: 2 });
    await useful(answerId, third);
    expect(await standingOf(helper)).toMatchObject({ points: 24, givers: 3, today: { points: 4 } });
  });

  test("never come from oneself, from new accounts, over a block, or from one whose writing was stopped then", async () => {
    const helper = await aPerson(app);
    const [near, stopped] = [await aPerson(app), await aPerson(app)];
    const { answerId } = await answerBy(helper);
    const { shareId } = await anUpdateBy(app, await signedIn(helper));
    await liked(shareId, helper);
    await useful(answerId, await aPerson(app, { isNew: true }));
    await useful(answerId, near);
    await addPause(app, stopped, 1);
    await useful(answerId, stopped);
    expect(await points(helper)).toBe(2);
    const params = { profileKey: near.profileKey };
    await app.call(blockPerson, { params }, { as: await signedIn(helper) });
    await runJob(app, "reputation/recount-all");
    expect(await points(helper)).toBe(0);
    await app.call(unblockPerson, { params }, { as: await signedIn(helper) });
    app.clock.advance(2 * day);
    await liked(shareId, stopped);
    await runJob(app, "reputation/recount-all");
    expect(await points(helper)).toBe(3);
  });

  test("go with the mark that is taken back and with the words that are deleted or hidden", async () => {
    const helper = await aPerson(app);
    const giver = await aPerson(app);
    const [first, second] = [await answerBy(helper), await answerBy(helper)];
    const { shareId } = await anUpdateBy(app, await signedIn(helper));
    await useful(first.answerId, giver);
    await solved(second.answerId, second.asker);
    await liked(shareId, giver);
    expect(await points(helper)).toBe(13);
    await solved(second.answerId, second.asker, false);
    expect(await points(helper)).toBe(3);
    const as = await signedIn(helper);
    await app.call(deleteAnswer, { params: { answerId: first.answerId } }, { as });
    expect(await points(helper)).toBe(1);
    await app.call(deleteUpdate, { params: { shareId } }, { as });
    expect(await points(helper)).toBe(0);
  });

  test("that are kept are those of the marks, whatever was marked and taken back in whatever order, and summed again they stay", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(app)));
    const marks = await markAtRandom(people, { rounds: 150, daily: 30 });
    const expected = people.map(({ profileId }) =>
      sumOf(marks.filter(({ receiver }) => receiver === profileId)),
    );
    const kept = async () => Promise.all(people.map(points));
    expect(await kept()).toEqual(expected);
    expect(Math.max(...expected)).toBeGreaterThan(20);
    await runJob(app, "reputation/recount-all");
    expect(await kept()).toEqual(expected);
  });

  test("of another person are read by everybody but who is kept apart, with the step; nothing tells who gave them", async () => {
    const [helper, reader] = [await aPerson(app), await aPerson(app)];
    const { asker, answerId } = await answerBy(helper);
    await solved(answerId, asker);
    await jobsAreDone(app.url);
    const read = async (by: TestPerson) =>
      app.call(readStanding, { params: { profileKey: helper.profileKey } }, { as: await signedIn(by) });
    expect((await read(reader)).data).toEqual({ step: "villager", points: 10 });
    await addPause(app, helper, 1);
    expect((await read(reader)).data).toEqual({ step: "villager", points: 10 });
    const params = { profileKey: reader.profileKey };
    await app.call(blockPerson, { params }, { as: await signedIn(helper) });
    expect((await read(reader)).code).toBe("reputation/not-found");
  });
});

type Mark = {
  readonly kind: MarkKind;
  readonly giver: number;
  readonly receiver: number;
  readonly day: number;
};
type Thing = { readonly owner: TestPerson } & (
  | { readonly answerId: number; readonly asker: TestPerson }
  | { readonly shareId: string }
);

/** Answers and updates of the first three people; one person has asked everything. */
async function thingsOf(people: readonly TestPerson[]): Promise<Thing[]> {
  const asker = await aPerson(app);
  return Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const owner = people[at % 3] as TestPerson;
      if (at % 2 === 0) return { owner, ...(await answerBy(owner, asker)) };
      return { owner, shareId: (await anUpdateBy(app, await signedIn(owner))).shareId };
    }),
  );
}

/** Marks what people wrote and takes marks back, by chance, over some days; gives the marks that are left. */
async function markAtRandom(
  people: readonly TestPerson[],
  { rounds, daily }: { readonly rounds: number; readonly daily: number },
): Promise<Mark[]> {
  const chance = numbersFrom(5);
  const things = await thingsOf(people);
  const marks = new Map<string, Mark>();
  for (let round = 0; round < rounds; round += 1) {
    const [thing, isOn] = [things[chance(things.length)] as Thing, chance(3) > 0];
    const someone = people[chance(people.length)] as TestPerson;
    const { kind, giver } = await press(thing, { isOn, someone, isSolved: chance(3) === 0 });
    const [key, receiver] = [`${things.indexOf(thing)} ${kind} ${giver.profileId}`, thing.owner.profileId];
    const before = marks.get(key);
    if (!isOn) marks.delete(key);
    else if (giver !== thing.owner)
      marks.set(key, before ?? { kind, giver: giver.profileId, receiver, day: Math.floor(round / daily) });
    if (round % daily === daily - 1) app.clock.advance(day);
  }
  return [...marks.values()];
}

/** Presses a mark, or takes it back; an answer may be marked by its asker as what solved it. */
async function press(
  thing: Thing,
  { isOn, someone, isSolved }: { isOn: boolean; someone: TestPerson; isSolved: boolean },
): Promise<{ kind: MarkKind; giver: TestPerson }> {
  if ("shareId" in thing) {
    await liked(thing.shareId, someone, isOn);
    return { kind: "useful-update", giver: someone };
  }
  if (!isSolved) {
    await useful(thing.answerId, someone, isOn);
    return { kind: "useful-answer", giver: someone };
  }
  await solved(thing.answerId, thing.asker, isOn);
  return { kind: "solved", giver: thing.asker };
}

/** What marks make within the limits, reckoned beside the database; enough people gave them. */
function sumOf(marks: readonly { kind: MarkKind; giver: number; day: number }[]): number {
  const days = [...Map.groupBy(marks, (mark) => mark.day)].toSorted(([one], [other]) => one - other);
  const left = new Map(marks.map(({ giver }) => [giver, 20]));
  return days.reduce((sum, [, ofDay]) => {
    const givers = [...Map.groupBy(ofDay, (mark) => mark.giver).values()];
    const counted = givers.map((given) => {
      const giver = given[0]?.giver ?? 0;
      const sumOfGiver = given.reduce((all, { kind }) => all + pointsOf[kind], 0);
      const points = Math.min(10, sumOfGiver, left.get(giver) ?? 0);
      left.set(giver, (left.get(giver) ?? 0) - points);
      return points;
    });
    return (
      sum +
      Math.min(
        30,
        counted.reduce((all, each) => all + each, 0),
      )
    );
  }, 0);
}

/** Chosen numbers below a bound, the same in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
