import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint, InputOf } from "#engine/contract/endpoint.ts";
import { features } from "#engine/server/app.ts";
import { aChatWith, aGroupOf, aMessage, aSupportChat, sending } from "#features/chats/builders.ts";
import { sendMessage } from "#features/chats/contract/chats.ts";
import { addMembers, changeGroup, makeGroup } from "#features/chats/contract/groups.ts";
import { shareProduct } from "#features/feed/contract.ts";
import { listClosed } from "#features/flags/contract.ts";
import { decided } from "#features/moderation/builders.ts";
import { appealCase } from "#features/moderation/contract/cases.ts";
import { anAnswer, aQuestion } from "#features/questions/builders.ts";
import { answerQuestion, editAnswer } from "#features/questions/contract/answers.ts";
import { askQuestion, editQuestion } from "#features/questions/contract.ts";
import { aDelivery, aReview, soldGoods } from "#features/reviews/builders.ts";
import { rateOrder, replyToReview } from "#features/reviews/contract.ts";
import { aCommentBy, anUpdateBy } from "#features/updates/builders.ts";
import { addComment, editComment } from "#features/updates/contract/comments.ts";
import { reportUpdate } from "#features/updates/contract/reports.ts";
import { editUpdate, listUpdates, writeUpdate } from "#features/updates/contract/updates.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { anOrder } from "#testing/shop/shopping.ts";

const day = 86_400_000;
let app: TestApp;
let other: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "posts, hour": 1000 } });
  other = await aPerson(app);
});
afterAll(() => app.close());

let count = 0;
/** Support decides about an update of this person that was reported; gives the case. */
async function decidedAbout({ cookie }: TestPerson, decision: "warn" | "pause-1" | "pause-7") {
  const text = `Rude ${++count}`;
  const { shareId } = await anUpdateBy(app, cookie, { text });
  const report = { params: { shareId }, body: { reason: "rude" } } as const;
  await app.call(reportUpdate, report, { as: (await aPerson(app)).cookie });
  return decided(app, { words: text, decision, reason: "It insults." });
}

/** Everything that this seller has written, and all doors by which more can be written. */
async function doorsOf(seller: TestPerson) {
  const { cookie: as } = seller;
  const { shareId } = await anUpdateBy(app, as);
  const { questionId } = await aQuestion(app, { as });
  const foreign = await aQuestion(app, { as: other.cookie });
  const goods = await soldGoods(app, seller);
  const reviewId = await aReview(app, await aDelivery(app, { goods }));
  const bought = await aDelivery(app, { buyer: seller });
  const [commentId, answerId] = [
    await aCommentBy(app, as, { shareId }),
    await anAnswer(app, foreign.questionId, { as }),
  ];
  const chatKey = await aChatWith(app, as, other.profileKey);
  await aMessage(app, as, chatKey);
  await aMessage(app, other.cookie, chatKey);
  const fresh = await aChatWith(app, as, (await aPerson(app)).profileKey);
  const groupKey = await aGroupOf(app, seller, [other]);
  const stranger = (await aPerson(app)).profileKey;
  const [text, words] = ["The chilli flowers", "Spray in the evening"];
  const door = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ({
    name: endpoint.name,
    go: () => app.call(endpoint, input, { as }),
  });
  const message = (key: string) => ({
    name: sendMessage.name,
    go: () => sending(app, as, key),
  });
  return [
    door(writeUpdate, { body: { text } }),
    door(editUpdate, { params: { shareId }, body: { text } }),
    door(addComment, { params: { shareId }, body: { text } }),
    door(editComment, { params: { commentId }, body: { text } }),
    door(askQuestion, { body: { title: text } }),
    door(editQuestion, { params: { questionId }, body: { title: text } }),
    door(answerQuestion, { params: { questionId: foreign.questionId }, body: { words } }),
    door(editAnswer, { params: { answerId }, body: { words } }),
    door(shareProduct, { body: { level3Ids: [goods.productId], promotionalTitle: "Sow now" } }),
    door(rateOrder, { params: { orderId: bought.orderId }, body: { productId: bought.productId, stars: 4 } }),
    door(replyToReview, { params: { reviewId }, body: { words } }),
    door(makeGroup, { body: { name: "Chilli group", profileKeys: [stranger] } }),
    door(changeGroup, { params: { chatKey: groupKey }, body: { name: "Chilli growers" } }),
    door(changeGroup, { params: { chatKey: groupKey }, body: { pictureKey: null } }),
    door(addMembers, { params: { chatKey: groupKey }, body: { profileKeys: [stranger] } }),
    message(chatKey),
    message(groupKey),
    message(fresh),
  ];
}

test("[R48] whose writing is paused is refused at every door with the time, but buys and writes to support, until the time is over", async () => {
  const seller = await aPerson(app, { roles: ["seller"] });
  const { cookie: as } = seller;
  const doors = await doorsOf(seller);
  const goesOutAt = app.clock.now().getTime() + 3_600_000;
  await anUpdateBy(app, as, { text: "Goes out later", goesOutAt });
  const withCode = features
    .flatMap(({ routes }) => routes)
    .filter(({ endpoint }) => "moderation/paused" in endpoint.errors);
  expect(new Set(doors.map(({ name }) => name))).toEqual(
    new Set(withCode.map(({ endpoint }) => endpoint.name)),
  );
  await decidedAbout(seller, "warn");
  const caseId = await decidedAbout(seller, "pause-1");
  for (const { name, go } of doors)
    expect([name, await go()]).toMatchObject([
      name,
      {
        status: 403,
        code: "moderation/paused",
        info: expect.stringContaining("15 Jul, 2026 at 11:00 AM"),
      },
    ]);
  const { closed } = (await app.call(listClosed, {}, { as })).data;
  const leadsTo = `/app/moderation/${caseId}`;
  expect(closed).toMatchObject([
    { name: "writing-open", leadsTo, why: { en: expect.stringContaining("15 Jul") } },
    { name: "chats-open", leadsTo },
  ]);
  expect((await app.call(listClosed, {}, { as: other.cookie })).data.closed).toEqual([]);
  expect((await sending(app, as, await aSupportChat(app, as))).status).toBe(201);
  const { listingId } = await soldGoods(app);
  expect((await anOrder(app, { as, lines: [{ listingId, quantity: 1 }] })).orderIds).toHaveLength(1);
  const isOut = async () => {
    await runJob(app, "updates/publish-scheduled");
    const seen = await app.call(listUpdates, { query: { limit: 50 } }, { as: other.cookie });
    return seen.data.updates.some(({ text }) => text === "Goes out later");
  };
  app.clock.advance(day - 1000);
  expect([(await doors[0]?.go())?.status, await isOut()]).toEqual([403, false]);
  app.clock.advance(1000);
  for (const { name, go } of doors) expect([name, (await go()).code]).not.toContain("moderation/paused");
  expect([(await doors[0]?.go())?.status, await isOut()]).toEqual([201, true]);
  expect((await app.call(listClosed, {}, { as })).data.closed).toEqual([]);
});

test("an appeal that is accepted ends the pause at once, for the next choice too", async () => {
  const person = await aPerson(app);
  const write = () => app.call(writeUpdate, { body: { text: "Rain" } }, { as: person.cookie });
  await decidedAbout(person, "warn");
  const caseId = await decidedAbout(person, "pause-1");
  expect((await write()).status).toBe(403);
  const appeal = { params: { caseId }, body: { words: "It was a joke" } };
  await app.call(appealCase, appeal, { as: person.cookie });
  expect((await write()).status).toBe(403);
  await decided(app, { words: `Rude ${count}`, decision: "keep" });
  expect((await write()).status).toBe(201);
  await expect(decidedAbout(person, "pause-7")).rejects.toThrow("more than what comes next");
});
