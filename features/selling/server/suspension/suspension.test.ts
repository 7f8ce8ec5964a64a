import { afterAll, beforeAll, expect, it } from "vitest";
import { changeOwnListing, offerPack } from "#features/assortment/contract/listings.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { createOffer } from "#features/offers/contract.ts";
import { moveSellerOrder } from "#features/orders/contract/seller-orders.ts";
import { listProducts } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { aListing, aPack, aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { anOrder, readyToPlace } from "#testing/shop/shopping.ts";
import { readOwnBusiness, reinstateSeller, suspendSeller } from "../../contract.ts";

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await testApp({ connections: 8, raisedLimits: { "checkout/place-order": 100_000 } });
  admin = await aPerson(app, { roles: ["platform-admin"] });
});
afterAll(() => app.close());

const terms = { priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 20_00, onHand: 50 };
const reason = "Sold seeds after their last day.";

async function aTrader(category: string) {
  const person = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: person.profileId });
  const packs = [aPack(25), aPack(40)];
  const product = await aProduct(app, { sellerId, category, group: category, packs, ...terms });
  return { ...product, person };
}
const of = ({ profileKey }: TestPerson) => ({ params: { profileKey } });
const suspend = (person: TestPerson) =>
  app.call(suspendSeller, { ...of(person), body: { reason } }, { as: admin.cookie });
const reinstate = (person: TestPerson) => app.call(reinstateSeller, of(person), { as: admin.cookie });

it("the goods of a suspended seller are off the shelves, placed orders go on, and nothing is listed or priced until he is reinstated", async () => {
  const { person, listingId, skuIds, level3Id } = await aTrader("suspended");
  const { cookie: as } = await aPerson(app);
  const { orderIds } = await anOrder(app, { as, lines: [{ listingId, quantity: 1 }] });
  const shown = async () =>
    (await app.call(listProducts, { query: { category: "suspended" } }, { as })).data.products.map(
      (product) => product.level3Id,
    );
  expect(await shown()).toEqual([level3Id]);
  const answers = await Promise.all([suspend(person), suspend(person)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await shown()).toEqual([]);
  expect(await lastSms(app, { to: person.mobileNo })).toMatch(/^Santha: your selling is suspended\./);
  const { business } = (await app.call(readOwnBusiness, {}, { as: person.cookie })).data;
  expect(business?.suspension).toEqual({ reason, since: app.clock.now().getTime() });
  const seen = { ...terms, isListed: true };
  const change = (wished: Partial<typeof seen>, before = seen) =>
    app.call(
      changeOwnListing,
      { params: { listingId }, body: { ...before, ...wished, seen: before } },
      { as: person.cookie },
    );
  const offered = { ...terms, skuId: skuIds[1] ?? 0 };
  const offer = { listingId, discountInPaise: 10_00, pinPrefixes: ["50"] };
  const days = { startsOn: "2026-07-14", endsOn: "2026-07-20" };
  const refusals = await Promise.all([
    change({ priceInPaise: 440_00 }),
    app.call(offerPack, { body: offered }, { as: person.cookie }),
    app.call(createOffer, { body: { ...offer, ...days } }, { as: person.cookie }),
  ]);
  expect(refusals.map(({ code }) => code)).toEqual([
    "assortment/suspended",
    "assortment/suspended",
    "offers/suspended",
  ]);
  expect((await change({ onHand: 40 })).status).toBe(200);
  expect(await shown()).toEqual([]);
  const body = { action: "ACCEPT", from: "ORD_PLACED" } as const;
  const params = { orderId: orderIds[0] ?? "" };
  expect((await app.call(moveSellerOrder, { params, body }, { as: person.cookie })).status).toBe(201);
  expect((await reinstate(person)).data.suspension).toBeNull();
  expect((await reinstate(person)).code).toBe("selling/not-suspended");
  expect(await shown()).toEqual([level3Id]);
  const log = await app.platform.database
    .selectFrom("audit_log")
    .select("action")
    .where("subject", "=", person.profileKey)
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["selling/suspended", "selling/reinstated"]);
});

it("an order placed while its seller is suspended is placed or refused, and none is placed after it; what is listed meanwhile is blocked", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { person, sellerId, listingId, skuIds } = await aTrader(`raced-${round}`);
    const buyers = await Promise.all([1, 2, 3].map(() => aPerson(app)));
    const ready = await Promise.all(
      buyers.map(async ({ cookie: as }) => {
        const { fingerprint } = await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
        return () => app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as });
      }),
    );
    const [first, second, last] = ready;
    const [suspended, , ...placed] = await Promise.all([
      suspend(person),
      aListing(app, { sellerId, skuId: skuIds[1] ?? 0 }),
      first?.(),
      second?.(),
    ]);
    expect(suspended.status).toBe(200);
    for (const answer of placed)
      if (answer?.status !== 201) expect([answer?.status, answer?.code]).toEqual([409, "checkout/sold-out"]);
    expect((await last?.())?.code).toBe("checkout/sold-out");
    const listings = await app.platform.database
      .selectFrom("listings")
      .select(["blocked_by", "allocated"])
      .where("seller_id", "=", sellerId)
      .orderBy("id")
      .execute();
    expect(listings.map(({ blocked_by }) => blocked_by)).toEqual(["suspension", "suspension"]);
    expect(listings[0]?.allocated).toBe(placed.filter((answer) => answer?.status === 201).length);
  }
});
