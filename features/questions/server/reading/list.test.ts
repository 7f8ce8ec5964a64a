import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { eraseRows } from "#engine/server/privacy/person-rows.queries.ts";
import { inOrderOfErasure } from "#engine/server/privacy/privacy-plan.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { anAnswer, aQuestion } from "../../builders.ts";
import { markSolved } from "../../contract/answers.ts";
import { chooseCrops, listQuestions, readQuestion } from "../../contract.ts";

let app: TestApp;
let me: TestPerson;
let other: TestPerson;
/** Ids by what the test calls them, asked in this order. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await testApp();
  [me, other] = [await aPerson(app), await aPerson(app)];
  const asked = [
    ["mine", me, "cotton"],
    ["plain", other, "paddy"],
    ["answered", other, "cotton"],
    ["solved", other, "chilli"],
  ] as const;
  for (const [name, { cookie: as }, crop] of asked) {
    app.clock.advance(1000);
    ids[name] = (await aQuestion(app, { as, title: `It is ${name}`, crop })).questionId;
  }
  app.clock.advance(1000);
  const answerId = await anAnswer(app, ids["solved"] ?? "");
  await app.call(markSolved, { params: { answerId }, body: { isOn: true } }, { as: other.cookie });
  app.clock.advance(1000);
  await anAnswer(app, ids["answered"] ?? "");
});
afterAll(() => app.close());

const nameOf = (questionId: string) => Object.keys(ids).find((name) => ids[name] === questionId);
const list = async (query: object) => {
  const { status, data } = await app.call(listQuestions, { query }, { as: me.cookie });
  expect(status).toBe(200);
  return data;
};
const names = async (query: object) =>
  (await list(query)).questions.map(({ questionId }) => nameOf(questionId));

test.each([
  ["all", ["solved", "answered", "plain", "mine"]],
  ["mine", ["mine"]],
  ["answered", ["solved", "answered"]],
  ["unanswered", ["plain", "mine"]],
  ["solved", ["solved"]],
  ["my-crops", []],
  ["whatever", ["solved", "answered", "plain", "mine"]],
])("[QA-003] the filter %s leaves these questions, the newest first", async (filter, left) => {
  expect(await names({ filter })).toEqual(left);
});

test("[QA-003] my crops are chosen by the person and leave the questions about them", async () => {
  const choose = (crops: string[]) => app.call(chooseCrops, { body: { crops } }, { as: me.cookie });
  expect((await choose(["cotton", "paddy"])).data).toEqual({ myCrops: ["cotton", "paddy"] });
  expect(await names({ filter: "my-crops" })).toEqual(["answered", "plain", "mine"]);
  await choose(["paddy"]);
  expect(await list({ filter: "my-crops" })).toMatchObject({ myCrops: ["paddy"] });
  expect(await names({ filter: "my-crops" })).toEqual(["plain"]);
  await choose([]);
});

test("active first goes by the last answer; pages follow each other whatever was asked meanwhile", async () => {
  const query = { sort: "active", limit: 2 } as const;
  const first = await list(query);
  expect(first.questions.map(({ questionId }) => nameOf(questionId))).toEqual(["answered", "solved"]);
  app.clock.advance(1000);
  const late = await aQuestion(app, { as: other.cookie });
  const second = await list({ ...query, after: first.nextAfter ?? "" });
  expect(second.questions.map(({ questionId }) => nameOf(questionId))).toEqual(["plain", "mine"]);
  expect(second.nextAfter).toBeNull();
  expect((await list({ limit: 1 })).questions[0]?.questionId).toBe(late.questionId);
  const [card] = first.questions;
  expect(card).toMatchObject({ answerCount: 1, isSolved: false, crop: "cotton", meTooCount: 0 });
});

test("a list takes three statements, a question three, the session included", async () => {
  const { statements } = await app.statements.during(() => list({}));
  expect(statements).toHaveLength(3);
  const params = { questionId: ids["solved"] ?? "" };
  const one = await app.statements.during(() => app.call(readQuestion, { params }, { as: me.cookie }));
  expect(one.statements).toHaveLength(3);
});

test("whoever leaves takes own answers and marks along; own questions stay without words for the answers of others", async () => {
  const leaver = await aPerson(app);
  const { questionId } = await aQuestion(app, { as: leaver.cookie, words: "Mine", crop: "okra" });
  const kept = await anAnswer(app, questionId, { as: other.cookie });
  const gone = await aQuestion(app, { as: other.cookie });
  await anAnswer(app, gone.questionId, { as: leaver.cookie });
  const { platform } = app;
  const tables = new Map(platform.privacy.tables.map((each) => [each.table, each]));
  const person = { ...leaver, createdAt: new Date(0) };
  for (const declared of inOrderOfErasure(platform.privacy))
    if (declared.owner === "questions")
      await inTransaction(platform, (transaction) => eraseRows(transaction, tables, declared, person));
  const read = async (id: string) =>
    (await app.call(readQuestion, { params: { questionId: id } }, { as: me.cookie })).data;
  expect(await read(questionId)).toMatchObject({
    ...{ title: null, words: "", crop: null, photos: [], answers: [{ answerId: kept }] },
  });
  expect(await read(gone.questionId)).toMatchObject({ answerCount: 0, answers: [] });
});
