import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addContact } from "#features/contacts/contract.ts";
import { uploadPicture } from "#features/files/contract/files.ts";
import { blockPerson } from "#features/people/contract.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { accepting, aGroupAsking, aGroupOf, aMessage, sending } from "../../builders.ts";
import { listChats, markRead, readChat, tellTyping } from "../../contract/chats.ts";
import {
  addMembers,
  changeGroup,
  leaveGroup,
  makeGroup,
  muteChat,
  readGroup,
  removeMember,
  setAdmin,
} from "../../contract/groups.ts";
import { mostMembers } from "../../contract/shapes.ts";
import { posesAsSupport } from "./make-group.ts";

let app: TestApp;
let ravi: TestPerson;
let lakshmi: TestPerson;
let third: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "posts, hour": 1000, "chats/make-group": 1000 } });
  ravi = await aPerson(app, { firstName: "Ravi" });
  lakshmi = await aPerson(app, { firstName: "Lakshmi" });
  third = await aPerson(app, { firstName: "Third" });
});
afterAll(() => app.close());

const read = async ({ cookie: as }: TestPerson, chatKey: string, query = {}) =>
  (await app.call(readChat, { params: { chatKey }, query }, { as })).data;
const said = async (who: TestPerson, chatKey: string, query = {}) =>
  (await read(who, chatKey, query)).messages.map(({ text, event }) => event?.what ?? text);
const line = async ({ cookie: as }: TestPerson, chatKey: string) =>
  (await app.call(listChats, { query: {} }, { as })).data.chats.find((one) => one.chatKey === chatKey);
const membersOf = async ({ cookie: as }: TestPerson, chatKey: string) =>
  (await app.call(readGroup, { params: { chatKey } }, { as })).data.members.map(
    ({ name, isAdmin, isAsked }) => `${name.en}${isAdmin ? " admin" : ""}${isAsked ? " asked" : ""}`,
  );
const remove = (by: TestPerson, chatKey: string, { profileKey }: TestPerson) =>
  app.call(removeMember, { params: { chatKey, profileKey } }, { as: by.cookie });
const leave = ({ cookie: as }: TestPerson, chatKey: string) =>
  app.call(leaveGroup, { params: { chatKey } }, { as });
const makeAdmin = (by: TestPerson, chatKey: string, { profileKey }: TestPerson, isAdmin = true) =>
  app.call(setAdmin, { params: { chatKey, profileKey }, body: { isAdmin } }, { as: by.cookie });
const add = (by: TestPerson, chatKey: string, people: readonly TestPerson[]) =>
  app.call(
    addMembers,
    { params: { chatKey }, body: { profileKeys: people.map(({ profileKey }) => profileKey) } },
    { as: by.cookie },
  );
const tell = async (chatKey: string, by: TestPerson) => {
  const { rows } = await app.pool.query("select id from chats where chat_key = $1", [chatKey]);
  await runJob(app, "chats/tell-reader", { chatId: String(rows[0].id), byProfileId: String(by.profileId) });
};
const toldOf = async ({ profileId }: TestPerson, chatKey: string): Promise<string[]> =>
  (
    await app.pool.query(
      "select body_en from notifications where profile_id = $1 and leads_to = $2 order by told_at",
      [profileId, `/app/chats/${chatKey}`],
    )
  ).rows.map((row) => row.body_en);

describe("who comes into a group", () => {
  test("who follows the maker or has the number among the contacts is in it at once; everybody else is asked, and who is blocked either way is left out", async () => {
    const maker = await aPerson(app);
    const [knower, stranger, blocked] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    await app.call(addContact, { body: { name: "M", mobileNo: maker.mobileNo } }, { as: knower.cookie });
    await app.call(blockPerson, { params: { profileKey: maker.profileKey } }, { as: blocked.cookie });
    const made = await aGroupAsking(app, maker.cookie, [knower, stranger, blocked, maker]);
    expect(made).toMatchObject({ added: 1, asked: 1, leftOut: 2 });
    expect(await said(knower, made.chatKey)).toEqual(["added"]);
    const only = { body: { name: "Spam", profileKeys: [blocked.profileKey] } };
    expect((await app.call(makeGroup, only, { as: maker.cookie })).code).toBe("chats/nobody-to-add");
  });

  test("who is asked sees name, number of members and who asks, and nothing that is written, until the own yes", async () => {
    const stranger = await aPerson(app);
    const { chatKey } = await aGroupAsking(app, ravi.cookie, [stranger, lakshmi], "Chilli of Khanapur");
    await aMessage(app, ravi.cookie, chatKey, { text: "Before" });
    const seen = await read(stranger, chatKey);
    expect(seen).toMatchObject({ messages: [], acceptance: "asks-me" });
    expect(seen.group).toMatchObject({
      ...{ name: "Chilli of Khanapur", memberCount: 1, state: "asked", reads: [] },
      askedBy: { name: { en: "Ravi" } },
    });
    expect(await line(stranger, chatKey)).toMatchObject({ asksMe: true, unread: 0, lastText: "" });
    expect((await sending(app, stranger.cookie, chatKey)).code).toBe("chats/closed");
    expect((await app.call(readGroup, { params: { chatKey } }, { as: stranger.cookie })).status).toBe(404);
    await accepting(app, stranger.cookie, chatKey);
    await aMessage(app, ravi.cookie, chatKey, { text: "After" });
    expect(await said(stranger, chatKey)).toEqual(["joined", "After"]);
    expect(await said(stranger, chatKey, { before: 3 })).toEqual([]);
    expect(await said(stranger, chatKey, { after: 0 })).toEqual(["joined", "After"]);
  });

  test("who says no is not there and is not asked again", async () => {
    const stranger = await aPerson(app);
    const { chatKey } = await aGroupAsking(app, ravi.cookie, [stranger, lakshmi]);
    await leave(stranger, chatKey);
    expect(await line(stranger, chatKey)).toBeUndefined();
    expect((await add(ravi, chatKey, [stranger])).data).toEqual({ added: 0, asked: 0, leftOut: 1 });
  });

  test("is notified once, in the words of being asked or added", async () => {
    const [knower, stranger] = [await aPerson(app), await aPerson(app)];
    const chatKey = await aGroupOf(app, ravi, [knower]);
    await add(ravi, chatKey, [stranger]);
    await tell(chatKey, ravi);
    await tell(chatKey, ravi);
    expect(await toldOf(knower, chatKey)).toEqual(["Ravi added you to the group Cotton group."]);
    expect(await toldOf(stranger, chatKey)).toEqual(["Ravi asks you to join the group Cotton group."]);
  });

  test("who was asked and has said yes is told of what is written next, not of being added", async () => {
    const [stranger, unread] = [await aPerson(app), await aPerson(app)];
    const chatKey = await aGroupOf(app, ravi, [lakshmi]);
    await add(ravi, chatKey, [stranger]);
    await accepting(app, stranger.cookie, chatKey);
    await add(ravi, chatKey, [unread]);
    await tell(chatKey, ravi);
    await accepting(app, unread.cookie, chatKey);
    await aMessage(app, ravi.cookie, chatKey);
    await tell(chatKey, ravi);
    const wrote = "Ravi wrote in the group Cotton group.";
    expect(await toldOf(stranger, chatKey)).toEqual([wrote]);
    expect((await toldOf(unread, chatKey)).at(-1)).toBe(wrote);
  });

  test(`${mostMembers} people are the most, those who are asked included, and one call adds them in as many statements as one person`, async () => {
    const maker = await aPerson(app);
    const { chatKey } = await aGroupAsking(app, maker.cookie, [lakshmi]);
    const people: TestPerson[] = [];
    for (let n = 0; n < 12; n += 1) people.push(await aPerson(app));
    const of = (some: readonly TestPerson[]) => app.statements.during(() => add(maker, chatKey, some));
    const one = await of(people.slice(0, 1));
    const ten = await of(people.slice(1, 11));
    expect(ten.statements.length).toBe(one.statements.length);
    await fillUp(chatKey, mostMembers - 12);
    expect((await add(maker, chatKey, people.slice(11))).code).toBe("chats/group-full");
  });
});

/** Puts so many people into a group, as if they had all said yes. */
async function fillUp(chatKey: string, count: number): Promise<void> {
  await app.pool.query(
    `with people as (
       insert into profiles (profile_key, mobile_no, first_name, created_at)
       select 'fill-' || $1 || n, (7000000000 + 1000 * chats.id + n)::text, 'Filling', '2026-01-01'
       from chats cross join generate_series(1, $2::int) n where chat_key = $1 returning id
     ) insert into chat_members (chat_id, profile_id, joined_at, accepted_at)
       select chats.id, people.id, '2026-01-01', '2026-01-01' from people, chats where chat_key = $1`,
    [chatKey, count],
  );
}

test.each([
  ...["Santha support", "SANTHA  help", "santha", "Santha 24x7", "Santha_Care", "Help-Santha"],
  ...["SanthaSupport", "SANTHASUPPORT", "santhahelp", "SupportSantha", "teamsantha", "SanthaCrew", "SanTha"],
  ...["సంత సహాయక బృందం", "సంత సపోర్ట్", "సంతసపోర్టు", "సంత హెల్ప్‌లైన్", "సంత కస్టమర్ కేర్", "సంత - టీమ్", "సంత టీం"],
  ...["సంత‌సపోర్ట్", "సం‌త సహా‌యం", "సంత బృందం", "సంత support"],
])("no group is called %s, as if support wrote in it", async (name) => {
  const body = { name, profileKeys: [lakshmi.profileKey] };
  expect((await app.call(makeGroup, { body }, { as: ravi.cookie })).code).toBe("chats/name-not-taken");
});

test.each([
  ...["Vasantha", "Vasantha help", "Santhamma", "Santhapur farmers", "Vasanthateam", "Help group"],
  ...["వసంత", "వసంత సహాయం", "శాంత", "శాంత టీమ్", "సంత కూరగాయలు", "బుధవారం సంత"],
])("a group may be called %s", (name) => {
  expect(posesAsSupport(name)).toBe(false);
});

test("a name with a word of the list is not taken, neither for a new group nor for one that is there", async () => {
  const { rows } = await app.pool.query("select word from listed_words order by id limit 1");
  const name = `Group ${rows[0].word}`;
  const body = { name, profileKeys: [lakshmi.profileKey] };
  const chatKey = await aGroupOf(app, ravi, [lakshmi]);
  const refused = [
    await app.call(makeGroup, { body }, { as: ravi.cookie }),
    await app.call(changeGroup, { params: { chatKey }, body: { name } }, { as: ravi.cookie }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(["chats/name-not-taken", "chats/name-not-taken"]);
  expect((await read(ravi, chatKey)).group?.name).toBe("Cotton group");
});

describe("talk in a group", () => {
  test("shows who sent what, what happened, how many are unread, who types and how far each has read", async () => {
    const chatKey = await aGroupOf(app, ravi, [lakshmi, third]);
    await app.call(changeGroup, { params: { chatKey }, body: { name: "Chilli" } }, { as: ravi.cookie });
    const { seq } = await aMessage(app, lakshmi.cookie, chatKey, { text: "Rain today" });
    const seen = await read(third, chatKey);
    expect(seen.messages.at(-2)?.event).toEqual({ ...noEvent, what: "renamed", name: "Chilli" });
    expect(seen.messages.at(-1)).toMatchObject({
      senderName: { en: "Lakshmi" },
      senderKey: lakshmi.profileKey,
    });
    expect((await read(ravi, chatKey)).messages[1]?.event).toMatchObject({ what: "added", isAboutMe: false });
    expect(await line(third, chatKey)).toMatchObject({
      ...{ group: { name: "Chilli", pictureUrl: null }, lastText: "Rain today", unread: 1 },
      lastSender: { en: "Lakshmi" },
    });
    const params = { chatKey };
    await app.call(markRead, { params, body: { upTo: seq } }, { as: third.cookie });
    await app.call(tellTyping, { params }, { as: third.cookie });
    const own = await read(lakshmi, chatKey);
    expect(own.group?.typing).toEqual([{ en: "Third", te: null }]);
    expect(own.group?.reads.filter(({ from, upTo }) => from < seq && seq <= upTo)).toHaveLength(1);
    expect(await line(third, chatKey)).toMatchObject({ unread: 0 });
  });

  test("who leaves or is removed reads what came before and nothing after: no message, name, time or count", async () => {
    const chatKey = await aGroupOf(app, ravi, [lakshmi, third]);
    await aMessage(app, ravi.cookie, chatKey, { text: "For all" });
    await remove(ravi, chatKey, lakshmi);
    await leave(third, chatKey);
    const before = [await line(lakshmi, chatKey), await line(third, chatKey)];
    app.clock.advance(60_000);
    const { seq } = await aMessage(app, ravi.cookie, chatKey, { text: "Secret" });
    await app.call(changeGroup, { params: { chatKey }, body: { name: "New name" } }, { as: ravi.cookie });
    expect([await line(lakshmi, chatKey), await line(third, chatKey)]).toEqual(before);
    for (const [who, last] of [
      [lakshmi, "removed"],
      [third, "left"],
    ] as const) {
      const seen = await read(who, chatKey);
      expect(seen.messages.at(-1)?.event?.what).toBe(last);
      expect(seen).toMatchObject({ isClosed: true, group: { name: "Cotton group", memberCount: null } });
      expect(seen.lastSeq).toBeLessThan(seq);
      expect(await said(who, chatKey, { after: seq - 1 })).toEqual([]);
      expect((await sending(app, who.cookie, chatKey)).code).toBe("chats/closed");
      await tell(chatKey, ravi);
      expect(await toldOf(who, chatKey)).toEqual([]);
    }
    await leave(third, chatKey);
    expect(await line(third, chatKey)).toBeUndefined();
  });

  test("who was in it before and comes back decides anew, keeps what was to be read until then, and sees from then on", async () => {
    const chatKey = await aGroupOf(app, ravi, [lakshmi, third]);
    await aMessage(app, ravi.cookie, chatKey, { text: "Before" });
    await remove(ravi, chatKey, lakshmi);
    await aMessage(app, ravi.cookie, chatKey, { text: "Meanwhile" });
    expect((await add(ravi, chatKey, [lakshmi])).data).toMatchObject({ added: 0, asked: 1 });
    const asked = await said(lakshmi, chatKey);
    expect([asked.includes("Before"), asked.includes("Meanwhile")]).toEqual([true, false]);
    await accepting(app, lakshmi.cookie, chatKey);
    expect(await said(lakshmi, chatKey)).toEqual(["joined"]);
    expect((await read(lakshmi, chatKey)).firstSeq).toBe((await read(ravi, chatKey)).lastSeq);
  });

  test("who has left is never put back without a new yes: not after being asked and asked no more, nor after the group was taken off the own list", async () => {
    const chatKey = await aGroupOf(app, ravi, [lakshmi, third]);
    await leave(lakshmi, chatKey);
    await leave(lakshmi, chatKey);
    await remove(ravi, chatKey, third);
    for (const taken of [third, lakshmi]) {
      expect((await add(ravi, chatKey, [taken])).data).toMatchObject({ added: 0, asked: 1 });
      await remove(ravi, chatKey, taken);
      expect((await add(ravi, chatKey, [taken])).data).toMatchObject({ added: 0, asked: 1 });
    }
  });

  test("a photo is seen by who was in the group when it was sent, and by nobody who comes later", async () => {
    const late = await aPerson(app);
    const chatKey = await aGroupOf(app, ravi, [lakshmi]);
    const input = { picture: await aPhoto(), query: { audience: "private" as const } };
    const { pictureKey } = (await app.call(uploadPicture, input, { as: ravi.cookie })).data;
    await aMessage(app, ravi.cookie, chatKey, { text: "", pictureKeys: [pictureKey] });
    await add(ravi, chatKey, [late]);
    await accepting(app, late.cookie, chatKey);
    const url = `/v2/files/pictures/${pictureKey}-96.webp`;
    const seen = [ravi, lakshmi, late, third].map(({ cookie }) =>
      app.app.inject({ url, headers: { cookie } }),
    );
    expect((await Promise.all(seen)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404]);
  });

  test("messages of a blocked person are named to be folded, and neither counted, shown in the list nor told to the blocker", async () => {
    const [blocker, rude] = [await aPerson(app), await aPerson(app)];
    const chatKey = await aGroupOf(app, ravi, [blocker, rude]);
    await app.call(blockPerson, { params: { profileKey: rude.profileKey } }, { as: blocker.cookie });
    await aMessage(app, rude.cookie, chatKey, { text: "An insult" });
    expect((await read(blocker, chatKey)).group?.blockedKeys).toEqual([rude.profileKey]);
    expect((await read(ravi, chatKey)).group?.blockedKeys).toEqual([]);
    expect(await line(blocker, chatKey)).toMatchObject({ unread: 0, lastText: "", lastSender: null });
    await tell(chatKey, rude);
    expect([await toldOf(blocker, chatKey), await toldOf(ravi, chatKey)]).toEqual([
      [],
      ["Ramulu wrote in the group Cotton group."],
    ]);
  });

  test("of a muted chat nobody is told", async () => {
    const chatKey = await aGroupOf(app, ravi, [lakshmi]);
    const mute = { params: { chatKey }, body: { isMuted: true } };
    await app.call(muteChat, mute, { as: lakshmi.cookie });
    await aMessage(app, ravi.cookie, chatKey);
    await tell(chatKey, ravi);
    expect([await toldOf(lakshmi, chatKey), (await line(lakshmi, chatKey))?.isMuted]).toEqual([[], true]);
  });

  test("a message to a hundred takes no more statements than one to three, nor does reading it or telling of it", async () => {
    const chatKey = await aGroupOf(app, ravi, [lakshmi, third]);
    const count = async (call: () => Promise<unknown>) =>
      (await app.statements.during(call)).statements.length;
    const all = async () => [
      await count(() => aMessage(app, ravi.cookie, chatKey)),
      await count(() => read(lakshmi, chatKey)),
      await count(() => app.call(listChats, { query: {} }, { as: ravi.cookie })),
      await count(() => tell(chatKey, ravi)),
    ];
    const few = await all();
    await fillUp(chatKey, mostMembers - 3);
    expect(await all()).toEqual(few);
    expect(few[0]).toBeLessThan(20);
  });
});

const noEvent = { about: null, isAboutMe: false, name: null };

describe("admins of a group", () => {
  test("alone add, remove, rename and appoint; a group always has one", async () => {
    const chatKey = await aGroupOf(app, ravi, [lakshmi, third]);
    const params = { chatKey };
    const tried = [
      await add(lakshmi, chatKey, [await aPerson(app)]),
      await remove(lakshmi, chatKey, third),
      await app.call(changeGroup, { params, body: { name: "Mine" } }, { as: lakshmi.cookie }),
      await makeAdmin(lakshmi, chatKey, lakshmi),
    ];
    expect(tried.map(({ code }) => code)).toEqual(tried.map(() => "chats/not-admin"));
    expect((await makeAdmin(ravi, chatKey, ravi, false)).code).toBe("chats/last-admin");
    await makeAdmin(ravi, chatKey, lakshmi);
    await makeAdmin(ravi, chatKey, ravi, false);
    expect(await membersOf(third, chatKey)).toEqual(["Lakshmi admin", "Ravi", "Third"]);
    expect((await remove(ravi, chatKey, third)).code).toBe("chats/not-admin");
  });

  test("when the last one leaves, the one who is in it longest takes over", async () => {
    const late = await aPerson(app);
    const chatKey = await aGroupOf(app, ravi, [third]);
    app.clock.advance(1000);
    await add(ravi, chatKey, [late]);
    await accepting(app, late.cookie, chatKey);
    await leave(ravi, chatKey);
    expect(await membersOf(late, chatKey)).toEqual(["Third admin", "Ramulu"]);
    expect((await said(late, chatKey)).slice(-2)).toEqual(["left", "admin"]);
  });

  test("when the account of the last one is erased, the one who is in it longest can do what an admin can", async () => {
    const chatKey = await aGroupOf(app, ravi, [third, lakshmi]);
    await app.pool.query(
      "delete from chat_members where profile_id = $1 and chat_id = (select id from chats where chat_key = $2)",
      [ravi.profileId, chatKey],
    );
    const [first, second] = [third, lakshmi].sort((one, other) => one.profileId - other.profileId);
    if (!first || !second) throw new Error("two are left");
    expect((await read(first, chatKey)).group?.isAdmin).toBe(true);
    expect((await makeAdmin(second, chatKey, second)).code).toBe("chats/not-admin");
    expect((await makeAdmin(first, chatKey, second)).status).toBe(200);
    expect((await membersOf(first, chatKey)).filter((one) => one.endsWith("admin"))).toHaveLength(2);
  });
});
