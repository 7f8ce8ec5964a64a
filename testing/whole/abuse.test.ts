import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aChatWith, aGroupOf, aMessage, sending } from "#features/chats/builders.ts";
import { readChat } from "#features/chats/contract/chats.ts";
import { changeGroup } from "#features/chats/contract/groups.ts";
import { readStream } from "#features/feed/contract";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { followPerson } from "#features/people/contract.ts";
import { aQuestion } from "#features/questions/builders.ts";
import { answerQuestion } from "#features/questions/contract/answers.ts";
import { askQuestion, findSimilar, listQuestions, readQuestion } from "#features/questions/contract.ts";
import { anUpdateBy } from "#features/updates/builders.ts";
import { addComment, editComment, listComments } from "#features/updates/contract/comments.ts";
import { editUpdate, listUpdates, markUpdate, writeUpdate } from "#features/updates/contract/updates.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aSeller, type TestPerson } from "#testing/shop/builders.ts";

const day = 86_400_000;
let app: TestApp;
/** Somebody whose words others comment and answer. */
let padma: TestPerson;
let shareId: string;
let questionId: string;
beforeAll(async () => {
  app = await testApp();
  padma = await aPerson(app, { firstName: "Padma" });
  ({ shareId } = await anUpdateBy(app, padma.cookie));
  ({ questionId } = await aQuestion(app, { as: padma.cookie }));
});
afterAll(() => app.close());

/** Everything by which one person puts words before others, each with these. */
const waysOf = (as: string, text: string) => ({
  update: () => app.call(writeUpdate, { body: { text } }, { as }),
  reply: () => app.call(addComment, { params: { shareId }, body: { text } }, { as }),
  question: () => app.call(askQuestion, { body: { title: text } }, { as }),
  answer: () => app.call(answerQuestion, { params: { questionId }, body: { words: text } }, { as }),
  message: async () => {
    const stranger = await aPerson(app);
    return sending(app, as, await aChatWith(app, as, stranger.profileKey), { text });
  },
  "message to a seller": async () => {
    const { profileId } = await aSeller(app);
    const { rows } = await app.pool.query("select profile_key from profiles where id = $1", [profileId]);
    return sending(app, as, await aChatWith(app, as, rows[0].profile_key), { text });
  },
});

/** Sends by all ways in turn, a round every minute, and gives what was answered. */
async function spam(as: string, rounds: number) {
  const ways = Object.values(waysOf(as, "Buy now"));
  const answers: Awaited<ReturnType<(typeof ways)[number]>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const send of ways) answers.push(await send());
    app.clock.advance(60_000);
  }
  return { landed: answers.filter(({ status }) => status === 201).length, last: answers.at(-1) };
}

test("[R48] a scripted spammer lands 30 posts an hour by all ways together, and is told how long to wait beside the field", async () => {
  const { cookie } = await aPerson(app);
  const { landed, last } = await spam(cookie, 8);
  expect(landed).toBe(30);
  expect(last).toMatchObject({
    status: 429,
    code: "moderation/too-many-posts",
    fields: { text: expect.stringMatching(/wait \d+ min; what you wrote stays here/) },
  });
  app.clock.advance(60 * 60_000);
  expect((await spam(cookie, 1)).landed).toBe(6);
});

test("[R48] a new account posts 5 times a day without links; from its fourth day on, or let in by an admin, as everybody", async () => {
  const person = await aPerson(app, { isNew: true });
  const linked = "See www.example.com";
  const { "message to a seller": _, ...ways } = waysOf(person.cookie, linked);
  for (const [way, send] of Object.entries(ways))
    expect([way, await send()]).toMatchObject([way, { status: 422, code: "moderation/no-links-yet" }]);
  const { "message to a seller": toSeller, ...plain } = waysOf(person.cookie, "The chilli flowers");
  for (const send of Object.values(plain)) expect((await send()).status).toBe(201);
  expect((await plain.reply()).fields).toEqual({
    text: "In the first 3 days you can post 5 times a day. Please wait 24 hours; what you wrote stays here.",
  });
  expect((await toSeller()).status).toBe(201);
  const own = (await app.call(listUpdates, { query: { show: "mine" } }, { as: person.cookie })).data.updates;
  const ownId = own[0]?.shareId ?? "";
  const said = await app.call(listComments, { params: { shareId }, query: {} }, { as: person.cookie });
  const commentId = said.data.comments.find(({ isMine }) => isMine)?.commentId ?? 0;
  const edits = [
    app.call(editUpdate, { params: { shareId: ownId }, body: { text: linked } }, { as: person.cookie }),
    app.call(editComment, { params: { commentId }, body: { text: linked } }, { as: person.cookie }),
  ];
  for (const { code } of await Promise.all(edits)) expect(code).toBe("moderation/no-links-yet");
  app.clock.advance(3 * day);
  expect((await waysOf(person.cookie, linked).update()).status).toBe(201);
  const agent = await aPerson(app, { roles: ["agent"] });
  expect((await waysOf(agent.cookie, linked).update()).status).toBe(201);
});

test("[R48] in a group a new account writes as often as everybody, but neither messages nor names with links", async () => {
  const person = await aPerson(app, { isNew: true });
  const chatKey = await aGroupOf(app, person, [padma]);
  const say = (text: string) => sending(app, person.cookie, chatKey, { text });
  const rename = (name: string) =>
    app.call(changeGroup, { params: { chatKey }, body: { name } }, { as: person.cookie });
  expect(await say("See www.example.com")).toMatchObject({
    status: 422,
    fields: { text: expect.any(String) },
  });
  expect(await rename("Join t.me/cotton")).toMatchObject({
    status: 422,
    fields: { name: expect.any(String) },
  });
  for (let n = 0; n < 7; n += 1) expect((await say("The rain has come")).status).toBe(201);
  app.clock.advance(3 * day);
  const as = await sessionFor(app, person);
  expect((await sending(app, as, chatKey, { text: "See www.example.com" })).status).toBe(201);
});

test("[R48] what was refused for the limit goes out later under the same key, once", async () => {
  const { cookie: as } = await aPerson(app);
  await spam(as, 6);
  const key = { as, headers: { "idempotency-key": "a-reply-that-waits-on-a-phone" } };
  const input = { params: { shareId }, body: { text: "Written in the field" } };
  expect((await app.call(addComment, input, key)).status).toBe(429);
  app.clock.advance(60 * 60_000);
  const sent = [await app.call(addComment, input, key), await app.call(addComment, input, key)];
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(sent.map(({ data }) => data.commentId)).size).toBe(1);
});

test("[R48] a busy normal person with six tabs for half an hour is never limited", async () => {
  const { cookie: as, profileKey } = await aPerson(app, { firstName: "Busy", isNew: true });
  await app.call(followPerson, { params: { profileKey } }, { as: padma.cookie });
  const chatKey = await aChatWith(app, as, padma.profileKey);
  await aMessage(app, padma.cookie, chatKey);
  const tab = () => [
    app.call(readStream, { query: { limit: 20 } }, { as }),
    app.call(listUpdates, { query: {} }, { as }),
    app.call(listQuestions, { query: {} }, { as }),
    app.call(readQuestion, { params: { questionId } }, { as }),
    app.call(listComments, { params: { shareId }, query: {} }, { as }),
    app.call(findSimilar, { query: { title: "yellow leaves" } }, { as }),
    app.call(listNotifications, { query: {} }, { as }),
    app.call(readChat, { params: { chatKey }, query: {} }, { as }),
  ];
  const ways = waysOf(as, "The rain has come");
  const posts = [ways.reply, ways.answer, ways.question, ways.update, ways.reply];
  const statuses: number[] = [];
  const note = async (calls: readonly Promise<{ status: number }>[]) =>
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  for (let minute = 0; minute < 30; minute += 3) {
    for (let at = 0; at < 6; at += 1) await note(tab());
    for (let at = 0; at < 10; at += 1) await note([sending(app, as, chatKey)]);
    for (const isSet of [true, false, true])
      await note([app.call(markUpdate, { params: { shareId, kind: "useful" }, body: { isSet } }, { as })]);
    const post = posts[minute / 3];
    if (post) await note([post()]);
    app.clock.advance(3 * 60_000);
  }
  expect(statuses.length).toBe(10 * (6 * 8 + 13) + 5);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
});

test("[R47] addresses in words, however they are spelled, are never opened", async () => {
  let connections = 0;
  const listener = createServer(() => {
    connections += 1;
  });
  await new Promise<void>((resolve) => listener.listen(0, "::", resolve));
  const { port } = listener.address() as AddressInfo;
  const hosts = [
    "127.0.0.1",
    "localhost",
    "[::1]",
    "0.0.0.0",
    "127.1",
    "2130706433",
    "0x7f000001",
    "017700000001",
  ];
  const others = ["[::ffff:127.0.0.1]", "127.0.0.1.nip.io", "user@127.0.0.1", "LOCALHOST.", "①②⑦.⓪.⓪.①"];
  const links = [...hosts, ...others].flatMap((host) => [
    `http://${host}:${port}/`,
    `//${host}:${port}/a.jpg`,
  ]);
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  await app.startWorker();
  const { question: _, ...ways } = waysOf(as, links.join("\n"));
  for (const send of Object.values(ways)) expect((await send()).status).toBe(201);
  for (const text of links.slice(0, 5)) expect((await waysOf(as, text).question()).status).toBe(201);
  const own = (await app.call(listUpdates, { query: { show: "mine" } }, { as })).data.updates[0];
  await app.app.inject({ url: `/public/social/updates/${own?.shareId}` });
  const waitingJobs = "select from graphile_worker.jobs where attempts = 0 and run_at < now()";
  await expect.poll(async () => (await app.pool.query(waitingJobs)).rowCount).toBe(0);
  expect(connections).toBe(0);
  await new Promise((resolve) => listener.close(resolve));
});
