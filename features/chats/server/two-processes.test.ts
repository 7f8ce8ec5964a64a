import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followNotifications } from "#features/notifications/contract/notifications.ts";
import { listening, type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { followStream } from "#testing/process/stream.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { acceptChat, openChat, readChat, sendMessage } from "../contract/chats.ts";
import { makeGroup, removeMember } from "../contract/groups.ts";

let processes: readonly TestPlatform[] = [];
let origins: readonly string[] = [];
beforeAll(async () => {
  const first = await testPlatform();
  processes = [first, await testPlatform({ url: first.url })];
  for (const process of processes) origins = [...origins, await listening(await process.app())];
});
afterAll(async () => {
  for (const process of processes.toReversed()) await process.close();
});

const pathOf = (path: string, chatKey: string) => path.replace("{chatKey}", chatKey);

/** Asks one of the two processes, as a browser does. */
async function ask(at: number, path: string, given: { as: string; method?: string; body?: object }) {
  const { as, method = "GET", body } = given;
  const headers = { cookie: as, connection: "close", ...(body && { "content-type": "application/json" }) };
  const answer = await fetch(`${origins[at % 2]}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

/** Sends as a phone does that does not know whether its last try came through. */
const post = (at: number, chatKey: string, given: { as: string; key: string; text: string }) =>
  ask(at, pathOf(sendMessage.path, chatKey), {
    as: given.as,
    method: "POST",
    body: { messageKey: given.key, text: given.text },
  });

/** A group of three, of whom the first one made it. */
async function aGroupOfThree() {
  const [first] = processes;
  if (!first) throw new Error("no process");
  const [maker, other, reader] = [await aPerson(first), await aPerson(first), await aPerson(first)];
  const profileKeys = [other.profileKey, reader.profileKey];
  const made = { as: maker.cookie, method: "POST", body: { name: "Cotton group", profileKeys } };
  const { chatKey } = ((await ask(0, makeGroup.path, made)) as { data: { chatKey: string } }).data;
  for (const { cookie: as } of [other, reader])
    await ask(0, pathOf(acceptChat.path, chatKey), { as, method: "PUT", body: {} });
  return { maker, other, reader, chatKey };
}

/** Two people who have a chat with each other. */
async function twoPeople() {
  const [first] = processes;
  if (!first) throw new Error("no process");
  const [one, other] = [await aPerson(first), await aPerson(first)];
  const opened = { as: one.cookie, method: "POST", body: { profileKey: other.profileKey } };
  const { chatKey } = ((await ask(0, openChat.path, opened)) as { data: { chatKey: string } }).data;
  await ask(0, pathOf(acceptChat.path, chatKey), { as: other.cookie, method: "PUT", body: {} });
  return { first, one, other, chatKey };
}

interface Page {
  readonly data: { readonly messages: readonly { readonly seq: number; readonly text: string | null }[] };
}

/** A phone and the messages that it has; null for what happened in a group. */
interface Phone {
  readonly as: string;
  readonly seen: [number, string | null][];
}

/** What a phone does that is told of something new: it asks for all behind the last message that it has. */
async function catchUp(at: number, chatKey: string, phone: Phone) {
  for (;;) {
    const after = phone.seen.at(-1)?.[0] ?? 0;
    const { data } = (await ask(at, `${pathOf(readChat.path, chatKey)}?after=${after}`, phone)) as Page;
    if (data.messages.length === 0) return;
    // Another reading may have gone on meanwhile; a phone takes each number once.
    for (const { seq, text } of data.messages)
      if (seq > (phone.seen.at(-1)?.[0] ?? 0)) phone.seen.push([seq, text]);
  }
}

/** A phone whose connection is cut again and again and goes on at the other process, until `isOver`. */
async function readWithCuts(chatKey: string, phone: Phone, isOver: () => boolean): Promise<number> {
  let turns = 0;
  while (!isOver()) {
    turns += 1;
    const at = turns;
    const path = `${origins[at % 2]}${followNotifications.path}`;
    const following = await followStream(path, { as: phone.as });
    const heardBefore = following.named.length;
    await catchUp(at, chatKey, phone);
    // The connection is cut after a few news.
    for (let tries = 0; tries < 20 && following.named.length < heardBefore + 4 && !isOver(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    following.leave();
  }
  await catchUp(0, chatKey, phone);
  return turns;
}

/** Each sends so many through both processes, a third of them twice at once. */
const sendAll = (chatKey: string, people: readonly { readonly cookie: string }[], ofEach: number) =>
  Promise.all(
    people.map(async ({ cookie: as }, who) => {
      for (let n = 0; n < ofEach; n += 1) {
        const given = { as, key: randomUUID(), text: `${who} ${n}` };
        const sends = n % 3 === 0 ? [n, n + 1] : [n];
        await Promise.all(sends.map((at) => post(at, chatKey, given)));
      }
    }),
  );

/** Every message once, without a gap, those of each sender in the order in which they were sent. */
function expectAll(seen: Phone["seen"], { senders, ofEach }: { senders: number; ofEach: number }): void {
  const first = seen[0]?.[0] ?? 0;
  expect(seen.map(([seq]) => seq)).toEqual(Array.from({ length: senders * ofEach }, (_, at) => first + at));
  for (let who = 0; who < senders; who += 1) {
    const own = seen.map(([, text]) => text).filter((text) => text?.startsWith(`${who} `));
    expect(own).toEqual(Array.from({ length: ofEach }, (_, n) => `${who} ${n}`));
  }
}

test("[CHAT-003] of what two people write through two processes, sent again and with connections cut, the reader gets every message once and in order", async () => {
  const { one, other, chatKey } = await twoPeople();
  const ofEach = 30;
  const phone: Phone = { as: other.cookie, seen: [] };
  let isOver = false;
  const reading = readWithCuts(chatKey, phone, () => isOver);
  await sendAll(chatKey, [one, other], ofEach);
  isOver = true;
  expect(await reading).toBeGreaterThan(2);
  expect(phone.seen[0]?.[0]).toBe(1);
  expectAll(phone.seen, { senders: 2, ofEach });
});

test("[CHAT-003] in a group everybody gets every message once and in order through two processes, and who is removed gets nothing further on a stream that stays open", async () => {
  const { maker, other, reader, chatKey } = await aGroupOfThree();
  const ofEach = 20;
  const phones: Phone[] = [reader, maker].map(({ cookie: as }) => ({ as, seen: [] }));
  for (const phone of phones) await catchUp(0, chatKey, phone);
  const before = phones.map(({ seen }) => seen.length);
  let isOver = false;
  const reading = phones.map((phone) => readWithCuts(chatKey, phone, () => isOver));
  await sendAll(chatKey, [maker, other], ofEach);
  isOver = true;
  for (const turns of await Promise.all(reading)) expect(turns).toBeGreaterThan(2);
  for (const [at, { seen }] of phones.entries()) expectAll(seen.slice(before[at]), { senders: 2, ofEach });

  const streams = [reader, maker].map(({ cookie: as }, at) =>
    followStream(`${origins[at]}${followNotifications.path}`, { as }),
  );
  const [removed, kept] = await Promise.all(streams);
  const heard = () => [removed, kept].map((each) => each?.named.filter((name) => name === "own").length);
  await expect.poll(heard).toEqual([1, 1]);
  const path = pathOf(removeMember.path, chatKey).replace("{profileKey}", reader.profileKey);
  await ask(1, path, { as: maker.cookie, method: "DELETE" });
  await expect.poll(heard).toEqual([2, 2]);
  await post(0, chatKey, { as: maker.cookie, key: randomUUID(), text: "Without the reader" });
  await expect.poll(heard).toEqual([2, 3]);
  for (const [at, phone] of phones.entries()) await catchUp(at, chatKey, phone);
  expect(phones.map(({ seen }) => seen.at(-1)?.[1])).toEqual([null, "Without the reader"]);
  for (const each of [removed, kept]) each?.leave();
});

test("a message wakes the browsers of both sides at either process, and nobody else's", async () => {
  const { first, one, other, chatKey } = await twoPeople();
  const stranger = await aPerson(first);
  const following = [
    await followStream(`${origins[0]}${followNotifications.path}`, { as: other.cookie }),
    await followStream(`${origins[1]}${followNotifications.path}`, { as: one.cookie }),
    await followStream(`${origins[1]}${followNotifications.path}`, { as: stranger.cookie }),
  ];
  const heard = () => following.map(({ named }) => named.filter((name) => name === "own").length);
  // Each begins with one, since something may be new to it.
  await expect.poll(heard).toEqual([1, 1, 1]);
  await post(0, chatKey, { as: one.cookie, key: randomUUID(), text: "Hello" });
  await expect.poll(heard).toEqual([2, 2, 1]);
  for (const each of following) each.leave();
});
