import { afterAll, beforeAll, expect, test } from "vitest";
import { countFeedNews, readFeedItem, readStream } from "#features/feed/contract";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { blockPerson, searchPeople, unblockPerson } from "#features/people/contract.ts";
import { anAnswer, aQuestion } from "#features/questions/builders.ts";
import {
  answerQuestion,
  followQuestion,
  markMeToo,
  markSolved,
  markUseful,
  reportWords,
} from "#features/questions/contract/answers.ts";
import { findSimilar, listQuestions, readQuestion } from "#features/questions/contract.ts";
import { tellOfAnswers } from "#features/questions/server/telling/tell-of-answers.ts";
import { aCommentBy, anUpdateBy } from "#features/updates/builders.ts";
import { addComment, listComments } from "#features/updates/contract/comments.ts";
import { reportUpdate } from "#features/updates/contract/reports.ts";
import { listUpdates, markUpdate, readUpdate } from "#features/updates/contract/updates.ts";
import { vote } from "#features/updates/contract/vote.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";

let app: TestApp;
let padma: TestPerson;
let laxman: TestPerson;
let third: TestPerson;

const block = (by: TestPerson, other: TestPerson) =>
  app.call(blockPerson, { params: { profileKey: other.profileKey } }, { as: by.cookie });
const updatesOf = async ({ cookie: as }: TestPerson) =>
  (await app.call(listUpdates, { query: { limit: 50 } }, { as })).data.updates.map(({ shareId }) => shareId);
const streamOf = async ({ cookie: as }: Pick<TestPerson, "cookie">) =>
  (await app.call(readStream, { query: { limit: 50 } }, { as })).data.entitiesStream;
const questionsOf = async ({ cookie: as }: TestPerson) =>
  (await app.call(listQuestions, { query: {} }, { as })).data.questions;

beforeAll(async () => {
  app = await testApp();
  padma = await aPerson(app, { firstName: "Padma" });
  laxman = await aPerson(app, { firstName: "Laxman" });
  third = await aPerson(app, { firstName: "Third" });
});
afterAll(() => app.close());

test("[PROF-003] neither of two people kept apart by a block sees, finds or touches what the other writes; a third sees all", async () => {
  const { shareId } = await anUpdateBy(app, padma.cookie);
  const { questionId } = await aQuestion(app, {
    as: padma.cookie,
    title: "Thrips on chilli, what to spray?",
  });
  const answerId = await anAnswer(app, questionId, { as: laxman.cookie });
  const before = await streamOf(laxman);
  const itemId = before.find(({ update }) => update?.shareId === shareId)?.id ?? "";
  expect(itemId).not.toBe("");
  const similarTo = { query: { title: "Thrips on chilli" } };
  const found = async (as: string) => [
    (await app.call(searchPeople, { query: { q: "Padma" } }, { as })).data.people.length,
    (await app.call(findSimilar, similarTo, { as })).data.questions.length,
  ];
  expect(await found(laxman.cookie)).toEqual([1, 1]);
  await block(padma, laxman);

  const as = laxman.cookie;
  expect([await updatesOf(laxman), await questionsOf(laxman)]).toEqual([[], []]);
  expect((await streamOf(laxman)).map(({ update }) => update?.shareId)).not.toContain(shareId);
  const news = { query: { since: app.clock.now().getTime() - 1000 } };
  expect((await app.call(countFeedNews, news, { as })).data.count).toBe(0);
  expect(await found(as)).toEqual([0, 0]);
  const ofUpdate = { params: { shareId } };
  const ofQuestion = { params: { questionId } };
  const ofAnswer = { params: { answerId }, body: { isOn: true } };
  const refused = [
    await app.call(readFeedItem, { params: { itemId } }, { as }),
    await app.call(readUpdate, ofUpdate, { as }),
    await app.call(listComments, { ...ofUpdate, query: {} }, { as }),
    await app.call(addComment, { ...ofUpdate, body: { text: "You again" } }, { as }),
    await app.call(markUpdate, { params: { shareId, kind: "useful" }, body: { isSet: true } }, { as }),
    await app.call(vote, { ...ofUpdate, body: { option: "Yes" } }, { as }),
    await app.call(reportUpdate, { ...ofUpdate, body: { reason: "rude" } }, { as }),
    await app.call(readQuestion, ofQuestion, { as }),
    await app.call(answerQuestion, { ...ofQuestion, body: { words: "You again" } }, { as }),
    await app.call(markMeToo, { ...ofQuestion, body: { isOn: true } }, { as }),
    await app.call(followQuestion, { ...ofQuestion, body: { isOn: true } }, { as }),
    await app.call(reportWords, { ...ofQuestion, body: { answerId: null, reason: "rude" } }, { as }),
    await app.call(markUseful, ofAnswer, { as: padma.cookie }),
    await app.call(markSolved, ofAnswer, { as: padma.cookie }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));

  // What he had answered before is hidden from the asker, and counted for others only.
  const read = async (by: TestPerson) =>
    (await app.call(readQuestion, ofQuestion, { as: by.cookie })).data.answers.length;
  expect([await read(padma), await read(third)]).toEqual([0, 1]);
  const counted = async (by: TestPerson) => (await questionsOf(by)).map(({ answerCount }) => answerCount);
  expect([await counted(padma), await counted(third)]).toEqual([[0], [1]]);
  expect(await updatesOf(third)).toEqual([shareId]);
  await app.call(unblockPerson, { params: { profileKey: laxman.profileKey } }, { as: padma.cookie });
  expect([await updatesOf(laxman), (await questionsOf(laxman)).length]).toEqual([[shareId], 1]);
});

test("[PROF-003] who follows the question of somebody he is kept apart from hears of no answer to it; no list counts what the reader cannot see", async () => {
  const [asker, follower] = [await aPerson(app), await aPerson(app)];
  const { questionId } = await aQuestion(app, { as: asker.cookie });
  const follow = { params: { questionId }, body: { isOn: true } };
  await app.call(followQuestion, follow, { as: follower.cookie });
  await block(asker, follower);
  await anAnswer(app, questionId, { as: third.cookie });
  await tellOfAnswers(app.platform, questionId);
  const { data } = await app.call(listNotifications, { query: {} }, { as: follower.cookie });
  expect(data.notifications).toEqual([]);
  await block(asker, third);
  const unanswered = { query: { filter: "unanswered" } } as const;
  const listed = (await app.call(listQuestions, unanswered, { as: asker.cookie })).data.questions;
  expect(listed.map((one) => one.questionId)).toContain(questionId);
});

test("[PROF-003] below what a third person writes, the two kept apart see and answer only the others, and hear of nothing", async () => {
  const [one, other] = [await aPerson(app), await aPerson(app, { firstName: "Other" })];
  const { shareId } = await anUpdateBy(app, third.cookie);
  const theirs = await aCommentBy(app, other.cookie, { shareId });
  const below = await aCommentBy(app, third.cookie, { shareId, replyTo: theirs });
  const mine = await aCommentBy(app, one.cookie, { shareId });
  await aCommentBy(app, other.cookie, { shareId, replyTo: mine });
  await block(one, other);
  const seen = async ({ cookie: as }: TestPerson) => {
    const { data } = await app.call(listComments, { params: { shareId }, query: {} }, { as });
    const { commentCount } = (await app.call(readUpdate, { params: { shareId } }, { as })).data;
    const [item] = (await streamOf({ cookie: as })).filter(({ update }) => update?.shareId === shareId);
    expect(item?.update?.commentCount).toBe(commentCount);
    return [data.comments.map(({ commentId, replies }) => [commentId, replies.length]), commentCount];
  };
  expect(await seen(one)).toEqual([[[mine, 0]], 1]);
  expect(await seen(other)).toEqual([[[theirs, 1]], 2]);
  expect((await seen(third))[1]).toBe(4);
  for (const replyTo of [theirs, below]) {
    const input = { params: { shareId }, body: { text: "No", replyTo } };
    expect((await app.call(addComment, input, { as: one.cookie })).code).toBe("updates/comment-not-found");
  }

  const heard = async ({ cookie: as }: TestPerson) =>
    (await app.call(listNotifications, { query: {} }, { as })).data.notifications.length;
  const own = await anUpdateBy(app, one.cookie);
  await app.call(unblockPerson, { params: { profileKey: other.profileKey } }, { as: one.cookie });
  await aCommentBy(app, other.cookie, { shareId: own.shareId });
  const asked = await aQuestion(app, { as: one.cookie });
  await anAnswer(app, asked.questionId, { as: other.cookie });
  await block(one, other);
  const { id } = await app.platform.database
    .selectFrom("updates")
    .select("id")
    .where("share_id", "=", own.shareId)
    .executeTakeFirstOrThrow();
  await runJob(app, "updates/tell-author", { updateId: String(id) });
  await tellOfAnswers(app.platform, asked.questionId);
  expect(await heard(one)).toBe(0);
});
