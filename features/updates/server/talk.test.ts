import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readStream } from "#features/feed/contract";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { aCommentBy, anUpdateBy } from "../builders.ts";
import { addComment, deleteComment, editComment, listComments } from "../contract/comments.ts";
import { reportComment, reportUpdate } from "../contract/reports.ts";
import type { MarkKind } from "../contract/update.ts";
import { listUpdates, markUpdate, readUpdate } from "../contract/updates.ts";

let app: TestApp;
let author: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  app = await testApp();
  author = await aPerson(app, { firstName: "Padma" });
  reader = await aPerson(app, { firstName: "Sammaiah", firstNameTe: "సమ్మయ్య" });
});
afterAll(() => app.close());

const hour = 3_600_000;

const mark = (as: string, shareId: string, kind: MarkKind, isSet = true) =>
  app.call(markUpdate, { params: { shareId, kind }, body: { isSet } }, { as });
const read = async (as: string, shareId: string) =>
  (await app.call(readUpdate, { params: { shareId } }, { as })).data;
const commentsOf = async (shareId: string, as = reader.cookie) =>
  (await app.call(listComments, { params: { shareId }, query: {} }, { as })).data.comments;

describe("what a press says", () => {
  test("[SOC-003] useful counts once for each person, however often and from wherever it is pressed", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    await Promise.all([1, 2, 3].map(() => mark(reader.cookie, shareId, "useful")));
    const { cookie: other } = await aPerson(app);
    expect((await mark(other, shareId, "useful")).data).toEqual({ isSet: true, usefulCount: 2 });
    expect(await read(reader.cookie, shareId)).toMatchObject({ usefulCount: 2, isUseful: true });
    await mark(reader.cookie, shareId, "useful", false);
    expect(await read(reader.cookie, shareId)).toMatchObject({ usefulCount: 1, isUseful: false });
  });

  test("nobody finds the own update useful, but everybody may save it", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    expect(await mark(author.cookie, shareId, "useful")).toMatchObject({
      status: 409,
      code: "updates/own-words",
    });
    expect((await read(reader.cookie, shareId)).usefulCount).toBe(0);
    expect((await mark(author.cookie, shareId, "saved")).status).toBe(200);
    await mark(author.cookie, shareId, "saved", false);
  });

  test("what a person saves is listed for him alone", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    await mark(reader.cookie, shareId, "saved");
    const saved = async (as: string) =>
      (await app.call(listUpdates, { query: { show: "saved" } }, { as })).data.updates.map(
        (one) => one.shareId,
      );
    expect([await saved(reader.cookie), await saved(author.cookie)]).toEqual([[shareId], []]);
  });

  test("what a person hides is neither in his list nor in his home stream, and others see it", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    await mark(reader.cookie, shareId, "hidden");
    const seen = async (as: string) => {
      const { data } = await app.call(listUpdates, { query: { limit: 50 } }, { as });
      const stream = await app.call(readStream, { query: { limit: 50 } }, { as });
      return [
        data.updates.some((one) => one.shareId === shareId),
        stream.data.entitiesStream.some(({ update }) => update?.shareId === shareId),
      ];
    };
    expect([await seen(reader.cookie), await seen(author.cookie)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe("comments", () => {
  test("[SOC-003] stand oldest first with their replies, which have one level, and are counted", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    const first = await aCommentBy(app, reader.cookie, { shareId, text: "Which variety?" });
    const reply = await aCommentBy(app, author.cookie, { shareId, text: "Teja", replyTo: first });
    await aCommentBy(app, reader.cookie, { shareId, text: "Thanks", replyTo: reply });
    await aCommentBy(app, author.cookie, { shareId, text: "Come and see" });
    expect(
      (await commentsOf(shareId)).map(({ text, isMine, replies }) => [
        text,
        isMine,
        replies.map((one) => one.text),
      ]),
    ).toEqual([
      ["Which variety?", true, ["Teja", "Thanks"]],
      ["Come and see", false, []],
    ]);
    expect((await read(reader.cookie, shareId)).commentCount).toBe(4);
  });

  test("more comments than one part holds come with the next", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    for (let at = 1; at <= 21; at += 1)
      await aCommentBy(app, reader.cookie, { shareId, text: `Reply ${at}` });
    const ask = (after?: number) =>
      app.call(
        listComments,
        { params: { shareId }, query: { ...(after !== undefined && { after }) } },
        { as: author.cookie },
      );
    const { data } = await ask();
    expect(data.comments).toHaveLength(20);
    expect((await ask(data.nextAfter ?? 0)).data).toMatchObject({
      comments: [{ text: "Reply 21" }],
      nextAfter: null,
    });
  });

  test("only who wrote a comment changes or deletes it; a deleted one stands without words while it has replies", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    const commentId = await aCommentBy(app, reader.cookie, { shareId, text: "Wrong" });
    const params = { commentId };
    const body = { text: "Right" };
    expect((await app.call(editComment, { params, body }, { as: author.cookie })).status).toBe(404);
    expect((await app.call(deleteComment, { params }, { as: author.cookie })).status).toBe(404);
    await app.call(editComment, { params, body }, { as: reader.cookie });
    expect(await commentsOf(shareId)).toMatchObject([{ text: "Right", isEdited: true }]);
    const reply = await aCommentBy(app, author.cookie, { shareId, text: "Yes", replyTo: commentId });
    await app.call(deleteComment, { params }, { as: reader.cookie });
    expect(await commentsOf(shareId)).toMatchObject([{ text: null, replies: [{ text: "Yes" }] }]);
    expect((await app.call(deleteComment, { params }, { as: reader.cookie })).status).toBe(404);
    await app.call(deleteComment, { params: { commentId: reply } }, { as: author.cookie });
    expect(await commentsOf(shareId)).toEqual([]);
  });

  test("a reply to a comment of another update is refused", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    const other = await anUpdateBy(app, author.cookie);
    const replyTo = await aCommentBy(app, reader.cookie, { shareId: other.shareId });
    const input = { params: { shareId }, body: { text: "Lost", replyTo } };
    expect((await app.call(addComment, input, { as: reader.cookie })).code).toBe("updates/comment-not-found");
  });
});

describe("what the author is told", () => {
  const told = async (as: string) =>
    (await app.call(listNotifications, { query: {} }, { as })).data.notifications.map(({ text, leadsTo }) => [
      text.en,
      text.te,
      leadsTo,
    ]);
  const tell = async (shareId: string) => {
    const row = await app.platform.database
      .selectFrom("updates")
      .select("id")
      .where("share_id", "=", shareId)
      .executeTakeFirstOrThrow();
    await runJob(app, "updates/tell-author", { updateId: String(row.id) });
  };

  test("replies of others are told at once, then together, at most once an hour; own replies never", async () => {
    const writer = await aPerson(app);
    const { shareId } = await anUpdateBy(app, writer.cookie);
    const leadsTo = `/app/social/updates/${shareId}`;
    await aCommentBy(app, writer.cookie, { shareId });
    await tell(shareId);
    expect(await told(writer.cookie)).toEqual([]);
    await aCommentBy(app, reader.cookie, { shareId });
    await tell(shareId);
    const first = ["Sammaiah replied to your update.", "సమ్మయ్య మీ అప్‌డేట్‌కు జవాబిచ్చారు.", leadsTo];
    expect(await told(writer.cookie)).toEqual([first]);
    app.clock.advance(hour / 2);
    for (const each of [reader, author]) await aCommentBy(app, each.cookie, { shareId });
    await tell(shareId);
    expect(await told(writer.cookie)).toEqual([first]);
    app.clock.advance(hour / 2);
    await tell(shareId);
    await tell(shareId);
    expect((await told(writer.cookie)).map(([en]) => en)).toEqual([
      "Padma and others: 2 new replies to your update.",
      "Sammaiah replied to your update.",
    ]);
  });
});

describe("reports", () => {
  const report = (as: string, shareId: string) =>
    app.call(
      reportUpdate,
      { params: { shareId }, body: { reason: "wrong-advice", words: "Too much" } },
      { as },
    );

  test("a person reports an update or a comment once, and never his own", async () => {
    const { shareId } = await anUpdateBy(app, author.cookie);
    const commentId = await aCommentBy(app, author.cookie, { shareId });
    const ofComment = { params: { commentId }, body: { reason: "rude" as const } };
    const commented = async (as: string) => (await app.call(reportComment, ofComment, { as })).code;
    expect([
      await commented(reader.cookie),
      await commented(reader.cookie),
      await commented(author.cookie),
    ]).toEqual(["CREATED", "updates/already-reported", "updates/own"]);
    expect((await report(reader.cookie, shareId)).status).toBe(201);
    expect((await report(reader.cookie, shareId)).code).toBe("updates/already-reported");
    expect((await report(author.cookie, shareId)).code).toBe("updates/own");
  });
});
