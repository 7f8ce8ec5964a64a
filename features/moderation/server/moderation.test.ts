import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aChatWith, aGroupOf, aMessage, sending } from "#features/chats/builders.ts";
import { listChats, readChat, reportChat } from "#features/chats/contract/chats.ts";
import { reportMessage } from "#features/chats/contract/groups.ts";
import { readStream } from "#features/feed/contract";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { anAnswer, aQuestion } from "#features/questions/builders.ts";
import { reportWords } from "#features/questions/contract/answers.ts";
import { listQuestions, readQuestion } from "#features/questions/contract.ts";
import { aDelivery, aReply, aReview, soldGoods } from "#features/reviews/builders.ts";
import { listProductReviews, reportReview } from "#features/reviews/contract.ts";
import { aCommentBy, anUpdateBy } from "#features/updates/builders.ts";
import { listComments } from "#features/updates/contract/comments.ts";
import { reportComment, reportUpdate } from "#features/updates/contract/reports.ts";
import { listUpdates, readUpdate } from "#features/updates/contract/updates.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { appealCase, type Decision, decideCase, listCases, readOwnCase } from "../contract/cases.ts";
import type { ReportedKind } from "../contract/reports.ts";

let app: TestApp;
let support: TestPerson;
let reader: TestPerson;
let author: TestPerson;
beforeAll(async () => {
  const raisedLimits = { "updates/report": 1000, "moderation/appeal-case": 1000, "posts, hour": 1000 };
  app = await testApp({ raisedLimits });
  await app.startWorker();
  support = await aPerson(app, { roles: ["support"] });
  reader = await aPerson(app);
  author = await aPerson(app, { firstName: "Padma", roles: ["seller"] });
});
afterAll(() => app.close());

interface Written {
  readonly report: (as: string) => Promise<{ readonly status: number; readonly code: string }>;
  /** Whether a reader sees it in all places. */
  readonly isSeen: () => Promise<boolean>;
}

const body = { reason: "rude", words: "It insults us" } as const;
let count = 0;

/** Something of the author of each kind, with these words. */
const makers: Readonly<Record<ReportedKind, (text: string) => Promise<Written>>> = {
  async update(text) {
    const { shareId } = await anUpdateBy(app, author.cookie, { text });
    const params = { shareId };
    return {
      report: (as) => app.call(reportUpdate, { params, body }, { as }),
      async isSeen() {
        const as = reader.cookie;
        const one = (await app.call(readUpdate, { params }, { as })).status === 200;
        const listed = (await app.call(listUpdates, { query: { limit: 50 } }, { as })).data.updates;
        const stream = (await app.call(readStream, { query: { limit: 50 } }, { as })).data.entitiesStream;
        return everywhere([
          one,
          listed.some((each) => each.shareId === shareId),
          stream.some(({ update }) => update?.shareId === shareId),
        ]);
      },
    };
  },
  async "update-comment"(text) {
    const { shareId } = await anUpdateBy(app, reader.cookie);
    const commentId = await aCommentBy(app, author.cookie, { shareId, text });
    const input = { params: { shareId }, query: {} };
    return {
      report: (as) => app.call(reportComment, { params: { commentId }, body }, { as }),
      isSeen: async () =>
        (await app.call(listComments, input, { as: reader.cookie })).data.comments.length === 1,
    };
  },
  async question(text) {
    const { questionId } = await aQuestion(app, { as: author.cookie, title: text });
    const params = { questionId };
    return {
      report: (as) => app.call(reportWords, { params, body: { answerId: null, ...body } }, { as }),
      async isSeen() {
        const as = reader.cookie;
        const one = (await app.call(readQuestion, { params }, { as })).status === 200;
        const listed = (await app.call(listQuestions, { query: {} }, { as })).data.questions;
        const stream = (await app.call(readStream, { query: { limit: 50 } }, { as })).data.entitiesStream;
        return everywhere([
          one,
          listed.some((each) => each.questionId === questionId),
          stream.some((item) => item.promotionalTitle === text),
        ]);
      },
    };
  },
  async answer(words) {
    const { questionId } = await aQuestion(app, { as: reader.cookie });
    const answerId = await anAnswer(app, questionId, { as: author.cookie, words });
    const params = { questionId };
    return {
      report: (as) => app.call(reportWords, { params, body: { answerId, ...body } }, { as }),
      isSeen: async () => {
        const { data } = await app.call(readQuestion, { params }, { as: reader.cookie });
        return everywhere([data.answers.length === 1, data.answerCount === 1]);
      },
    };
  },
  async chat(text) {
    const chatKey = await aChatWith(app, author.cookie, reader.profileKey);
    await aMessage(app, reader.cookie, chatKey, { text: "Private of the reader" });
    await aMessage(app, author.cookie, chatKey, { text });
    const params = { chatKey };
    return {
      report: (as) => app.call(reportChat, { params, body }, { as }),
      async isSeen() {
        const { data } = await app.call(readChat, { params, query: {} }, { as: author.cookie });
        return everywhere([!data.isClosed, (await sending(app, author.cookie, chatKey)).status === 201]);
      },
    };
  },
  async "chat-message"(text) {
    const chatKey = await aGroupOf(app, author, [reader, await aPerson(app)]);
    const { seq } = await aMessage(app, author.cookie, chatKey, { text });
    const params = { chatKey, seq };
    const last = async ({ cookie: as }: TestPerson) =>
      (await app.call(readChat, { params: { chatKey }, query: { after: seq - 1 } }, { as })).data.messages[0];
    return {
      report: (as) => app.call(reportMessage, { params, body }, { as }),
      isSeen: async () =>
        everywhere([
          (await last(reader))?.text === text,
          (await last(author))?.text === text,
          (await app.call(listChats, { query: {} }, { as: reader.cookie })).data.chats[0]?.lastText === text,
        ]),
    };
  },
  async review(words) {
    const delivery = await aDelivery(app, { buyer: author });
    const reviewId = await aReview(app, delivery, { words });
    return {
      report: (as) =>
        app.call(reportReview, { params: { reviewId }, body: { part: "review", ...body } }, { as }),
      isSeen: async () => {
        const { rating, reviews } = await reviewsOf(delivery.productId);
        return everywhere([reviews.length === 1, rating.count === 1]);
      },
    };
  },
  async "review-reply"(words) {
    const delivery = await aDelivery(app, { goods: await soldGoods(app, author) });
    const reviewId = await aReview(app, delivery);
    await aReply(app, { seller: author }, { reviewId, words });
    return {
      report: (as) =>
        app.call(reportReview, { params: { reviewId }, body: { part: "reply", ...body } }, { as }),
      isSeen: async () => (await reviewsOf(delivery.productId)).reviews[0]?.reply !== null,
    };
  },
};
const reviewsOf = async (productId: number) =>
  (await app.call(listProductReviews, { params: { productId }, query: {} }, { as: reader.cookie })).data;
/** What people write to each other: support reads none of it before it is reported. */
const isTalk = (kind: ReportedKind): boolean => kind === "chat" || kind === "chat-message";
const kinds = Object.keys(makers) as (keyof typeof makers)[];

/** True or false where all places say the same. */
function everywhere(places: readonly boolean[]): boolean {
  expect(new Set(places).size).toBe(1);
  return places[0] ?? false;
}

const waiting = async () => (await app.call(listCases, {}, { as: support.cookie })).data.cases;
const decide = (caseId: number, decision: Decision, reason = "It insults a neighbour.") =>
  app.call(decideCase, { params: { caseId }, body: { decision, reason } }, { as: support.cookie });
const newsOf = async ({ cookie: as }: TestPerson) =>
  (await app.call(listNotifications, { query: {} }, { as })).data.notifications;

/** Something reported of this kind, with its case. */
async function aCase(kind: keyof typeof makers) {
  const text = `Rude words ${++count}`;
  const written = await makers[kind](text);
  await written.report(reader.cookie);
  const found = (await waiting()).find(({ words }) => words === text);
  if (!found) throw new Error("nothing waits");
  return { ...written, ...found };
}

describe("what people report", () => {
  test.each(kinds)(
    "%s: hidden everywhere, its author reads why and appeals once; shown again it is everywhere",
    async (kind) => {
      const { caseId, isSeen, reports, leadsTo } = await aCase(kind);
      expect(reports).toMatchObject([body]);
      expect(leadsTo).toMatch(/^\/app\/(social|chats|reviews)\//);
      expect(await isSeen()).toBe(true);
      expect((await decide(caseId, "hide")).status).toBe(200);
      await expect.poll(isSeen).toBe(false);
      const [news] = await newsOf(author);
      expect(news).toMatchObject({ kind: "WORDS_HIDDEN", leadsTo: `/app/moderation/${caseId}` });
      const params = { caseId };
      const own = await app.call(readOwnCase, { params }, { as: author.cookie });
      expect(own.data).toMatchObject({
        kind,
        state: "hidden",
        reason: "It insults a neighbour.",
        appeal: null,
      });
      expect(JSON.stringify(own.data)).not.toContain(body.words);
      const appeal = () =>
        app.call(appealCase, { params, body: { words: "It was a joke" } }, { as: author.cookie });
      expect((await appeal()).data).toMatchObject({ state: "appealed", appeal: { words: "It was a joke" } });
      expect((await appeal()).code).toBe("moderation/appealed-before");
      expect((await waiting()).find((one) => one.caseId === caseId)).toMatchObject({
        appeal: { words: "It was a joke" },
        reason: "It insults a neighbour.",
      });
      await decide(caseId, "keep", "");
      await expect.poll(isSeen).toBe(true);
      expect((await newsOf(author))[0]).toMatchObject({ kind: "APPEAL_DECIDED" });
      expect((await appeal()).code).toBe("moderation/appealed-before");
    },
  );

  test("what is kept stays, is decided once, and waits again when another person reports it", async () => {
    const { caseId, report, isSeen } = await aCase("update");
    expect((await decide(caseId, "keep", "")).status).toBe(200);
    expect((await decide(caseId, "hide")).code).toBe("moderation/not-open");
    expect(await isSeen()).toBe(true);
    expect((await app.call(readOwnCase, { params: { caseId } }, { as: author.cookie })).status).toBe(404);
    expect((await report(reader.cookie)).code).toBe("updates/already-reported");
    await report((await aPerson(app)).cookie);
    expect((await waiting()).find((one) => one.caseId === caseId)?.reports).toHaveLength(1);
  });

  test("what was shown again and is hidden anew can be appealed anew, with nothing left of before", async () => {
    const { caseId, report } = await aCase("update");
    const own = { params: { caseId } };
    const appeal = (words: string) =>
      app.call(appealCase, { ...own, body: { words } }, { as: author.cookie });
    await decide(caseId, "hide");
    await appeal("First");
    await decide(caseId, "keep", "");
    await expect.poll(async () => (await report((await aPerson(app)).cookie)).status).toBe(201);
    await decide(caseId, "hide", "It insults another one.");
    expect((await app.call(readOwnCase, own, { as: author.cookie })).data).toMatchObject({
      reason: "It insults another one.",
      appeal: null,
    });
    expect((await appeal("Second")).data).toMatchObject({ appeal: { words: "Second" } });
  });

  test("nobody of support decides about the own words or sees who objects to them", async () => {
    const params = { shareId: (await anUpdateBy(app, support.cookie, { text: "By support" })).shareId };
    await app.call(reportUpdate, { params, body }, { as: reader.cookie });
    const other = await aPerson(app, { roles: ["support"] });
    const { data } = await app.call(listCases, {}, { as: other.cookie });
    const { caseId = 0 } = data.cases.find(({ words }) => words === "By support") ?? {};
    expect((await waiting()).some((one) => one.caseId === caseId)).toBe(false);
    expect((await decide(caseId, "keep", "")).code).toBe("moderation/own-words");
  });

  test.each(kinds.filter((kind) => !isTalk(kind)))(
    "%s: with a listed word it waits for support unseen, its author is told, and kept it is everywhere and stays",
    async (kind) => {
      const text = `ఇది నా కొడకా ${++count}`;
      const { isSeen } = await makers[kind](text);
      await expect.poll(isSeen).toBe(false);
      const found = (await waiting()).find(({ words }) => words === text);
      expect(found).toMatchObject({ kind, isHeld: true, reports: [] });
      const caseId = found?.caseId ?? 0;
      // News of the order that a review is about may come at any moment.
      const told = async () => (await newsOf(author)).find((one) => one.kind === "WORDS_HELD");
      expect(await told()).toMatchObject({ leadsTo: `/app/moderation/${caseId}` });
      const own = await app.call(readOwnCase, { params: { caseId } }, { as: author.cookie });
      expect(own.data).toMatchObject({ state: "held", reason: null });
      await decide(caseId, "keep", "");
      await expect.poll(isSeen).toBe(true);
      expect(await told()).toMatchObject({ leadsTo: found?.leadsTo });
      const after = await app.call(readOwnCase, { params: { caseId } }, { as: author.cookie });
      expect(after.data).toMatchObject({ state: "kept", leadsTo: found?.leadsTo, reason: null });
    },
  );

  test("[R48] reports of three people whose accounts are not new take it out of sight until support decides", async () => {
    const { caseId, report, isSeen } = await aCase("update");
    const reportAs = async (wish: { isNew?: boolean }) => report((await aPerson(app, wish)).cookie);
    for (const wish of [{ isNew: true }, { isNew: true }, {}]) await reportAs(wish);
    expect((await waiting()).find((one) => one.caseId === caseId)?.isHeld).toBe(false);
    await reportAs({});
    await expect.poll(isSeen).toBe(false);
    await decide(caseId, "keep", "");
    await expect.poll(isSeen).toBe(true);
  });

  test("of a chat support reads what the reported person wrote until then; it may be reported anew once it is decided, and who is in it does not decide", async () => {
    const [one, other] = [await aPerson(app, { roles: ["support"] }), await aPerson(app)];
    const chatKey = await aChatWith(app, other.cookie, one.profileKey);
    await aMessage(app, other.cookie, chatKey, { text: "Pay me" });
    await aMessage(app, one.cookie, chatKey, { text: "No" });
    await aMessage(app, other.cookie, chatKey, { text: "At once" });
    const report = () => app.call(reportChat, { params: { chatKey }, body }, { as: one.cookie });
    expect([(await report()).status, (await report()).code]).toEqual([201, "chats/already-reported"]);
    await aMessage(app, other.cookie, chatKey, { text: "After the report" });
    const found = (await waiting()).find(({ words }) => words === "Pay me\nAt once");
    expect(found).toMatchObject({ kind: "chat", reports: [body] });
    const caseId = found?.caseId ?? 0;
    const seenBy = async (as: string) => (await app.call(listCases, {}, { as })).data.cases;
    expect((await seenBy(one.cookie)).some((each) => each.caseId === caseId)).toBe(false);
    const input = { params: { caseId }, body: { decision: "keep" } } as const;
    expect((await app.call(decideCase, input, { as: one.cookie })).code).toBe("moderation/own-words");
    expect((await decide(caseId, "keep", "")).status).toBe(200);
    expect((await report()).status).toBe(201);
    expect((await waiting()).find((each) => each.caseId === caseId)?.words).toMatch(/After the report$/);
  });

  test("a chat that both report and that is closed for one stays closed when the other one is left", async () => {
    const both = [await aPerson(app), await aPerson(app)] as const;
    const [one, other] = both;
    const chatKey = await aChatWith(app, other.cookie, one.profileKey);
    for (const { cookie } of both) await aMessage(app, cookie, chatKey, { text: `Said by ${cookie}` });
    for (const { cookie } of both) await app.call(reportChat, { params: { chatKey }, body }, { as: cookie });
    const caseOf = async ({ cookie }: TestPerson) =>
      (await waiting()).find(({ words }) => words.includes(cookie))?.caseId ?? 0;
    const [ofOne, ofOther] = [await caseOf(one), await caseOf(other)];
    await decide(ofOther, "hide");
    const isClosed = async () =>
      (await app.call(readChat, { params: { chatKey }, query: {} }, { as: one.cookie })).data.isClosed;
    await expect.poll(isClosed).toBe(true);
    await decide(ofOne, "keep", "");
    await app.startWorker().then((worker) => worker.stop());
    expect(await isClosed()).toBe(true);
    expect((await app.call(reportChat, { params: { chatKey }, body }, { as: one.cookie })).code).toBe(
      "chats/already-reported",
    );
  });

  test("two decisions at once: one counts", async () => {
    const { caseId } = await aCase("update-comment");
    const both = await Promise.all([decide(caseId, "keep", ""), decide(caseId, "hide")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("hiding needs a reason; a warning is counted where the author is reported again, and upheld stays hidden", async () => {
    const { caseId, isSeen } = await aCase("answer");
    expect((await decide(caseId, "warn", " ")).fields).toHaveProperty("reason");
    await decide(caseId, "warn");
    expect((await aCase("question")).author).toMatchObject({ firstName: "Padma", warnings: 1 });
    const input = { params: { caseId }, body: { words: "No" } };
    await app.call(appealCase, input, { as: author.cookie });
    await decide(caseId, "hide", "Looked at again.");
    await expect.poll(isSeen).toBe(false);
    const own = await app.call(readOwnCase, { params: { caseId } }, { as: author.cookie });
    expect(own.data).toMatchObject({ state: "hidden", reason: "Looked at again.", isWarned: true });
  });

  test("each decision stands in the log with who made it, and nobody else's case is told", async () => {
    const { caseId } = await aCase("update");
    await decide(caseId, "hide");
    const logged = await app.platform.database
      .selectFrom("audit_log")
      .select(["action", "actor_profile_id"])
      .where("action", "=", "moderation/hidden")
      .orderBy("occurred_at", "desc")
      .executeTakeFirstOrThrow();
    expect(logged.actor_profile_id).toBe(support.profileId);
    expect((await app.call(readOwnCase, { params: { caseId } }, { as: reader.cookie })).status).toBe(404);
    expect((await newsOf(support)).some(({ kind }) => kind === "WORDS_REPORTED")).toBe(true);
  });
});
