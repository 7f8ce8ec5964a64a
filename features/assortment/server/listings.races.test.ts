import { afterAll, beforeAll, expect, test } from "vitest";
import { holdStock, placeOrder } from "#features/checkout/contract/checkout.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { changeOwnListing, type ListingState } from "../contract/listings.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8, raisedLimits: { "checkout/place-order": 100_000 } });
});
afterAll(() => app.close());

const rounds = 12;
const terms: ListingState = {
  priceInPaise: 450_00,
  mrpInPaise: 520_00,
  commissionInPaise: 20_00,
  isCommissionByRule: false,
  priceBreaks: [],
  onHand: 10,
  isListed: true,
};

/** A listing, and a buyer who is about to order three packs of it. */
async function aBuyerAtCheckout() {
  const seller = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: seller.profileId });
  const { listingId } = await aProduct(app, { sellerId, ...terms });
  const buyer = await aPerson(app);
  const { fingerprint, totals } = await readyToPlace(app, {
    as: buyer.cookie,
    lines: [{ listingId, quantity: 3 }],
  });
  const place = () =>
    app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as: buyer.cookie });
  const change = (wished: Partial<ListingState>, seen = terms) =>
    app.call(
      changeOwnListing,
      { params: { listingId }, body: { ...seen, ...wished, seen } },
      { as: seller.cookie },
    );
  const hold = () => app.call(holdStock, {}, { as: buyer.cookie });
  return { listingId, totals, place, change, hold };
}

async function stockOf(listingId: number) {
  return app.platform.database
    .selectFrom("listings")
    .select(["on_hand", "allocated", "held", "price_in_paise"])
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
}

test("[SELL-003] a price that changes while an order is placed is either charged as the buyer saw it, or the order is refused", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { listingId, totals, place, change } = await aBuyerAtCheckout();
    const [placed, changed] = await Promise.all([place(), change({ priceInPaise: 480_00 })]);
    expect(changed.status).toBe(200);
    expect((await stockOf(listingId)).price_in_paise).toBe(480_00);
    if (placed.status >= 300) {
      expect(placed.status).toBe(409);
      expect((await stockOf(listingId)).allocated).toBe(0);
      continue;
    }
    const { total_in_paise } = await app.platform.database
      .selectFrom("orders")
      .select("total_in_paise")
      .where("id", "=", placed.data.orderIds[0] ?? "")
      .executeTakeFirstOrThrow();
    expect(total_in_paise).toBe(totals.orderTotalInPaise);
  }
});

test("[SELL-003] stock that is counted anew while an order is placed never falls below what orders and buyers in checkout have", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { listingId, place, change, hold } = await aBuyerAtCheckout();
    const wished = round % 4;
    const answers = await Promise.all([
      change({ onHand: wished }),
      round % 2 === 0 ? place() : hold().then(place),
    ]);
    const { on_hand, allocated, held } = await stockOf(listingId);
    expect(on_hand).toBeGreaterThanOrEqual(allocated + held);
    const [changed, placed] = answers;
    expect(on_hand).toBe(changed.status === 200 ? wished : 10);
    if (placed.status < 300) expect(allocated).toBe(3);
    else expect(allocated).toBe(0);
  }
});

test("[SELL-003] stock cannot be set below what a buyer in checkout holds; once the hold is over it can, before any job has run", async () => {
  const { change, hold, listingId } = await aBuyerAtCheckout();
  await hold();
  const refused = await change({ onHand: 2 });
  expect([refused.status, refused.code]).toEqual([409, "catalogue/stock-below-taken"]);
  expect((await change({ onHand: 3 })).status).toBe(200);
  app.clock.advance(2 * 3_600_000);
  expect((await change({ onHand: 2 }, { ...terms, onHand: 3 })).status).toBe(200);
  expect(await stockOf(listingId)).toMatchObject({ on_hand: 2, held: 0 });
});

test("of ten changes of one price that begin with the same figures exactly one is written", async () => {
  const { change } = await aBuyerAtCheckout();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => change({ priceInPaise: 400_00 + at * 100 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "catalogue/listing-changed")).toHaveLength(9);
});
