import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listOrders } from "#features/orders/contract/orders.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { testPlatform } from "#testing/process/platform.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { anUpdate, aShare, withdrawn } from "#testing/shop/shares.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { countFeedNews, type FeedItem, feedEvents, readStream } from "../contract.ts";
import { homePageIds } from "./home-page-id.ts";

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await testApp({ environment: { HOME_ORDER_TILES: "on" } });
  person = await aPerson(app);
});
afterAll(() => app.close());

const streamOf = async (by: TestPerson, query = {}) =>
  (await app.call(readStream, { query }, { as: by.cookie })).data;
const idsOf = (items: readonly FeedItem[]) => items.map(({ id }) => id);
let pages = 0;
/** A page with a stream of its own, with so many items, newest first. */
async function aPage(count: number): Promise<{ entityId: string; ids: string[] }> {
  pages += 1;
  const entityId = `page-${pages}`;
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    app.clock.advance(1000);
    ids.unshift(await anUpdate(app, { entityId }));
  }
  return { entityId, ids };
}

describe("the stream", () => {
  test("[API-010] [API-011] [API-012] [ENT-013] [ENT-014] GET programStream takes entityId, offset and limit and its data hold entitiesStream of items with event, id, promotionalTitle, productsMetaData and url", async () => {
    const { itemId, product, by } = await aShare(app, { title: "Sow before the rain" });
    await anUpdate(app, { text: "Rain on Friday" });
    const answer = await app.app.inject({
      method: "GET",
      url: `/rest/v1/stream/programStream?entityId=${homePageIds.testing}&offset=1&limit=1`,
      headers: { cookie: person.cookie },
    });
    const { code, data } = answer.json();
    expect([answer.statusCode, code]).toEqual([200, "OK"]);
    expect(data.entitiesStream).toEqual([
      expect.objectContaining({
        event: "SHARE_UPDATE",
        id: itemId,
        promotionalTitle: "Sow before the rain",
        productsMetaData: [expect.objectContaining({ level3Id: product.level3Id, title: product.title })],
        url: `/v2/feed/items/${itemId}`,
        isWhole: true,
        isMine: false,
        author: {
          kind: "person",
          name: { en: by.firstName, te: null },
          place: { en: "Hanamkonda", te: null },
          pictureUrl: null,
        },
      }),
    ]);
  });

  test("pinned items stand first, then the newest; withdrawn ones nowhere", async () => {
    const { entityId, ids } = await aPage(3);
    const pinned = await anUpdate(app, { entityId, isPinned: true });
    const subject = { kind: "notice", key: entityId };
    app.clock.advance(1000);
    const withdrawnLater = await anUpdate(app, { entityId, subject });
    expect(idsOf((await streamOf(person, { entityId })).entitiesStream)).toEqual([
      pinned,
      withdrawnLater,
      ...ids,
    ]);
    expect(await withdrawn(app, subject)).toBe(true);
    expect(await withdrawn(app, subject)).toBe(false);
    expect(idsOf((await streamOf(person, { entityId })).entitiesStream)).toEqual([pinned, ...ids]);
    const again = await anUpdate(app, { entityId, subject });
    expect(idsOf((await streamOf(person, { entityId })).entitiesStream)).toEqual([pinned, again, ...ids]);
  });

  test("[HOME-007] part after part it is read to its end without a gap or a double, also when items come meanwhile", async () => {
    const { entityId, ids } = await aPage(7);
    const read: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const query = { entityId, limit: 2, offset: read.length, ...(after ? { after } : {}) };
      const part = await streamOf(person, query);
      read.push(...idsOf(part.entitiesStream));
      after = part.nextAfter;
      app.clock.advance(1000);
      await anUpdate(app, { entityId });
    }
    expect(read).toEqual(ids);
  });

  test("by offset alone it gives the same parts while nothing comes, and nothing behind its end", async () => {
    const { entityId, ids } = await aPage(5);
    const part = async (offset: number) =>
      idsOf((await streamOf(person, { entityId, limit: 2, offset })).entitiesStream);
    expect([await part(0), await part(2), await part(4), await part(6)]).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
      [],
    ]);
  });

  test("what is published for one person nobody else sees, neither in the stream nor as new", async () => {
    const { entityId, ids } = await aPage(1);
    const stranger = await aPerson(app);
    const { newest } = await streamOf(person, { entityId });
    app.clock.advance(1000);
    const mine = await anUpdate(app, { entityId, readerProfileId: person.profileId });
    expect(idsOf((await streamOf(person, { entityId })).entitiesStream)).toEqual([mine, ...ids]);
    expect(idsOf((await streamOf(stranger, { entityId })).entitiesStream)).toEqual(ids);
    const newsFor = async ({ cookie }: TestPerson) =>
      (await app.call(countFeedNews, { query: { entityId, since: newest } }, { as: cookie })).data.count;
    expect([await newsFor(person), await newsFor(stranger)]).toEqual([1, 0]);
  });

  test("[ENT-015] an item of an event that nobody knows yet stands in the stream like others", async () => {
    const { entityId, ids } = await aPage(1);
    const id = await anUpdate(app, { entityId, event: "SURVEY_OPENED", url: "/v2/surveys/12" });
    const { entitiesStream } = await streamOf(person, { entityId });
    expect(idsOf(entitiesStream)).toEqual([id, ...ids]);
    expect(feedEvents as readonly string[]).not.toContain(entitiesStream[0]?.event);
    expect(entitiesStream[0]).toMatchObject({ url: "/v2/surveys/12" });
  });

  test("a subject is published once, however many publish it at the same time", async () => {
    const subject = { kind: "survey", key: "7" };
    const tries = [1, 2, 3, 4].map(() => anUpdate(app, { entityId: "page-of-survey-7", subject }));
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    expect((await streamOf(person, { entityId: "page-of-survey-7" })).entitiesStream).toHaveLength(1);
  });

  test("a promotion whose products nobody sells any more is left out", async () => {
    const { itemId, product } = await aShare(app);
    expect(idsOf((await streamOf(person, { limit: 50 })).entitiesStream)).toContain(itemId);
    const { database } = app.platform;
    await database.deleteFrom("shelf").where("level3_id", "=", product.level3Id).execute();
    expect(idsOf((await streamOf(person, { limit: 50 })).entitiesStream)).not.toContain(itemId);
  });
});

describe("which page", () => {
  test("[PAGE-017] [PAGE-018] without entityId it is the stream of one of two fixed pages, by the mode alone", async () => {
    const [inProduction, inTesting] = Object.values(homePageIds);
    expect(Object.values(homePageIds)).toHaveLength(2);
    expect(inProduction).not.toBe(inTesting);
    const here = await anUpdate(app, { entityId: homePageIds.testing });
    const there = await anUpdate(app, { entityId: homePageIds.production });
    expect(idsOf((await streamOf(person, { limit: 50 })).entitiesStream)).toContain(here);
    const ids = await inMode({ ...production, HOME_ORDER_TILES: "off" }, person);
    expect(ids).toEqual([there]);
  });
});

const production = {
  SANTHA_MODE: "production",
  SUPPORT_PHONE: "1800 123 4567",
  PUBLIC_URL: "http://localhost:3000",
  SANTHA_SECRET: "s".repeat(32),
  SMS_GATEWAY: "none",
};

/** What another process on the same data, in another mode, gives a person. */
async function inMode(
  environment: Record<string, string>,
  { profileId, profileKey }: TestPerson,
): Promise<string[]> {
  const other = await testPlatform({ url: app.url, environment });
  try {
    const cookie = await sessionFor(other, { profileId, profileKey });
    const http = await other.app();
    const answer = await http.inject({ url: `${readStream.path}?limit=50`, headers: { cookie } });
    return idsOf(answer.json().data.entitiesStream);
  } finally {
    await other.close();
  }
}

describe("order tiles", () => {
  let buyer: TestPerson;
  let orderIds: readonly string[];
  beforeAll(async () => {
    buyer = await aPerson(app);
    const { listingId } = await aProduct(app);
    app.clock.advance(1000);
    ({ orderIds } = await anOrder(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] }));
  });
  const ofOrder = () => `order-${orderIds[0]}`;

  const modes = { production, test: { SANTHA_MODE: "test" }, demo: { SANTHA_MODE: "demo" } } as const;
  test.each([
    ["production", true],
    ["test", false],
    ["demo", false],
  ] as const)(
    "[HOME-006] in %s they stand in the home stream: %s, unless the setting says otherwise",
    async (mode, inAuto) => {
      const isThereWith = async (setting: object) =>
        (await inMode({ ...modes[mode], ...setting }, buyer)).includes(ofOrder());
      expect({
        auto: await isThereWith({ HOME_ORDER_TILES: "auto" }),
        on: await isThereWith({ HOME_ORDER_TILES: "on" }),
        off: await isThereWith({ HOME_ORDER_TILES: "off" }),
        unset: await isThereWith({}),
      }).toEqual({ auto: inAuto, on: true, off: false, unset: mode === "demo" || inAuto });
    },
  );

  test("[HOME-003] [ENT-014] an order is an item INPUTS_STORE_ORDER of its buyer, the same tile as in his list", async () => {
    const stream = await streamOf(buyer, { limit: 50 });
    const item = stream.entitiesStream.find(({ id }) => id === ofOrder());
    const [tile] = (await app.call(listOrders, { query: {} }, { as: buyer.cookie })).data.orders;
    expect(item).toMatchObject({ event: "INPUTS_STORE_ORDER", isWhole: true, publishedAt: tile?.LUT });
    expect(item?.order).toEqual(tile);
    expect(idsOf((await streamOf(person, { limit: 50 })).entitiesStream)).not.toContain(ofOrder());
  });

  test("orders and items are one list by time, and its parts join between them", async () => {
    const before = idsOf((await streamOf(buyer, { limit: 50 })).entitiesStream);
    app.clock.advance(1000);
    const newer = await anUpdate(app);
    const whole = idsOf((await streamOf(buyer, { limit: 50 })).entitiesStream);
    expect(whole).toEqual([newer, ...before]);
    const read: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const part = await streamOf(buyer, { limit: 1, ...(after ? { after } : {}) });
      read.push(...idsOf(part.entitiesStream));
      after = part.nextAfter;
    }
    expect(read).toEqual(whole);
  });

  test("an order rises when something happens to it, and not when its seller is paid after delivery", async () => {
    const idsNow = async () => idsOf((await streamOf(buyer, { limit: 50 })).entitiesStream);
    const move = async (state: string, delivered: boolean) => {
      app.clock.advance(1000);
      const at = app.clock.now();
      await app.platform.database
        .updateTable("orders")
        .set({ state, state_entered_at: at, ...(delivered && { delivered_at: at }) })
        .where("id", "=", orderIds[0] ?? "")
        .execute();
    };
    app.clock.advance(1000);
    const before = await anUpdate(app);
    expect((await idsNow())[0]).toBe(before);
    await move("DELIVERED", true);
    expect((await idsNow())[0]).toBe(ofOrder());
    app.clock.advance(1000);
    const later = await anUpdate(app);
    await move("SETTLED", false);
    expect((await idsNow()).slice(0, 2)).toEqual([later, ofOrder()]);
    const item = (await streamOf(buyer, { limit: 50 })).entitiesStream.find(({ id }) => id === ofOrder());
    expect(item?.publishedAt).toBe(item?.order?.deliveredTS);
  });

  test("the stream of another page holds no orders", async () => {
    const { entityId, ids } = await aPage(1);
    expect(idsOf((await streamOf(buyer, { entityId })).entitiesStream)).toEqual(ids);
  });
});
