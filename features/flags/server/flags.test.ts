import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint, InputOf } from "#engine/contract/endpoint.ts";
import type { FlagName, LimitName } from "#engine/contract/flags.ts";
import { followFlags } from "#engine/server/config/follow-flags.ts";
import { saveDraft, sendApplication } from "#features/applications/contract/applications.ts";
import { signUp } from "#features/auth/contract/auth.ts";
import { aChatWith, aMessage, aSupportChat } from "#features/chats/builders.ts";
import { openChat, sendMessage } from "#features/chats/contract/chats.ts";
import { holdStock, placeOrder, readCheckout } from "#features/checkout/contract/checkout.ts";
import { answerQuestion } from "#features/questions/contract/answers.ts";
import { askQuestion } from "#features/questions/contract.ts";
import { aCommentBy, anUpdateBy } from "#features/updates/builders.ts";
import { addComment, editComment } from "#features/updates/contract/comments.ts";
import { deleteUpdate, editUpdate, writeUpdate } from "#features/updates/contract/updates.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { changeLimit, listClosed, readBoard, turnFlag } from "../contract.ts";

let app: TestApp;
let other: TestPlatform;
let admin: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  other = await testPlatform({ url: app.url });
  admin = await aPerson(app, { firstName: "Asha", roles: ["platform-admin"] });
  member = await aPerson(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const reason = "The roads are flooded.";
const turn = (name: FlagName, isOpen: boolean) =>
  app.call(turnFlag, { params: { name }, body: { isOpen, reason } }, { as: admin.cookie });
const limit = (name: LimitName, seen: number, value: number) =>
  app.call(changeLimit, { params: { name }, body: { value, seen, reason } }, { as: admin.cookie });
const ask = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, as = member.cookie) => {
  const { code, info } = await app.call(endpoint, input, { as });
  return code === "platform/closed" ? info : code;
};
/** What is answered while a flag is off. */
async function closed<Answer>(name: FlagName, during: () => Promise<Answer>): Promise<Answer> {
  expect((await turn(name, false)).status).toBe(200);
  try {
    return await during();
  } finally {
    await turn(name, true);
  }
}

test("what is closed is closed in other processes within a second, and the log says who did it and why", async () => {
  const stop = await followFlags(other.platform);
  await closed("orders-open", async () => {
    await expect.poll(() => other.platform.flags.isOn("orders-open"), { timeout: 1000 }).toBe(false);
    const { data } = await app.call(listClosed, {}, { as: member.cookie });
    expect(data.closed).toEqual([
      { name: "orders-open", why: { en: expect.any(String), te: expect.any(String) }, leadsTo: null },
    ]);
    const board = (await app.call(readBoard, {}, { as: admin.cookie })).data;
    const lastChange = { at: app.clock.now().getTime(), by: "Asha" };
    expect(board.flags[0]).toEqual({ name: "orders-open", isOpen: false, lastChange });
  });
  await expect.poll(() => other.platform.flags.isOn("orders-open"), { timeout: 1000 }).toBe(true);
  await stop();
  const lines = await app.platform.database
    .selectFrom("audit_log")
    .select(["action", "subject", "detail"])
    .where("action", "like", "flags/%")
    .orderBy("id")
    .execute();
  expect(lines).toEqual([
    { action: "flags/closed", subject: "orders-open", detail: { reason } },
    { action: "flags/opened", subject: "orders-open", detail: { reason } },
  ]);
});

test("of two admins who close the same at once one is told that it is so already", async () => {
  const both = await Promise.all([turn("chats-open", false), turn("chats-open", false)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await turn("chats-open", true);
  expect((await turn("chats-open", true)).code).toBe("flags/so-already");
});

test("while orders are closed none is placed, but one that was placed answers its sender again", async () => {
  const { listingId } = await aProduct(app);
  const lines = [{ listingId, quantity: 1 }];
  const { fingerprint } = await readyToPlace(app, { as: member.cookie, lines });
  const wish = { body: { paymentMode: "COD", fingerprint } } as const;
  const sent = { as: member.cookie, headers: { "idempotency-key": "wish-before-closing" } };
  const placed = await app.call(placeOrder, wish, sent);
  await closed("orders-open", async () => {
    expect((await app.call(placeOrder, wish, sent)).data).toEqual(placed.data);
    expect(await ask(placeOrder, wish)).toBe("New orders are closed for now. Your cart stays as it is.");
  });
  expect(placed.status).toBe(201);
});

test("cash and transfer that are closed are not offered and not taken", async () => {
  const { listingId } = await aProduct(app);
  const { fingerprint } = await readyToPlace(app, { as: member.cookie, lines: [{ listingId, quantity: 1 }] });
  const modes = async () => (await app.call(readCheckout, {}, { as: member.cookie })).data;
  const place = (paymentMode: "COD" | "Bank Transfer") =>
    ask(placeOrder, { body: { paymentMode, fingerprint } });
  await closed("cash-on-delivery-open", async () => {
    expect(await modes()).toMatchObject({
      paymentModes: ["Online", "Bank Transfer"],
      cashLimit: { isOpen: false },
    });
    expect(await place("COD")).toBe("checkout/payment-mode-not-allowed");
  });
  await closed("bank-transfer-open", async () => {
    expect(await modes()).toMatchObject({ paymentModes: ["COD", "Online"], cashLimit: null });
    expect(await place("Bank Transfer")).toBe("checkout/payment-mode-not-allowed");
  });
});

test("numbers hold for the next order: most cash, unpaid orders of one person, minutes of a hold", async () => {
  const buyer = (await aPerson(app)).cookie;
  const { listingId } = await aProduct(app, { priceInPaise: 600_00, onHand: 50 });
  const lines = [{ listingId, quantity: 1 }];
  const quote = await readyToPlace(app, { as: buyer, lines });
  const total = Math.floor(quote.totals.orderTotalInPaise / 100);
  expect((await limit("cash-on-delivery-rupees", 10_000_000, total - 1)).status).toBe(200);
  expect((await app.call(readCheckout, {}, { as: buyer })).data).toMatchObject({
    paymentModes: ["Online", "Bank Transfer"],
    cashLimit: { isOpen: true, mostInPaise: (total - 1) * 100 },
  });
  await limit("cash-on-delivery-rupees", total - 1, total + 1);
  expect((await app.call(readCheckout, {}, { as: buyer })).data.paymentModes).toContain("COD");
  await limit("stock-hold-minutes", 15, 40);
  const held = await app.call(holdStock, {}, { as: buyer });
  expect(held.data.heldUntil).toBe(app.clock.now().getTime() + 40 * 60_000);
  await limit("unpaid-orders", 1000, 1);
  const pay = async () => {
    const { fingerprint } = await readyToPlace(app, { as: buyer, lines });
    return ask(placeOrder, { body: { paymentMode: "Bank Transfer", fingerprint } }, buyer);
  };
  expect(await pay()).toBe("CREATED");
  expect(await pay()).toBe("checkout/too-many-unpaid");
  expect((await limit("unpaid-orders", 1000, 2)).code).toBe("flags/changed-meanwhile");
  expect(await limit("unpaid-orders", 1, 0)).toMatchObject({
    code: "flags/out-of-range",
    fields: { value: "Enter a whole number from 1 to 1000." },
  });
  await limit("unpaid-orders", 1, 1000);
});

test("no account is begun while sign-up is closed; a draft of an application stays, and what an admin asked for is sent", async () => {
  const body = {
    firstName: "New",
    mobileNo: "7200000001",
    password: "gongura-pappu",
    language: "en",
  } as const;
  const params = { kind: "agent" } as const;
  await app.call(saveDraft, { params, body: {} }, { as: member.cookie });
  const answers = await closed("sign-up-open", () =>
    closed("applications-open", async () => [
      await ask(signUp, { body }),
      await ask(sendApplication, { params }),
      await app.platform.database
        .updateTable("applications")
        .set({ state: "more-needed", reason: "A photo is missing.", sent_at: app.clock.now() })
        .where("profile_id", "=", member.profileId)
        .execute()
        .then(() => ask(sendApplication, { params })),
    ]),
  );
  expect(answers).toEqual([
    "New accounts are closed for now. Please try again later.",
    "New applications are closed for now. Your draft stays as it is.",
    "applications/incomplete",
  ]);
  expect(await ask(signUp, { body })).toBe("OK");
});

test("while writing is closed nothing is written or changed, but deleted; chats between people rest, support is reached", async () => {
  const as = member.cookie;
  const { shareId } = await anUpdateBy(app, as);
  const commentId = await aCommentBy(app, as, { shareId });
  const friend = await aPerson(app);
  const chatKey = await aChatWith(app, as, friend.profileKey);
  const written = { text: "The rain has come." };
  const answers = await closed("writing-open", async () => [
    await ask(writeUpdate, { body: written }),
    await ask(editUpdate, { params: { shareId }, body: written }),
    await ask(addComment, { params: { shareId }, body: { ...written, replyTo: null } }),
    await ask(editComment, { params: { commentId }, body: written }),
    await ask(askQuestion, {
      body: { title: "Why do leaves curl?", words: "", crop: null, stage: null, photos: [] },
    }),
    await ask(answerQuestion, {
      params: { questionId: "0".repeat(22) },
      body: { words: "Neem", photos: [] },
    }),
    await ask(deleteUpdate, { params: { shareId } }),
  ]);
  expect(answers).toEqual([
    ...Array.from({ length: 6 }, () => "Writing updates, questions and replies is closed for now."),
    "OK",
  ]);
  await closed("chats-open", async () => {
    const why = "Chats between people are closed for now. You can still write to support.";
    const body = {
      messageKey: crypto.randomUUID(),
      ...written,
      pictureKeys: [],
      level3Id: null,
      orderId: null,
    };
    expect(await ask(sendMessage, { params: { chatKey }, body })).toBe(why);
    expect(await ask(openChat, { body: { profileKey: friend.profileKey } })).toBe(why);
    await aMessage(app, as, await aSupportChat(app, as));
  });
});
