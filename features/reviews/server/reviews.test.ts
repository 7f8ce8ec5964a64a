import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideCase, listCases } from "#features/moderation/contract/cases.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { requestReturn } from "#features/orders/contract/order-requests.ts";
import { blockPerson } from "#features/people/contract.ts";
import { aMember } from "#features/teams/builders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { farmersOrder } from "#testing/shop/farmers-order.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { aDelivery, aReply, aReview, type Delivery, markDelivered, soldGoods } from "../builders.ts";
import {
  listProductReviews,
  listReceivedReviews,
  listSellerReviews,
  rateOrder,
  readOrderReviews,
  replyToReview,
  reportReview,
  withdrawReview,
} from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "reviews/write": 1000, "posts, hour": 1000 } });
  await app.startWorker();
});
afterAll(() => app.close());

const rate = (
  orderId: string,
  as: string,
  body: { productId: number | null; stars: number; words?: string },
) => app.call(rateOrder, { params: { orderId }, body }, { as });
const offered = async (orderId: string, as: string) =>
  (await app.call(readOrderReviews, { params: { orderId } }, { as })).data.subjects;
const ofProduct = async (productId: number, as: string, query: { stars?: number; after?: string } = {}) =>
  (await app.call(listProductReviews, { params: { productId }, query: { limit: 3, ...query } }, { as })).data;
const ofSeller = async (seller: TestPerson, as: string) =>
  (await app.call(listSellerReviews, { params: { profileKey: seller.profileKey }, query: {} }, { as })).data;
const received = async ({ seller }: Pick<Delivery, "seller">, filter: "waiting" | "all" = "all") =>
  (await app.call(listReceivedReviews, { query: { filter } }, { as: seller.cookie })).data.reviews;
const newsOf = async ({ cookie: as }: Pick<TestPerson, "cookie">) =>
  (await app.call(listNotifications, { query: {} }, { as })).data.notifications.filter(({ kind }) =>
    kind.startsWith("REVIEW_"),
  );

describe("who may rate", () => {
  test("the agent who ordered and the farmer who got it may, once it is delivered; nobody else may", async () => {
    const farmer = await aPerson(app, { mobileNo: "9812345210" });
    const order = await farmersOrder(app);
    expect(await offered(order.orderId, order.buyer)).toEqual([]);
    expect((await rate(order.orderId, order.buyer, { productId: null, stars: 5 })).status).toBe(404);
    await markDelivered(app, order.orderId);
    for (const as of [order.buyer, farmer.cookie]) {
      const subjects = await offered(order.orderId, as);
      expect(subjects.map(({ productId, mayRate }) => [productId !== null, mayRate])).toEqual([
        [true, true],
        [true, true],
        [false, true],
      ]);
      for (const { productId } of subjects)
        expect((await rate(order.orderId, as, { productId, stars: 5 })).status).toBe(200);
    }
    const stranger = await aPerson(app);
    for (const as of [stranger.cookie, order.seller]) {
      expect(await offered(order.orderId, as)).toEqual([]);
      expect((await rate(order.orderId, as, { productId: null, stars: 1 })).status).toBe(404);
    }
  });

  test("a product that was not in the order, and the own business, cannot be rated", async () => {
    const { orderId, buyer } = await aDelivery(app);
    const { productId } = await soldGoods(app);
    expect((await rate(orderId, buyer.cookie, { productId, stars: 1 })).code).toBe("reviews/not-delivered");
    const goods = await soldGoods(app);
    const own = await aDelivery(app, { goods, buyer: goods.seller });
    expect(await offered(own.orderId, goods.seller.cookie)).toEqual([]);
  });

  test("what came back whole cannot be rated any more, and its review goes; what was kept stays rated", async () => {
    const trade = tradeDesk(app);
    const order = await trade.aPaidOrder();
    const { orderId, buyer } = order;
    const [one, two] = (await offered(orderId, buyer)).map(({ productId }) => productId);
    for (const productId of [one, two, null])
      await rate(orderId, buyer, { productId: productId ?? null, stars: 2 });
    const body = { lines: [{ listingId: order.two, quantity: 1 }], reasonCode: "damaged" as const };
    await app.call(requestReturn, { params: { orderId }, body }, { as: buyer });
    await trade.decide(order, true);
    await expect.poll(async () => (await ofProduct(two ?? 0, buyer)).rating.count).toBe(0);
    expect((await offered(orderId, buyer)).map(({ review }) => review?.stars)).toEqual([2, 2]);
    expect((await rate(orderId, buyer, { productId: two ?? 0, stars: 5 })).status).toBe(404);
  });
});

describe("a review", () => {
  test("is written once, changed, which it says, and withdrawn; the same once more is no change", async () => {
    const { orderId, productId, buyer } = await aDelivery(app);
    const as = buyer.cookie;
    const read = async () => (await ofProduct(productId, as)).reviews;
    await rate(orderId, as, { productId, stars: 3, words: "Sprouts late" });
    await rate(orderId, as, { productId, stars: 3, words: "Sprouts late" });
    expect(await read()).toMatchObject([{ stars: 3, words: "Sprouts late", editedAt: null, isMine: true }]);
    app.clock.advance(1000);
    await rate(orderId, as, { productId, stars: 5, words: "It sprouted" });
    const [changed] = await read();
    expect(changed).toMatchObject({ stars: 5, editedAt: app.clock.now().getTime() });
    const params = { reviewId: changed?.reviewId ?? 0 };
    const other = await aPerson(app);
    expect((await app.call(withdrawReview, { params }, { as: other.cookie })).status).toBe(404);
    expect((await app.call(withdrawReview, { params }, { as })).data.subjects[0]?.review).toBeNull();
    expect((await ofProduct(productId, as)).rating.count).toBe(0);
  });

  test("lands once when it is sent many times at once, and the average is exact after any changes at once", async () => {
    const goods = await soldGoods(app);
    const deliveries = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aDelivery(app, { goods })));
    const send = ({ orderId, productId, buyer }: Delivery, stars: number) =>
      rate(orderId, buyer.cookie, { productId, stars });
    const wishes = deliveries.flatMap((delivery, at) =>
      [4, 4, 4, (at % 5) + 1].map((stars) => send(delivery, stars)),
    );
    expect((await Promise.all(wishes)).map(({ status }) => status)).toEqual(wishes.map(() => 200));
    const { rating } = await ofProduct(goods.productId, goods.seller.cookie);
    const { rows } = await app.pool.query<{ count: number; sum: number; average: number }>(
      "select count(*)::int as count, sum(stars)::int as sum, round(avg(stars), 1)::float as average from reviews where level3_id = $1",
      [goods.productId],
    );
    const sum = rating.byStars.reduce((total, count, at) => total + count * (at + 1), 0);
    expect({ count: rating.count, sum, average: rating.average }).toEqual(rows[0]);
    expect(rating.count).toBe(6);
  });
});

describe("readers", () => {
  test("see an average from the fifth review on, pages without gaps, and reviews with some stars only; never an order or a number", async () => {
    const goods = await soldGoods(app);
    for (const stars of [5, 5, 4, 1]) {
      app.clock.advance(1000);
      const delivery = await aDelivery(app, { goods });
      await aReview(app, delivery, { stars, words: `Given ${stars}` });
      await aReview(app, delivery, { productId: null, stars });
    }
    const reader = await aPerson(app);
    const as = reader.cookie;
    const { rating: early } = await ofProduct(goods.productId, as);
    expect(early).toEqual({ count: 4, average: null, byStars: [] });
    app.clock.advance(1000);
    const last = await aDelivery(app, { goods });
    await aReview(app, last, { stars: 4 });
    await aReview(app, last, { stars: 5, productId: null });
    const first = await ofProduct(goods.productId, as);
    expect(first.rating).toEqual({ count: 5, average: 3.8, byStars: [1, 0, 0, 2, 2] });
    const next = await ofProduct(goods.productId, as, { after: first.nextAfter ?? "" });
    expect([...first.reviews, ...next.reviews].map(({ stars }) => stars)).toEqual([4, 1, 4, 5, 5]);
    expect(next.nextAfter).toBeNull();
    const fives = await ofProduct(goods.productId, as, { stars: 5 });
    expect(fives.reviews.map(({ words }) => words)).toEqual(["Given 5", "Given 5"]);
    const seller = await ofSeller(goods.seller, as);
    expect([seller.rating.average, seller.reviews.length]).toEqual([4, 5]);
    const said = JSON.stringify([first, seller]);
    for (const secret of [last.orderId, last.buyer.mobileNo]) expect(said).not.toContain(secret);
  });

  test("who are kept apart by a block see neither each other's reviews nor replies", async () => {
    const delivery = await aDelivery(app);
    const { productId, buyer, seller } = delivery;
    const reviewId = await aReview(app, delivery, { words: "Good" });
    await aReply(app, delivery, { reviewId, words: "Thank you" });
    const reader = await aPerson(app);
    const block = (by: TestPerson, other: TestPerson) =>
      app.call(blockPerson, { params: { profileKey: other.profileKey } }, { as: by.cookie });
    await block(reader, seller);
    expect((await ofProduct(productId, reader.cookie)).reviews).toMatchObject([
      { words: "Good", reply: null },
    ]);
    await block(buyer, reader);
    expect((await ofProduct(productId, reader.cookie)).reviews).toEqual([]);
    const input = { params: { reviewId }, body: { part: "review", reason: "rude" } } as const;
    expect((await app.call(reportReview, input, { as: reader.cookie })).status).toBe(404);
    const member = await aMember(app, seller.cookie);
    expect(await received({ seller: member })).toHaveLength(1);
    await block(buyer, member);
    expect(await received({ seller: member })).toEqual([]);
    await block(buyer, seller);
    expect(await received(delivery)).toEqual([]);
    const reply = { params: { reviewId }, body: { words: "Hear me" } };
    expect((await app.call(replyToReview, reply, { as: seller.cookie })).status).toBe(404);
  });
});

describe("the seller", () => {
  test("hears of a review, replies once and lets the team change the reply; its author hears of the first one only", async () => {
    const delivery = await aDelivery(app);
    const { productId, buyer, seller } = delivery;
    const reviewId = await aReview(app, delivery, { stars: 2, words: "Half of it was dry" });
    expect((await newsOf(seller)).map(({ kind, leadsTo }) => [kind, leadsTo])).toEqual([
      ["REVIEW_WRITTEN", "/app/sell/reviews"],
    ]);
    expect(await received(delivery, "waiting")).toMatchObject([{ reviewId, mayReply: true, reply: null }]);
    const reply = (words: string, as = seller.cookie) =>
      app.call(replyToReview, { params: { reviewId }, body: { words } }, { as });
    const { seller: other } = await soldGoods(app);
    expect((await reply("Not mine", other.cookie)).status).toBe(404);
    await reply("Write to us");
    app.clock.advance(1000);
    const member = await aMember(app, seller.cookie);
    await reply("Write to us, we send it again", member.cookie);
    expect(await received(delivery, "waiting")).toEqual([]);
    expect((await ofProduct(productId, buyer.cookie)).reviews[0]?.reply).toMatchObject({
      words: "Write to us, we send it again",
      editedAt: app.clock.now().getTime(),
    });
    expect((await newsOf(buyer)).map(({ kind, leadsTo }) => [kind, leadsTo])).toEqual([
      ["REVIEW_REPLIED", `/app/order/${delivery.orderId}/rate`],
    ]);
  });

  test("hears of a held review, and its author of a held reply, only once support has kept the words, also where a block keeps the team apart", async () => {
    const delivery = await aDelivery(app);
    const { orderId, productId, buyer, seller } = delivery;
    const support = await aPerson(app, { roles: ["support"] });
    const keep = async (text: string) => {
      const { data } = await app.call(listCases, {}, { as: support.cookie });
      const { caseId = 0 } = data.cases.find(({ words }) => words === text) ?? {};
      const input = { params: { caseId }, body: { decision: "keep" } } as const;
      expect((await app.call(decideCase, input, { as: support.cookie })).status).toBe(200);
    };
    const kindsOf = async (person: TestPerson) => (await newsOf(person)).map(({ kind }) => kind);
    const [words, replied] = ["లంజ సరుకు", "నా కొడకా ఇది"];
    const { data } = await rate(orderId, buyer.cookie, { productId, stars: 1, words });
    expect(data.subjects[0]).toMatchObject({ mayRate: false, review: { words } });
    expect([await received(delivery), await kindsOf(seller)]).toEqual([[], []]);
    await keep(words);
    await expect.poll(() => kindsOf(seller)).toEqual(["REVIEW_WRITTEN"]);
    const [{ reviewId = 0 } = {}] = await received(delivery);
    const reply = { params: { reviewId }, body: { words: replied } };
    const member = await aMember(app, seller.cookie);
    await app.call(blockPerson, { params: { profileKey: seller.profileKey } }, { as: member.cookie });
    const answer = await app.call(replyToReview, reply, { as: member.cookie });
    expect(answer.data).toMatchObject({ mayReply: false, reply: null });
    expect(await kindsOf(buyer)).toEqual([]);
    await keep(replied);
    await expect.poll(() => kindsOf(buyer)).toEqual(["REVIEW_REPLIED"]);
  });
});
