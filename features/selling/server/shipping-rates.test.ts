import { afterAll, beforeAll, expect, it, test } from "vitest";
import { readCheckout } from "#features/checkout/contract/checkout.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import {
  addShippingRate,
  changeShippingRate,
  listShippingRates,
  removeShippingRate,
  type ShippingTermsDraft,
} from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const rate: ShippingTermsDraft = {
  pinPrefix: "506",
  orderValueFromInPaise: 0,
  chargeInPaise: 60_00,
  leadDays: 2,
  isCashOnDelivery: true,
};

/** A seller without any area. */
async function aTrader() {
  const person = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: person.profileId, shippingRates: [] });
  const as = { as: person.cookie };
  return {
    sellerId,
    as,
    add: (part: Partial<ShippingTermsDraft> = {}) =>
      app.call(addShippingRate, { body: { ...rate, ...part } }, as),
    change: (rateId: number, part: Partial<ShippingTermsDraft>, seen = rate) =>
      app.call(changeShippingRate, { params: { rateId }, body: { ...seen, ...part, seen } }, as),
    remove: (rateId: number) => app.call(removeShippingRate, { params: { rateId } }, as),
    list: async () => (await app.call(listShippingRates, {}, as)).data.rates,
  };
}
const firstOf = (answer: { data: { rates: { rateId: number }[] } }) => answer.data.rates[0]?.rateId ?? 0;

test("[SELL-009] a seller adds, changes and removes areas of his own; a buyer's next look at the checkout follows", async () => {
  const trader = await aTrader();
  const made = await trader.add();
  expect([made.status, made.data.rates]).toEqual([201, [{ ...rate, rateId: firstOf(made) }]]);
  const { listingId } = await aProduct(app, { sellerId: trader.sellerId });
  const buyer = await aPerson(app);
  const before = await readyToPlace(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  expect(before.totals.shippingInPaise).toBe(60_00);
  const rateId = firstOf(made);
  expect((await trader.change(rateId, { chargeInPaise: 75_00, leadDays: 4 })).status).toBe(200);
  const look = async () => (await app.call(readCheckout, {}, { as: buyer.cookie })).data;
  expect((await look()).totals.shippingInPaise).toBe(75_00);
  expect((await trader.remove(rateId)).data.rates).toEqual([]);
  expect((await look()).fingerprint).not.toBe(before.fingerprint);
  const lines = await app.platform.database
    .selectFrom("audit_log")
    .select(["action", "detail"])
    .where("subject", "=", `shipping rate ${rateId}`)
    .orderBy("id")
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    "selling/rate-added",
    "selling/rate-changed",
    "selling/rate-removed",
  ]);
  expect(lines[1]?.detail).toMatchObject({ chargeInPaise: 75_00, chargeInPaiseBefore: 60_00 });
});

it("an area that exists for the same order value is refused beside its pin code, added or changed into", async () => {
  const trader = await aTrader();
  await trader.add();
  const exists = [
    409,
    "selling/rate-exists",
    { pinPrefix: "You already have this pin code with this order value." },
  ];
  const twice = await trader.add({ chargeInPaise: 1 });
  expect([twice.status, twice.code, twice.fields]).toEqual(exists);
  const other = await trader.add({ orderValueFromInPaise: 1_000_00, chargeInPaise: 0 });
  const otherId = other.data.rates[1]?.rateId ?? 0;
  const seen = { ...rate, orderValueFromInPaise: 1_000_00, chargeInPaise: 0 };
  const into = await trader.change(otherId, { orderValueFromInPaise: 0 }, seen);
  expect([into.status, into.code, into.fields]).toEqual(exists);
});

it("the same area added ten times at once is there once", async () => {
  const trader = await aTrader();
  const answers = await Promise.all(Array.from({ length: 10 }, () => trader.add()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(await trader.list()).toHaveLength(1);
});

it("of two browser tabs the later one is told that the area was changed, and nothing of it is written", async () => {
  const trader = await aTrader();
  const rateId = firstOf(await trader.add());
  await trader.change(rateId, { chargeInPaise: 50_00 });
  const late = await trader.change(rateId, { leadDays: 9 });
  expect([late.status, late.code]).toEqual([409, "selling/rate-changed"]);
  expect(await trader.list()).toMatchObject([{ chargeInPaise: 50_00, leadDays: 2 }]);
});

test("[SELL-009] another seller's area is not found, like a missing one", async () => {
  const [trader, other] = [await aTrader(), await aTrader()];
  const rateId = firstOf(await trader.add());
  for (const id of [rateId, 4_000_000_000]) {
    expect((await other.change(id, { leadDays: 1 })).status).toBe(404);
    expect((await other.remove(id)).status).toBe(404);
  }
  expect(await trader.list()).toHaveLength(1);
});

it.each([
  { pinPrefix: "06" },
  { pinPrefix: "5061321" },
  { orderValueFromInPaise: -1 },
  { chargeInPaise: 10.5 },
  { leadDays: 61 },
])("%j is refused beside its field", async (part) => {
  const trader = await aTrader();
  const { status, fields } = await trader.add(part);
  expect([status, Object.keys(fields ?? {})]).toEqual([422, Object.keys(part)]);
});
