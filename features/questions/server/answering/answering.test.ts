import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { aVoiceKey } from "#testing/files/voices.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { anAnswer, aQuestion } from "../../builders.ts";
import {
  agreeWithAnswer,
  answerQuestion,
  editAnswer,
  followQuestion,
  markMeToo,
  markSolved,
  markUseful,
  reportWords,
} from "../../contract/answers.ts";
import { readGuestQuestion } from "../../contract/guests.ts";
import { readQuestion } from "../../contract.ts";
import { tellOfAnswers } from "../telling/tell-of-answers.ts";

let app: TestApp;
let asker: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "questions/ask-question": 1000, "questions/mark": 1000 } });
  asker = await aPerson(app, { firstName: "Ramulu" });
});
afterAll(() => app.close());

const on = { isOn: true };
const read = async (questionId: string, as = asker.cookie) =>
  (await app.call(readQuestion, { params: { questionId } }, { as })).data;
const newsOf = async ({ cookie }: TestPerson) =>
  (await app.call(listNotifications, { query: {} }, { as: cookie })).data.notifications.filter(({ kind }) =>
    kind.startsWith("QUESTION_"),
  );

describe("answers", () => {
  test("a spoken one needs no words, keeps its voice note when it is changed, and guests hear it", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const voiceKey = await aVoiceKey(app, asker.cookie);
    const body = { words: "", voiceKey };
    const sent = await app.call(answerQuestion, { params: { questionId }, body }, { as: asker.cookie });
    const { answerId = 0 } = sent.data.answers[0] ?? {};
    const edited = { params: { answerId }, body: { words: "Neem oil", voiceKey } };
    const voice = `${voiceKey}-2.webm`;
    expect((await app.call(editAnswer, edited, { as: asker.cookie })).data.answers).toMatchObject([
      { voice },
    ]);
    const url = `/public/social/qa/voices/${questionId}-${voice}`;
    const guests = (await app.call(readGuestQuestion, { params: { questionId } })).data;
    expect(guests.answers).toMatchObject([{ voice: { url, seconds: 2 } }]);
    expect((await app.app.inject({ url })).statusCode).toBe(200);
  });

  test("[QA-002] a signed-in person adds one, everybody reads it; an empty one is refused, and a guest is", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const helper = await aPerson(app, { firstName: "Sarojana", firstNameTe: "సరోజన" });
    const send = (words: string, as: string) =>
      app.call(answerQuestion, { params: { questionId }, body: { words } }, { as });
    for (const words of ["", " \n "]) {
      const refused = await send(words, helper.cookie);
      expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ["words"]]);
    }
    expect((await send("Hello", "")).status).toBe(401);
    expect((await send("Spray neem oil.", helper.cookie)).status).toBe(201);
    expect(await read(questionId)).toMatchObject({
      answerCount: 1,
      answers: [
        {
          words: "Spray neem oil.",
          isMine: false,
          author: { name: { en: "Sarojana", te: "సరోజన" }, place: { en: "Hanamkonda", te: null } },
        },
      ],
    });
  });

  test("stand in this order: what solved it, what experts agree with, the most useful, the newest", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const ids: number[] = [];
    for (const words of ["solved", "agreed", "useful", "older", "newer"]) {
      app.clock.advance(1000);
      ids.push(await anAnswer(app, questionId, { words }));
    }
    const [solved = 0, agreed = 0, useful = 0] = ids;
    const expert = await aPerson(app, { firstName: "Lavanya", roles: ["support"] });
    await app.call(markUseful, { params: { answerId: useful }, body: on }, { as: expert.cookie });
    await app.call(agreeWithAnswer, { params: { answerId: agreed }, body: on }, { as: expert.cookie });
    await app.call(markSolved, { params: { answerId: solved }, body: on }, { as: asker.cookie });
    const { answers } = await read(questionId);
    expect(answers.map(({ words }) => words)).toEqual(["solved", "agreed", "useful", "newer", "older"]);
    expect(answers[1]?.agreedBy).toEqual([{ en: "Lavanya", te: null }]);
  });

  test("one solves the question: a later choice takes the place of the one before, also when both are pressed at once", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const answers = [await anAnswer(app, questionId), await anAnswer(app, questionId)];
    const press = (answerId: number, isOn = true, as = asker.cookie) =>
      app.call(markSolved, { params: { answerId }, body: { isOn } }, { as });
    for (const answerId of answers) expect((await press(answerId)).status).toBe(200);
    await Promise.all(answers.map((answerId) => press(answerId)));
    const solved = async () =>
      (await read(questionId)).answers
        .filter(({ solvedAt }) => solvedAt !== null)
        .map(({ answerId }) => answerId);
    expect(await solved()).toHaveLength(1);
    await Promise.all(answers.map((answerId) => press(answerId, false)));
    expect(await solved()).toEqual([]);
    const stranger = await aPerson(app);
    expect((await press(answers[0] ?? 0, true, stranger.cookie)).status).toBe(404);
  });
});

describe("marks", () => {
  test("useful and me too count once of each person, can be taken back, and are not for own words", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const helper = await aPerson(app);
    const answerId = await anAnswer(app, questionId, { as: helper.cookie });
    const useful = (isOn: boolean, as: string) =>
      app.call(markUseful, { params: { answerId }, body: { isOn } }, { as });
    const meToo = (isOn: boolean, as: string) =>
      app.call(markMeToo, { params: { questionId }, body: { isOn } }, { as });
    const reader = await aPerson(app);
    await Promise.all([1, 2, 3].map(() => useful(true, reader.cookie)));
    await Promise.all([1, 2, 3].map(() => meToo(true, reader.cookie)));
    const marked = await read(questionId, reader.cookie);
    expect(marked).toMatchObject({
      meTooCount: 1,
      isMeToo: true,
      answers: [{ usefulCount: 1, isUseful: true }],
    });
    await useful(false, reader.cookie);
    await meToo(false, reader.cookie);
    expect(await read(questionId, reader.cookie)).toMatchObject({
      meTooCount: 0,
      answers: [{ usefulCount: 0 }],
    });
    expect((await useful(true, helper.cookie)).code).toBe("questions/own-words");
    expect((await meToo(true, asker.cookie)).code).toBe("questions/own-words");
  });

  test("support and platform admins agree as experts, by name and never with themselves; nobody else may", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const expert = await aPerson(app, { firstName: "Lavanya", roles: ["platform-admin"] });
    const answerId = await anAnswer(app, questionId);
    const own = await anAnswer(app, questionId, { as: expert.cookie });
    const agree = (id: number, as: string, isOn = true) =>
      app.call(agreeWithAnswer, { params: { answerId: id }, body: { isOn } }, { as });
    expect((await agree(answerId, asker.cookie)).status).toBe(403);
    expect((await agree(own, expert.cookie)).code).toBe("questions/own-words");
    expect((await agree(answerId, expert.cookie)).data.answers[0]).toMatchObject({
      ...{ answerId, haveAgreed: true, agreedBy: [{ en: "Lavanya" }] },
    });
    const taken = (await agree(answerId, expert.cookie, false)).data.answers;
    expect(taken.flatMap(({ agreedBy }) => agreedBy)).toEqual([]);
  });

  test("words are reported once by each person, never own ones", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const answerId = await anAnswer(app, questionId);
    const reader = await aPerson(app);
    const report = (id: number | null, as: string) =>
      app.call(reportWords, { params: { questionId }, body: { answerId: id, reason: "rude" } }, { as });
    await report(answerId, reader.cookie);
    const twice = await report(answerId, reader.cookie);
    expect([twice.status, twice.data.isReported, twice.data.answers[0]?.isReported]).toEqual([
      200,
      false,
      true,
    ]);
    expect((await report(null, reader.cookie)).data.isReported).toBe(true);
    expect((await report(null, asker.cookie)).code).toBe("questions/own-words");
    const other = await aQuestion(app, { as: asker.cookie });
    const astray = { params: { questionId: other.questionId }, body: { answerId, reason: "rude" as const } };
    expect((await app.call(reportWords, astray, { as: reader.cookie })).status).toBe(404);
  });
});

describe("notices", () => {
  test("asker and followers hear of answers by others, several since the last notice in one; one who stopped following does not", async () => {
    const title = "Paddy seedlings turn pale";
    const { questionId } = await aQuestion(app, { as: asker.cookie, title });
    const [follower, leaver] = [await aPerson(app), await aPerson(app)];
    const follow = (as: string, isOn: boolean) =>
      app.call(followQuestion, { params: { questionId }, body: { isOn } }, { as });
    await follow(follower.cookie, true);
    await follow(leaver.cookie, true);
    await follow(leaver.cookie, false);
    const textsOf = async (person: TestPerson) =>
      (await newsOf(person)).filter(({ leadsTo }) => leadsTo.endsWith(questionId)).map(({ text }) => text.en);
    const helper = await aPerson(app, { firstName: "Sarojana" });
    await anAnswer(app, questionId, { as: helper.cookie });
    await tellOfAnswers(app.platform, questionId);
    await tellOfAnswers(app.platform, questionId);
    expect(await textsOf(asker)).toEqual([`Sarojana answered: ${title}`]);
    app.clock.advance(1000);
    await anAnswer(app, questionId, { as: follower.cookie });
    await anAnswer(app, questionId, { as: helper.cookie });
    await tellOfAnswers(app.platform, questionId);
    expect(await textsOf(asker)).toEqual([`2 new answers: ${title}`, `Sarojana answered: ${title}`]);
    expect(await textsOf(follower)).toEqual([`Sarojana answered: ${title}`, `Sarojana answered: ${title}`]);
    expect([await textsOf(leaver), await textsOf(helper)]).toEqual([[], []]);
  });

  test("the first answer is told at once, further ones within the hour wait for its end together", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const waiting = async (): Promise<number[]> => {
      const { rows } = await app.pool.query<{ seconds: number }>(
        `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
         where key like 'questions/tell-of-answers/%' order by id desc limit 1`,
      );
      return rows.map(({ seconds }) => seconds);
    };
    await anAnswer(app, questionId);
    expect((await waiting())[0]).toBeLessThanOrEqual(0);
    await tellOfAnswers(app.platform, questionId);
    app.clock.advance(600_000);
    await anAnswer(app, questionId);
    expect((await waiting())[0]).toBeGreaterThan(2900);
    expect((await waiting())[0]).toBeLessThanOrEqual(3000);
  });

  test("the writer of the answer that solved it is thanked once", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie, title: "Cotton bolls rot" });
    const helper = await aPerson(app);
    const answerId = await anAnswer(app, questionId, { as: helper.cookie });
    const own = await anAnswer(app, questionId, { as: asker.cookie });
    const press = (id: number, isOn: boolean) =>
      app.call(markSolved, { params: { answerId: id }, body: { isOn } }, { as: asker.cookie });
    await press(answerId, true);
    await press(answerId, false);
    await press(answerId, true);
    await press(own, true);
    const solved = (news: Awaited<ReturnType<typeof newsOf>>) =>
      news.filter(({ kind }) => kind === "QUESTION_SOLVED").map(({ text }) => text.en);
    expect(solved(await newsOf(helper))).toEqual(["It helped with: Cotton bolls rot"]);
    expect(solved(await newsOf(asker))).toEqual([]);
  });
});
