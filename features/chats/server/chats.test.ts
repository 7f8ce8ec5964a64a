import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadPicture } from "#features/files/contract/files.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { blockPerson, followPerson } from "#features/people/contract.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { aVoiceKey } from "#testing/files/voices.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { aChatWith, aMessage, aSupportChat, sending } from "../builders.ts";
import {
  acceptChat,
  listChats,
  markRead,
  openChat,
  openSupportChat,
  rateSupport,
  readChat,
  reportChat,
  tellTyping,
} from "../contract/chats.ts";

let app: TestApp;
let padma: TestPerson;
let sammaiah: TestPerson;
beforeAll(async () => {
  app = await testApp();
  padma = await aPerson(app, { firstName: "Padma", email: "padma@hanamkonda.example" });
  sammaiah = await aPerson(app, { firstName: "Sammaiah" });
  await app.call(followPerson, { params: { profileKey: padma.profileKey } }, { as: sammaiah.cookie });
});
afterAll(() => app.close());

const read = async (as: string, chatKey: string, query: { after?: number; before?: number } = {}) =>
  (await app.call(readChat, { params: { chatKey }, query }, { as })).data;
const textsOf = async (as: string, chatKey: string, query = {}) =>
  (await read(as, chatKey, query)).messages.map(({ text }) => text);

describe("the chat with support", () => {
  test("[CHAT-001] [CHAT-002] is given name, phone and e-mail when it opens: firstName, mobileNo and altemailId of the profile", async () => {
    const { data } = await app.call(openSupportChat, {}, { as: padma.cookie });
    expect(data.customer).toEqual({
      name: "Padma",
      phone: padma.mobileNo,
      email: "padma@hanamkonda.example",
    });
  });

  test("[CHAT-002] a missing e-mail is passed empty", async () => {
    const { data } = await app.call(openSupportChat, {}, { as: sammaiah.cookie });
    expect(data.customer).toEqual({ name: "Sammaiah", phone: sammaiah.mobileNo, email: "" });
  });

  test("is the same one each time, also when two pages open it at once", async () => {
    const { cookie } = await aPerson(app);
    const keys = await Promise.all([1, 2, 3].map(() => aSupportChat(app, cookie)));
    expect(new Set(keys).size).toBe(1);
  });

  test("stands beside the other chats once something was written", async () => {
    const { cookie } = await aPerson(app);
    const chatKey = await aSupportChat(app, cookie);
    const listed = async () => (await app.call(listChats, { query: {} }, { as: cookie })).data.support;
    expect(await listed()).toBeNull();
    await aMessage(app, cookie, chatKey, { text: "Where is my order?" });
    expect(await listed()).toMatchObject({
      chatKey,
      lastText: "Where is my order?",
      isLastMine: true,
      unread: 0,
    });
  });
});

describe("messages", () => {
  test("[CHAT-003] stand in order of time with sender and time, and an empty one is refused", async () => {
    const chatKey = await aChatWith(app, padma.cookie, sammaiah.profileKey);
    await aMessage(app, padma.cookie, chatKey, { text: "How is the maize?" });
    app.clock.advance(60_000);
    await aMessage(app, sammaiah.cookie, chatKey, { text: "వాన పడింది" });
    const now = app.clock.now().getTime();
    expect((await read(padma.cookie, chatKey)).messages).toMatchObject([
      { seq: 1, text: "How is the maize?", senderName: { en: "Padma" }, isMine: true, sentAt: now - 60_000 },
      { seq: 2, text: "వాన పడింది", senderName: { en: "Sammaiah" }, isMine: false, sentAt: now },
    ]);
    const empty = await sending(app, padma.cookie, chatKey, { text: "  " });
    expect([empty.status, empty.code]).toEqual([422, "chats/empty"]);
  });

  test("[CHAT-004] a message sent again under its key is kept once, also when both tries run at once", async () => {
    const chatKey = await aChatWith(app, padma.cookie, sammaiah.profileKey);
    const { lastSeq } = await read(padma.cookie, chatKey);
    const draft = { messageKey: randomUUID(), text: "Once" };
    const tries = await Promise.all([1, 2, 3, 4].map(() => sending(app, padma.cookie, chatKey, draft)));
    expect(tries.map(({ data }) => data.seq)).toEqual([1, 2, 3, 4].map(() => lastSeq + 1));
    expect(await textsOf(sammaiah.cookie, chatKey, { after: lastSeq })).toEqual(["Once"]);
  });

  test("come in parts: the latest, those after a number, those before one", async () => {
    const other = await aPerson(app);
    await app.call(followPerson, { params: { profileKey: padma.profileKey } }, { as: other.cookie });
    const chatKey = await aChatWith(app, padma.cookie, other.profileKey);
    await aMessage(app, padma.cookie, chatKey, { text: "#1" });
    await aMessage(app, other.cookie, chatKey, { text: "#2" });
    for (let n = 3; n <= 53; n += 1) await aMessage(app, padma.cookie, chatKey, { text: `#${n}` });
    expect((await textsOf(other.cookie, chatKey))[0]).toBe("#4");
    expect(await textsOf(other.cookie, chatKey, { before: 4 })).toEqual(["#1", "#2", "#3"]);
    expect(await textsOf(other.cookie, chatKey, { after: 51 })).toEqual(["#52", "#53"]);
  });

  test("show how far the other one has read and that he types, which ends after a few seconds", async () => {
    const chatKey = await aChatWith(app, padma.cookie, sammaiah.profileKey);
    const { seq } = await aMessage(app, padma.cookie, chatKey);
    const params = { chatKey };
    await app.call(markRead, { params, body: { upTo: seq + 5 } }, { as: sammaiah.cookie });
    await app.call(markRead, { params, body: { upTo: 1 } }, { as: sammaiah.cookie });
    await app.call(tellTyping, { params }, { as: sammaiah.cookie });
    expect(await read(padma.cookie, chatKey)).toMatchObject({ theyReadUpTo: seq, isTyping: true });
    app.clock.advance(7000);
    expect(await read(padma.cookie, chatKey)).toMatchObject({ isTyping: false });
  });

  test("a photo is seen by both and by nobody else", async () => {
    const chatKey = await aChatWith(app, padma.cookie, sammaiah.profileKey);
    const input = { picture: await aPhoto(), query: { audience: "private" as const } };
    const { pictureKey } = (await app.call(uploadPicture, input, { as: padma.cookie })).data;
    await aMessage(app, padma.cookie, chatKey, { text: "", pictureKeys: [pictureKey] });
    const seenBy = async ({ cookie }: TestPerson) =>
      (
        await app.app.inject({
          url: `/v2/files/pictures/${pictureKey}-96.webp`,
          headers: { cookie },
        })
      ).statusCode;
    const stranger = await aPerson(app);
    expect([await seenBy(padma), await seenBy(sammaiah), await seenBy(stranger)]).toEqual([200, 200, 404]);
    const again = await sending(app, sammaiah.cookie, chatKey, { pictureKeys: [pictureKey] });
    expect([again.status, again.code]).toEqual([422, "chats/photo-gone"]);
  });
});

describe("who may write to whom", () => {
  test("a stranger can neither read nor write a chat, whatever he calls; it is not there for him", async () => {
    const chatKey = await aChatWith(app, padma.cookie, sammaiah.profileKey);
    const supportKey = await aSupportChat(app, padma.cookie);
    const { cookie: as } = await aPerson(app, { roles: ["agent"] });
    for (const key of [chatKey, supportKey]) {
      const params = { chatKey: key };
      const tried = [
        await app.call(readChat, { params, query: {} }, { as }),
        await sending(app, as, key),
        await app.call(markRead, { params, body: { upTo: 1 } }, { as }),
        await app.call(tellTyping, { params }, { as }),
        await app.call(acceptChat, { params }, { as }),
        await app.call(reportChat, { params, body: { reason: "rude" } }, { as }),
        await app.call(rateSupport, { params, body: { stars: 5 } }, { as }),
      ];
      expect(tried.map(({ status, code }) => [status, code])).toEqual(
        tried.map(() => [404, "chats/not-found"]),
      );
    }
  });

  test("support reads support chats and no chat between two people", async () => {
    const chatKey = await aChatWith(app, padma.cookie, sammaiah.profileKey);
    const { cookie: as } = await aPerson(app, { roles: ["support"] });
    const supportKey = await aSupportChat(app, padma.cookie);
    const answers = [chatKey, supportKey].map((key) =>
      app.call(readChat, { params: { chatKey: key }, query: {} }, { as }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 200]);
  });

  test("somebody outside the network gets three messages without photos and voice notes until he accepts or answers", async () => {
    const [stranger, other] = [await aPerson(app), await aPerson(app)];
    const chatKey = await aChatWith(app, stranger.cookie, other.profileKey);
    const voiceKey = await aVoiceKey(app, stranger.cookie, "private");
    expect((await sending(app, stranger.cookie, chatKey, { voiceKey })).code).toBe("chats/wait-for-answer");
    for (const text of ["1", "2", "3"]) await aMessage(app, stranger.cookie, chatKey, { text });
    expect((await sending(app, stranger.cookie, chatKey)).code).toBe("chats/wait-for-answer");
    expect((await read(stranger.cookie, chatKey)).acceptance).toBe("waits-for-them");
    expect((await read(other.cookie, chatKey)).acceptance).toBe("asks-me");
    await app.call(acceptChat, { params: { chatKey } }, { as: other.cookie });
    await aMessage(app, stranger.cookie, chatKey, { text: "4" });
    expect((await read(other.cookie, chatKey)).acceptance).toBe("accepted");
  });

  test("who has come to know the other since, or opens the chat while nothing is written, has accepted it", async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const chatKey = await aChatWith(app, one.cookie, other.profileKey);
    expect((await read(other.cookie, chatKey)).acceptance).toBe("accepted");
    expect((await read(one.cookie, chatKey)).acceptance).toBe("waits-for-them");
    await app.call(followPerson, { params: { profileKey: one.profileKey } }, { as: other.cookie });
    await aChatWith(app, one.cookie, other.profileKey);
    expect((await read(one.cookie, chatKey)).acceptance).toBe("accepted");
    const third = await aPerson(app);
    const opened = await aChatWith(app, one.cookie, third.profileKey);
    await aChatWith(app, third.cookie, one.profileKey);
    expect((await read(one.cookie, opened)).acceptance).toBe("accepted");
    const fourth = await aPerson(app);
    const asked = await aChatWith(app, one.cookie, fourth.profileKey);
    await aMessage(app, one.cookie, asked);
    await aChatWith(app, fourth.cookie, one.profileKey);
    expect((await read(fourth.cookie, asked)).acceptance).toBe("asks-me");
  });

  test("once one has blocked the other, neither opens the chat anew nor sends in it, and both may read it", async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const chatKey = await aChatWith(app, one.cookie, other.profileKey);
    await aMessage(app, one.cookie, chatKey);
    await app.call(blockPerson, { params: { profileKey: one.profileKey } }, { as: other.cookie });
    for (const { cookie } of [one, other]) {
      expect((await sending(app, cookie, chatKey)).code).toBe("chats/closed");
      expect(await read(cookie, chatKey)).toMatchObject({ isClosed: true, lastSeq: 1 });
    }
    const again = { body: { profileKey: other.profileKey } };
    expect((await app.call(openChat, again, { as: one.cookie })).status).toBe(404);
  });

  test("two people have one chat, even if both open it at the same moment", async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const keys = await Promise.all([
      aChatWith(app, one.cookie, other.profileKey),
      aChatWith(app, other.cookie, one.profileKey),
    ]);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("news of a message", () => {
  test("reaches who does not read it, once for a chat until he reads; an open chat is told of nothing", async () => {
    const [one, other] = [await aPerson(app, { firstName: "Laxman" }), await aPerson(app)];
    const chatKey = await aChatWith(app, one.cookie, other.profileKey);
    const chatId = await idOf(chatKey);
    const tell = () =>
      runJob(app, "chats/tell-reader", { chatId: String(chatId), byProfileId: String(one.profileId) });
    const told = async () =>
      Object.values((await app.call(listNotifications, { query: {} }, { as: other.cookie })).data).flat()
        .length;
    const before = await told();
    const { seq } = await aMessage(app, one.cookie, chatKey);
    await app.call(markRead, { params: { chatKey }, body: { upTo: seq } }, { as: other.cookie });
    await tell();
    expect(await told()).toBe(before);
    for (const text of ["a", "b"]) {
      await aMessage(app, one.cookie, chatKey, { text });
      await tell();
    }
    const { rows } = await app.pool.query(
      "select body_en, leads_to from notifications where profile_id = $1 and kind = 'CHAT_MESSAGE'",
      [other.profileId],
    );
    expect(rows).toEqual([{ body_en: "Laxman sent you a message.", leads_to: `/app/chats/${chatKey}` }]);
  });

  test("a message of somebody whom the reader has blocked since tells of nothing", async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const chatKey = await aChatWith(app, one.cookie, other.profileKey);
    await aMessage(app, one.cookie, chatKey);
    await app.call(blockPerson, { params: { profileKey: one.profileKey } }, { as: other.cookie });
    const payload = { chatId: String(await idOf(chatKey)), byProfileId: String(one.profileId) };
    await runJob(app, "chats/tell-reader", payload);
    const { rowCount } = await app.pool.query(
      "select 1 from notifications where profile_id = $1 and kind = 'CHAT_MESSAGE'",
      [other.profileId],
    );
    expect(rowCount).toBe(0);
  });
});

async function idOf(chatKey: string): Promise<number> {
  const { rows } = await app.pool.query("select id from chats where chat_key = $1", [chatKey]);
  return rows[0].id;
}
