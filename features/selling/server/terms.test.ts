import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aSeller } from "#testing/shop/builders.ts";
import { readSellerTerms, type ShippingRate } from "./public.ts";

let app: TestApp;
let sellerId: number;

const rate = (pinPrefix: string, orderValueFromInPaise: number, chargeInPaise: number): ShippingRate => ({
  pinPrefix,
  orderValueFromInPaise,
  chargeInPaise,
  leadDays: pinPrefix.length,
  isCashOnDelivery: pinPrefix === "506",
});

beforeAll(async () => {
  app = await testApp();
  const seller = await aSeller(app, {
    name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" },
    stateCode: "37",
    state: "Andhra Pradesh",
    handlingChargeInPaise: 15_00,
    shippingRates: [
      rate("5", 0, 80_00),
      rate("506", 0, 40_00),
      rate("506", 5_000_00, 0),
      rate("5061", 10_000_00, 1),
    ],
  });
  sellerId = seller.sellerId;
});
afterAll(() => app.close());

async function chargeFor(postalCode: string | null, itemsValueInPaise: number) {
  const [terms] = await readSellerTerms(app.platform.database, {
    sellers: [{ sellerId, itemsValueInPaise }],
    postalCode,
  });
  return terms?.shipping?.chargeInPaise ?? null;
}

test("of several matching pin prefixes the longest decides, not the dearest or the cheapest", async () => {
  expect(await chargeFor("506002", 100_00)).toBe(40_00);
  expect(await chargeFor("500001", 100_00)).toBe(80_00);
});

test("within a prefix the highest order value that is reached decides, to the paisa", async () => {
  expect(await chargeFor("506002", 4_999_99)).toBe(40_00);
  expect(await chargeFor("506002", 5_000_00)).toBe(0);
});

test("a prefix whose order value is not reached leaves the choice to the next shorter one", async () => {
  expect(await chargeFor("506101", 9_999_99)).toBe(0);
  expect(await chargeFor("506101", 10_000_00)).toBe(1);
});

test("a pin code without a rate is not served, and neither is a missing one", async () => {
  expect(await chargeFor("110001", 100_00)).toBeNull();
  expect(await chargeFor(null, 100_00)).toBeNull();
});

test("the terms of several sellers come in one statement, ordered by seller, unknown ones left out", async () => {
  const other = await aSeller(app, { stateCode: "29" });
  const asked = {
    sellers: [other.sellerId, 999_999, sellerId].map((id) => ({ sellerId: id, itemsValueInPaise: 1 })),
    postalCode: "506002",
  };
  const { result, statements } = await app.statements.during(() =>
    readSellerTerms(app.platform.database, asked),
  );
  expect(statements).toHaveLength(1);
  expect(result.map((terms) => [terms.sellerId, terms.stateCode])).toEqual([
    [sellerId, "37"],
    [other.sellerId, "29"],
  ]);
  expect(result[0]).toMatchObject({
    name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" },
    handlingChargeInPaise: 15_00,
    shipping: { chargeInPaise: 40_00, leadDays: 3, isCashOnDelivery: true },
  });
});
