import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { eventForEveryone } from "#features/notifications/contract/announcement.ts";
import { followNotifications } from "#features/notifications/contract/notifications.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { listening } from "#testing/process/platform.ts";
import { aListing, aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { anUpdate, aShare } from "#testing/shop/shares.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import {
  countFeedNews,
  mostNewsCounted,
  readFeedItem,
  readShare,
  readStream,
  shareProduct,
  withdrawShare,
} from "../contract.ts";
import { publish } from "./public.ts";

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await testApp({ environment: { HOME_ORDER_TILES: "on" } });
  person = await aPerson(app);
});
afterAll(() => app.close());

const item = (itemId: string, as: string, headers = {}) =>
  app.app.inject({ url: `/v2/feed/items/${itemId}`, headers: { cookie: as, ...headers } });

describe("an item at its own url", () => {
  test("[HOME-015] is what the stream holds, under an ETag that answers 304 until it changes", async () => {
    const { itemId, product } = await aShare(app);
    const { data } = await app.call(readStream, { query: {} }, { as: person.cookie });
    const inStream = data.entitiesStream.find(({ id }) => id === itemId);
    const first = await app.app.inject({ url: inStream?.url ?? "", headers: { cookie: person.cookie } });
    expect([first.statusCode, first.json().data]).toEqual([200, inStream]);
    expect(first.headers).toMatchObject({ "cache-control": "private, no-cache" });
    const tag = String(first.headers["etag"]);
    const known = await item(itemId, person.cookie, { "if-none-match": `"other", ${tag}` });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
    await app.platform.database
      .updateTable("listings")
      .set({ price_in_paise: 1_000_00 })
      .where("id", "=", product.listingId)
      .execute();
    const changed = await item(itemId, person.cookie, { "if-none-match": tag });
    expect([changed.statusCode, changed.json().data.productsMetaData[0].priceInPaise]).toEqual([
      200, 1_000_00,
    ]);
    const inTelugu = await item(itemId, person.cookie, { "if-none-match": tag, "accept-language": "te" });
    expect(inTelugu.statusCode).toBe(200);
  });

  test("an own order is one, another's order answers like none, and a practice order is none", async () => {
    const buyer = await aPerson(app);
    const { listingId } = await aProduct(app);
    const { orderIds } = await anOrder(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
    const own = await item(`order-${orderIds[0]}`, buyer.cookie);
    expect(own.json().data).toMatchObject({ event: "INPUTS_STORE_ORDER", order: { orderId: orderIds[0] } });
    const others = await item(`order-${orderIds[0]}`, person.cookie);
    const missing = await item("order-9-9", person.cookie);
    expect([others.statusCode, others.json().code, missing.statusCode]).toEqual([404, "feed/not-found", 404]);
    await app.platform.database
      .updateTable("orders")
      .set({ is_practice: true })
      .where("id", "=", orderIds[0] ?? "")
      .execute();
    expect((await item(`order-${orderIds[0]}`, buyer.cookie)).statusCode).toBe(404);
  });

  test("what is for one person is not there for another", async () => {
    const itemId = await anUpdate(app, { readerProfileId: person.profileId });
    const stranger = await aPerson(app);
    const read = async (as: string) => (await app.call(readFeedItem, { params: { itemId } }, { as })).status;
    expect([await read(person.cookie), await read(stranger.cookie)]).toEqual([200, 404]);
  });

  test("stream and items take three statements each, the session included", async () => {
    const buyer = await aPerson(app);
    const { itemId, product } = await aShare(app);
    const { listingId } = product;
    await anOrder(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
    const stream = await app.statements.during(() =>
      app.call(readStream, { query: {} }, { as: buyer.cookie }),
    );
    expect(stream.result.data.entitiesStream.map(({ event }) => event)).toContain("INPUTS_STORE_ORDER");
    expect(stream.statements).toHaveLength(3);
    const one = await app.statements.during(() => item(itemId, buyer.cookie));
    expect(one.statements).toHaveLength(3);
  });
});

describe("new items", () => {
  const news = async (as: string, since: number) =>
    (await app.call(countFeedNews, { query: { since } }, { as })).data.count;
  const newestOf = async (as: string) => (await app.call(readStream, { query: {} }, { as })).data.newest;

  test("[HOME-008] [HOME-009] are counted since the stream was read, without one's own, up to twenty", async () => {
    const author = await aPerson(app);
    await anUpdate(app);
    const since = await newestOf(person.cookie);
    expect(await news(person.cookie, since)).toBe(0);
    app.clock.advance(1000);
    await anUpdate(app, { authorProfileId: author.profileId });
    expect([await news(person.cookie, since), await news(author.cookie, since)]).toEqual([1, 0]);
    expect(await news(person.cookie, await newestOf(person.cookie))).toBe(0);
    for (let number = 0; number < 25; number += 1) await anUpdate(app);
    expect(await news(person.cookie, since)).toBe(mostNewsCounted);
  });

  test("[HOME-008] what the stream does not give or no browser draws is not counted", async () => {
    await anUpdate(app);
    const since = await newestOf(person.cookie);
    app.clock.advance(1000);
    await anUpdate(app, { event: "SURVEY_OPENED", url: "/v2/surveys/12" });
    const { product } = await aShare(app);
    expect(await news(person.cookie, since)).toBe(1);
    const { database } = app.platform;
    await database.deleteFrom("shelf").where("level3_id", "=", product.level3Id).execute();
    expect(await news(person.cookie, since)).toBe(0);
  });

  test("[HOME-008] one that commits after a later one is counted too", async () => {
    const seen = async () =>
      (await app.call(readStream, { query: { limit: 50 } }, { as: person.cookie })).data;
    await anUpdate(app);
    const [isWritten, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = inTransaction(app.platform, async (transaction) => {
      const subject = { kind: "notice", key: "slow" };
      const wish = { subject, event: "SHARE_UPDATE", authorProfileId: null, text: "Slow" };
      await publish(app.platform, transaction, wish);
      isWritten.resolve();
      await mayCommit.promise;
    });
    await isWritten.promise;
    app.clock.advance(1000);
    const later = anUpdate(app);
    await Promise.race([later, new Promise((resolve) => setTimeout(resolve, 500))]);
    const before = await seen();
    mayCommit.resolve();
    await Promise.all([slow, later]);
    const known = new Set(before.entitiesStream.map(({ id }) => id));
    const come = (await seen()).entitiesStream.filter(({ id }) => !known.has(id));
    expect(come.length).toBeGreaterThan(0);
    expect(await news(person.cookie, before.newest)).toBe(come.length);
  });

  test("[HOME-008] whoever follows his notifications is told at once, without content", async () => {
    const origin = await listening(app.app);
    const leaving = new AbortController();
    const answer = await fetch(`${origin}${followNotifications.path}`, {
      headers: { cookie: person.cookie },
      signal: leaving.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const event = `event: ${eventForEveryone}\ndata: {}\n\n`;
    let heard = "";
    const hearTimes = async (times: number): Promise<void> => {
      while (heard.split(event).length <= times) heard += (await reader?.read())?.value ?? "";
    };
    // Once at the beginning, for what may have been missed.
    await hearTimes(1);
    await anUpdate(app);
    await hearTimes(2);
    expect(heard).not.toMatch(/^data: (?!\{\}$)/m);
    leaving.abort();
  });
});

describe("sharing a product", () => {
  const share = (as: string, level3Ids: number[], body = {}) =>
    app.call(shareProduct, { body: { level3Ids, promotionalTitle: "Sow before the rain", ...body } }, { as });

  test("[HOME-002] an agent shares any product, a seller what he sells, others nothing", async () => {
    const agent = await aPerson(app, { roles: ["agent"] });
    const dealer = await aPerson(app, { roles: ["seller"] });
    const { sellerId } = await aSeller(app, {
      profileId: dealer.profileId,
      name: { en: "Kaveri Agro", te: "కావేరి ఆగ్రో" },
    });
    const own = await aProduct(app, { sellerId });
    const others = await aProduct(app);
    expect((await share(agent.cookie, [own.level3Id, others.level3Id])).status).toBe(201);
    expect(await share(dealer.cookie, [others.level3Id])).toMatchObject({
      status: 403,
      code: "feed/not-your-product",
    });
    expect((await share(person.cookie, [own.level3Id])).code).toBe("feed/may-not-share");
    expect((await share(agent.cookie, [4_000_000])).code).toBe("feed/product-not-found");
    const hidden = await share(agent.cookie, [own.level3Id], { promotionalTitle: "\u202E \n\u202E\u202E" });
    expect([hidden.status, Object.keys(hidden.fields ?? {})]).toEqual([422, ["promotionalTitle"]]);
    const { data } = await share(dealer.cookie, [own.level3Id], {
      text: "New stock.\r\n\r\n\r\nCome and see",
    });
    const read = await app.call(readFeedItem, { params: { itemId: data.itemId } }, { as: dealer.cookie });
    expect(read.data).toMatchObject({
      author: { kind: "business", name: { en: "Kaveri Agro", te: "కావేరి ఆగ్రో" } },
      text: "New stock.\n\nCome and see",
      isMine: true,
    });
    // A second seller of the same product may share it too.
    const second = await aSeller(app);
    await aListing(app, { sellerId: second.sellerId, skuId: own.skuIds[0] ?? 0 });
    expect((await share(dealer.cookie, [own.level3Id])).code).toBe("feed/already-shared");
  });

  test("only a platform admin pins, and speaks for the store", async () => {
    const admin = await aPerson(app, { roles: ["platform-admin"] });
    const agent = await aPerson(app, { roles: ["agent"] });
    const { level3Id } = await aProduct(app);
    expect((await share(agent.cookie, [level3Id], { isPinned: true })).code).toBe("feed/may-not-pin");
    const { data } = await share(admin.cookie, [level3Id], { isPinned: true });
    const stream = await app.call(readStream, { query: { limit: 1 } }, { as: person.cookie });
    expect(stream.data.entitiesStream).toMatchObject([
      { id: data.itemId, isPinned: true, author: { kind: "house" } },
    ]);
  });

  test("the author alone withdraws his share, and may then share the product anew", async () => {
    const { itemId, by, product } = await aShare(app);
    const state = async () =>
      (await app.call(readShare, { query: { level3Id: product.level3Id } }, { as: by.cookie })).data;
    expect(await state()).toEqual({ mayShare: true, itemId });
    const takeAway = async (as: string) =>
      (await app.call(withdrawShare, { params: { itemId } }, { as })).status;
    expect(await takeAway((await aPerson(app, { roles: ["agent"] })).cookie)).toBe(404);
    expect([await takeAway(by.cookie), await takeAway(by.cookie)]).toEqual([200, 404]);
    expect((await item(itemId, by.cookie)).statusCode).toBe(404);
    expect(await state()).toEqual({ mayShare: true, itemId: null });
    expect((await share(by.cookie, [product.level3Id])).status).toBe(201);
  });

  test("the same wish under the same key shares once", async () => {
    const agent = await aPerson(app, { roles: ["agent"] });
    const { level3Id } = await aProduct(app);
    const body = { level3Ids: [level3Id], promotionalTitle: "Sow before the rain" };
    const headers = { "idempotency-key": "one-wish" };
    const [first, second] = await Promise.all(
      [1, 2].map(() => app.call(shareProduct, { body }, { as: agent.cookie, headers })),
    );
    const again = await app.call(shareProduct, { body }, { as: agent.cookie, headers });
    expect([first?.status, second?.status]).toContain(201);
    expect(again.data).toEqual([first, second].find((each) => each?.status === 201)?.data);
  });
});
