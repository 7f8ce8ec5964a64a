import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { revokeRole } from "#engine/server/people/roles.ts";
import { readRows } from "#engine/server/privacy/person-rows.queries.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { aChatWith, aMessage, aSupportChat, sending } from "../../builders.ts";
import { rateSupport, readChat } from "../../contract/chats.ts";
import { addNote, assignChat, listSupportChats, readCustomer, setChatState } from "../../contract/desk.ts";
import type { SupportState } from "../../contract/shapes.ts";
import { waitingChats } from "./admin-queues.ts";

let app: TestApp;
let ravi: TestPerson;
let latha: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ravi = await aPerson(app, { firstName: "Ravi", roles: ["support"] });
  latha = await aPerson(app, { firstName: "Latha", roles: ["support"] });
});
afterAll(() => app.close());

/** A customer who has written, and the chat. */
async function aCustomer(text = "Where is my order?") {
  const person = await aPerson(app, { firstName: "Yadagiri", email: "yadagiri@khanapur.example" });
  const chatKey = await aSupportChat(app, person.cookie);
  await aMessage(app, person.cookie, chatKey, { text });
  return { ...person, chatKey };
}
const queue = async (show: "all" | "mine" | "unassigned" | "solved", as = ravi.cookie) =>
  (await app.call(listSupportChats, { query: { show } }, { as })).data;
const keysOf = async (...asked: Parameters<typeof queue>) =>
  (await queue(...asked)).chats.map(({ chatKey }) => chatKey);
const assign = (chatKey: string, to: string | null, from: string | null, as = ravi.cookie) =>
  app.call(assignChat, { params: { chatKey }, body: { to, from } }, { as });
const move = (chatKey: string, state: SupportState, from: SupportState, lastSeq: number) =>
  app.call(setChatState, { params: { chatKey }, body: { state, from, lastSeq } }, { as: ravi.cookie });

test("the customer who waits longest comes first, and an unassigned chat is assigned to the person who answers it", async () => {
  const first = await aCustomer();
  app.clock.advance(60_000);
  const second = await aCustomer();
  app.clock.advance(60_000);
  await aMessage(app, first.cookie, first.chatKey, { text: "Hello?" });
  expect((await keysOf("unassigned")).slice(-2)).toEqual([first.chatKey, second.chatKey]);
  await aMessage(app, ravi.cookie, second.chatKey, { text: "Namaskaram" });
  expect(await keysOf("mine")).toEqual([second.chatKey]);
  expect(await keysOf("mine", latha.cookie)).toEqual([]);
  const answered = (await queue("all")).chats.find(({ chatKey }) => chatKey === second.chatKey);
  expect(answered).toMatchObject({ waitsSince: null, assignee: { name: { en: "Ravi" } } });
});

test("of two who take a chat at once one gets it, and only support's people can have one", async () => {
  const { chatKey, profileKey } = await aCustomer();
  const tries = await Promise.all([
    assign(chatKey, ravi.profileKey, null),
    assign(chatKey, latha.profileKey, null, latha.cookie),
  ]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await assign(chatKey, profileKey, null)).code).toBe("chats/not-support");
});

test("somebody who is no longer of support has no chat: it is of nobody again and tells that person of nothing", async () => {
  const { chatKey, cookie, profileId } = await aCustomer();
  const gone = await aPerson(app, { firstName: "Gone", roles: ["support"] });
  await assign(chatKey, gone.profileKey, null);
  await inTransaction(app.platform, (transaction) =>
    revokeRole(transaction, { profileId: gone.profileId, role: "support" }),
  );
  await aMessage(app, cookie, chatKey, { text: "Is anybody there?" });
  const { rows } = await app.pool.query("select id from chats where chat_key = $1", [chatKey]);
  await runJob(app, "chats/tell-reader", { chatId: String(rows[0].id), byProfileId: String(profileId) });
  const told = await app.pool.query("select 1 from notifications where profile_id = $1", [gone.profileId]);
  expect(told.rowCount).toBe(0);
  const { chats, counts } = await queue("unassigned");
  expect(chats).toContainEqual(expect.objectContaining({ chatKey, assignee: null }));
  expect(counts.unassigned).toBe(chats.length);
  const { data } = await app.call(readCustomer, { params: { chatKey } }, { as: ravi.cookie });
  expect(data.assignee).toBeNull();
  expect((await assign(chatKey, latha.profileKey, null)).status).toBe(200);
});

/** Which columns of the desk's work a customer's copy of all data has. */
async function copyOf({ profileId, mobileNo }: TestPerson) {
  const tables = new Map(app.platform.privacy.tables.map((each) => [each.table, each]));
  const person = { profileId, mobileNo, createdAt: new Date(0) };
  const columns: Record<string, string[][]> = {};
  await inTransaction(app.platform, async (transaction) => {
    for (const name of ["chat_notes", "support_chats"] as const) {
      const declared = tables.get(name);
      if (!declared) continue;
      for await (const rows of readRows(transaction, tables, declared, person))
        columns[name] = rows.map((row) => Object.keys(row as object).sort());
    }
  });
  return columns;
}

test("the desk sees name, phone, e-mail, last orders and notes; the customer sees neither a note nor who has the chat, nor in the copy of all data", async () => {
  const customer = await aCustomer();
  const params = { chatKey: customer.chatKey };
  await app.call(addNote, { params, body: { text: "Call after five." } }, { as: ravi.cookie });
  const { data } = await app.call(readCustomer, { params }, { as: latha.cookie });
  expect(data).toMatchObject({
    name: "Yadagiri",
    phone: customer.mobileNo,
    email: "yadagiri@khanapur.example",
    notes: [{ text: "Call after five.", author: { en: "Ravi" } }],
  });
  const seen = await app.call(readChat, { params, query: {} }, { as: customer.cookie });
  expect(JSON.stringify(seen.data)).not.toContain("Call after five.");
  expect(await copyOf(customer)).toEqual({
    chat_notes: [["chat_id", "id", "written_at"]],
    support_chats: [expect.not.arrayContaining(["assigned_profile_id"])],
  });
});

test("an order is shown in the chat of its buyer with support and with its seller, and nobody else's is", async () => {
  const { aTrade, anOrderOf } = tradeDesk(app);
  const { orderId, buyer, seller } = await anOrderOf(await aTrade());
  const supportKey = await aSupportChat(app, buyer);
  const { order } = await aMessage(app, buyer, supportKey, { text: "", orderId });
  expect(order).toMatchObject({ orderId, lineCount: 2, totalInPaise: 1_340_00, isOwn: true });
  const { data } = await app.call(readCustomer, { params: { chatKey: supportKey } }, { as: ravi.cookie });
  expect(data.orders.map((each) => each.orderId)).toEqual([orderId]);
  const stranger = await aPerson(app);
  const strangersKey = await aChatWith(app, buyer, stranger.profileKey);
  expect((await sending(app, buyer, strangersKey, { orderId })).code).toBe("chats/order-not-found");
  const own = await aSupportChat(app, stranger.cookie);
  expect((await sending(app, stranger.cookie, own, { orderId })).code).toBe("chats/order-not-found");
  expect((await sending(app, seller, await aSupportChat(app, seller), { orderId })).status).toBe(201);
});

test("a practice order is nobody's but its maker's: no chat shows it, not with its seller and not with support", async () => {
  const seller = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: seller.profileId });
  const { listingId } = await aProduct(app, { sellerId });
  const { cookie } = await aPerson(app, { roles: ["agent"] });
  const lines = [{ listingId, quantity: 1 }];
  const [orderId = ""] = (await anOrder(app, { as: cookie, lines, isPractice: true })).orderIds;
  for (const chatKey of [await aSupportChat(app, cookie), await aChatWith(app, cookie, seller.profileKey)])
    expect((await sending(app, cookie, chatKey, { orderId })).code).toBe("chats/order-not-found");
});

test("a solved chat is told, rated once, and open again and of nobody when the customer writes", async () => {
  const customer = await aCustomer();
  const params = { chatKey: customer.chatKey };
  await aMessage(app, ravi.cookie, customer.chatKey);
  const rate = (stars: number) => app.call(rateSupport, { params, body: { stars } }, { as: customer.cookie });
  expect((await rate(5)).code).toBe("chats/not-to-rate");
  expect((await move(customer.chatKey, "solved", "waiting", 2)).code).toBe("chats/state-changed");
  expect((await move(customer.chatKey, "solved", "open", 2)).status).toBe(200);
  expect(await keysOf("solved")).toContain(customer.chatKey);
  const tries = await Promise.all([rate(4), rate(2)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409]);
  app.clock.advance(1000);
  await aMessage(app, customer.cookie, customer.chatKey, { text: "Once more" });
  expect(await keysOf("unassigned")).toContain(customer.chatKey);
  const again = await app.call(readChat, { params, query: {} }, { as: customer.cookie });
  expect(again.data.support).toMatchObject({ state: "open", canRate: false });
});

test("a chat in which the customer has written since the desk looked is not solved, and waits on", async () => {
  const { chatKey, cookie } = await aCustomer();
  await aMessage(app, cookie, chatKey, { text: "It is urgent" });
  expect((await move(chatKey, "solved", "open", 1)).code).toBe("chats/state-changed");
  expect(await keysOf("unassigned")).toContain(chatKey);
  expect((await move(chatKey, "solved", "open", 2)).status).toBe(200);
});

test("a customer whose account is gone waits for nobody any more", async () => {
  const { chatKey, profileId } = await aCustomer();
  const waiting = () => waitingChats.read(app.platform.database, { most: 100, clock: app.clock });
  const before = { counts: (await queue("all")).counts, waiting: await waiting() };
  await app.pool.query("update profiles set mobile_no = 'erased-' || id where id = $1", [profileId]);
  expect(await keysOf("all")).not.toContain(chatKey);
  expect((await queue("all")).counts.all).toBe(before.counts.all - 1);
  expect(await waiting()).toMatchObject({ count: (before.waiting?.count ?? 0) - 1 });
});
