import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readStream } from "#features/feed/contract";
import { uploadedPhoto } from "#testing/files/product-photos.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { anAnswer, aQuestion } from "../../builders.ts";
import { answerQuestion, deleteAnswer, editAnswer } from "../../contract/answers.ts";
import {
  askQuestion,
  deleteQuestion,
  editQuestion,
  findSimilar,
  listQuestions,
  readQuestion,
} from "../../contract.ts";
import { selectCrops } from "../crops.queries.ts";
import { searchTokensOf } from "./search-tokens.ts";

let app: TestApp;
let asker: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "questions/ask-question": 1000 } });
  asker = await aPerson(app, { firstName: "Ramulu" });
});
afterAll(() => app.close());

const read = async (questionId: string, as = asker.cookie) =>
  app.call(readQuestion, { params: { questionId } }, { as });

describe("asking", () => {
  test("[QA-001] takes a title with words, crop, stage and photos; the title alone is enough", async () => {
    const as = asker.cookie;
    const photos = [await uploadedPhoto(app, as), await uploadedPhoto(app, as)];
    const body = {
      ...{ title: "  Why do chilli leaves curl up?  ", words: "Since Monday.\nSmall insects below." },
      ...{ crop: "chilli", stage: "flowering", photos },
    };
    const asked = await app.call(askQuestion, { body }, { as });
    expect(asked.status).toBe(201);
    expect(asked.data).toMatchObject({
      ...{ title: "Why do chilli leaves curl up?", words: body.words, crop: "chilli", stage: "flowering" },
      ...{ photos, isMine: true, isFollowed: true, answers: [], author: { name: { en: "Ramulu" } } },
    });
    const other = await aPerson(app);
    const picture = { url: `/v2/files/pictures/${photos[0]}-96.webp`, headers: { cookie: other.cookie } };
    expect((await app.app.inject(picture)).statusCode).toBe(200);
    expect((await app.call(askQuestion, { body: { title: "When to sow paddy?" } }, { as })).status).toBe(201);
  });

  test.each([
    ["title", { title: "" }],
    ["title", { title: "   " }],
    ["title", { title: "x".repeat(121) }],
    ["words", { title: "Why so", words: "x".repeat(2001) }],
    ["crop", { title: "Why so", crop: "moonflower" }],
    ["stage", { title: "Why so", stage: "never" }],
    ["photos", { title: "Why so", photos: Array.from({ length: 6 }, (_, at) => `${at}`.padEnd(22, "x")) }],
  ])("[QA-001] an empty or unfit %s is refused beside its field", async (field, body) => {
    const { status, fields } = await app.call(askQuestion, { body }, { as: asker.cookie });
    expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]]);
  });

  test("somebody else's photo, or one that is used already, is refused, and nothing is asked", async () => {
    const other = await aPerson(app);
    const theirs = await uploadedPhoto(app, other.cookie);
    const body = { title: "With a photo of another", photos: [theirs] };
    const refused = await app.call(askQuestion, { body }, { as: asker.cookie });
    expect([refused.status, refused.code]).toEqual([409, "questions/photo-gone"]);
    expect(Object.keys(refused.fields ?? {})).toEqual(["photos.0"]);
    const { data } = await app.call(listQuestions, { query: { limit: 50 } }, { as: asker.cookie });
    expect(data.questions.map(({ title }) => title)).not.toContain(body.title);
  });

  test("the same wish under one key asks once", async () => {
    const headers = { "idempotency-key": "questions-once-000001" };
    const input = { body: { title: "Asked once only" } };
    const [first, second] = [
      await app.call(askQuestion, input, { as: asker.cookie, headers }),
      await app.call(askQuestion, input, { as: asker.cookie, headers }),
    ];
    expect(second.data).toEqual(first.data);
  });

  test("a question stands in the home stream and leads to its page, changes there with it, and goes when it is deleted", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie, title: "In the stream" });
    const reader = await aPerson(app);
    const inStream = async () =>
      (await app.call(readStream, { query: { limit: 50 } }, { as: reader.cookie })).data.entitiesStream.find(
        ({ leadsTo }) => leadsTo === `/app/social/qa/${questionId}`,
      );
    const first = await inStream();
    expect(first).toMatchObject({ event: "QUESTION", promotionalTitle: "In the stream" });
    const changed = { params: { questionId }, body: { title: "Changed in the stream" } };
    await app.call(editQuestion, changed, { as: asker.cookie });
    expect(await inStream()).toEqual({ ...first, promotionalTitle: "Changed in the stream" });
    await app.call(deleteQuestion, { params: { questionId } }, { as: asker.cookie });
    expect(await inStream()).toBeUndefined();
  });
});

describe("changing and deleting", () => {
  test("[QA-005] only the author changes or deletes a question or an answer; for others it is not there", async () => {
    const { questionId } = await aQuestion(app, { as: asker.cookie });
    const helper = await aPerson(app);
    const answerId = await anAnswer(app, questionId, { as: helper.cookie });
    const admin = await aPerson(app, { roles: ["platform-admin"] });
    const question = { params: { questionId } };
    const answer = { params: { answerId } };
    const tries = (as: string) => [
      app.call(editQuestion, { ...question, body: { title: "Something else" } }, { as }),
      app.call(deleteQuestion, question, { as }),
    ];
    const answerTries = (as: string) => [
      app.call(editAnswer, { ...answer, body: { words: "Something else" } }, { as }),
      app.call(deleteAnswer, answer, { as }),
    ];
    for (const { cookie } of [helper, admin])
      for (const { status } of await Promise.all(tries(cookie))) expect(status).toBe(404);
    for (const { cookie } of [asker, admin])
      for (const { status } of await Promise.all(answerTries(cookie))) expect(status).toBe(404);
    app.clock.advance(1000);
    const body = { words: "Better: spray neem oil twice." };
    const changed = await app.call(editAnswer, { ...answer, body }, { as: helper.cookie });
    const at = app.clock.now().getTime();
    expect(changed.data.answers).toMatchObject([{ ...body, editedAt: at, isMine: true }]);
    expect((await app.call(deleteAnswer, answer, { as: helper.cookie })).data.answers).toEqual([]);
    const renamed = { ...question, body: { title: "Now another title", crop: "paddy" } };
    const edited = await app.call(editQuestion, renamed, { as: asker.cookie });
    expect(edited.data).toMatchObject({ title: "Now another title", crop: "paddy", editedAt: at });
  });

  test("a question without answers of others is gone; with them its words and photos go, and it is closed", async () => {
    const as = asker.cookie;
    const lonely = await aQuestion(app, { as });
    await anAnswer(app, lonely.questionId, { as });
    const remove = async (questionId: string) =>
      (await app.call(deleteQuestion, { params: { questionId } }, { as })).data;
    expect(await remove(lonely.questionId)).toEqual({ isGone: true });
    expect((await read(lonely.questionId)).status).toBe(404);
    const photos = [await uploadedPhoto(app, as)];
    const { questionId } = await aQuestion(app, { as, title: "Answered one", words: "More", photos });
    const helper = await aPerson(app);
    const answerId = await anAnswer(app, questionId, { as: helper.cookie });
    expect(await remove(questionId)).toEqual({ isGone: false });
    const left = (await read(questionId, helper.cookie)).data;
    expect(left).toMatchObject({ title: null, words: "", photos: [], answers: [{ answerId }] });
    const [file] = await app.platform.database
      .selectFrom("files")
      .select("used_by")
      .where("file_key", "=", photos[0] ?? "")
      .execute();
    expect(file).toEqual({ used_by: null });
    const params = { questionId };
    const late = await app.call(answerQuestion, { params, body: { words: "Late" } }, { as: helper.cookie });
    expect(late.code).toBe("questions/closed");
    const anew = await app.call(editQuestion, { params, body: { title: "Anew" } }, { as });
    expect(anew.code).toBe("questions/closed");
    expect((await app.call(deleteQuestion, { params }, { as })).status).toBe(404);
    const { data } = await app.call(listQuestions, { query: { limit: 50 } }, { as });
    expect(data.questions.map((each) => each.questionId)).not.toContain(questionId);
  });

  test("a photo that is taken out is given up, one that stays is kept", async () => {
    const as = asker.cookie;
    const [stays, goes] = [await uploadedPhoto(app, as), await uploadedPhoto(app, as)];
    const { questionId } = await aQuestion(app, { as, photos: [stays, goes] });
    const body = { title: "One photo less", photos: [stays] };
    expect((await app.call(editQuestion, { params: { questionId }, body }, { as })).data.photos).toEqual([
      stays,
    ]);
    const rows = await app.platform.database
      .selectFrom("files")
      .select(["file_key", "used_by"])
      .where("file_key", "in", [stays, goes])
      .execute();
    const usedBy = new Map(rows.map(({ file_key, used_by }) => [file_key, used_by]));
    expect([usedBy.get(stays), usedBy.get(goes)]).toEqual(["questions/photo", null]);
  });
});

describe("similar questions", () => {
  const similar = async (title: string, not?: string) =>
    (
      await app.call(findSimilar, { query: { title, ...(not && { not }) } }, { as: asker.cookie })
    ).data.questions.map((each) => each.title);

  test("are found by other words of both languages for the same crop and pest, and as they sound", async () => {
    const own = await testApp();
    try {
      const person = await aPerson(own);
      const titles = [
        "Thrips on chilli, which spray helps?",
        "పత్తిలో గులాబీ పురుగు నివారణ ఎలా?",
        "Khaira and zinc in paddy nursery",
        "How to store turmeric?",
      ];
      for (const title of titles) {
        own.clock.advance(1000);
        await aQuestion(own, { as: person.cookie, title });
      }
      const found = async (title: string) =>
        (await own.call(findSimilar, { query: { title } }, { as: person.cookie })).data.questions[0]?.title;
      expect(await found("మిరపలో తామర పురుగు ఎక్కువగా ఉంది")).toBe(titles[0]);
      expect(await found("mirchi lo thrips ki mandu")).toBe(titles[0]);
      expect(await found("Pink bollworm in cotton bolls")).toBe(titles[1]);
      expect(await found("వరి నారులో జింకు లోపం")).toBe(titles[2]);
      expect(await found("Is my tractor too heavy?")).toBeUndefined();
      expect(await found("Cotton price")).toBeUndefined();
    } finally {
      await own.close();
    }
  });

  test("come the closest first, without the question itself and deleted ones", async () => {
    const close = await aQuestion(app, { title: "Groundnut tikka leaf spot after rain" });
    const far = await aQuestion(app, { title: "Groundnut sowing after rain" });
    expect(await similar("Tikka spots on groundnut after rain")).toEqual([close.title, far.title]);
    expect(await similar(close.title ?? "", close.questionId)).toEqual([far.title]);
    expect(await similar("")).toEqual([]);
  });

  test("a topic has one token whatever its name, and words that say nothing have none", async () => {
    const crops = await selectCrops(app.platform.database);
    expect([...searchTokensOf("What is it?", crops).keys()]).toEqual([]);
    expect([...searchTokensOf("ఇది ఏమిటి", crops).keys()]).not.toContain("emiti");
    expect([...searchTokensOf("Yellow mosaic in black gram", crops).keys()]).toEqual(
      expect.arrayContaining(["#mosaic", "#black-gram"]),
    );
  });
});
