import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addToCart } from "#features/cart/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { checkDelivery } from "../contract/checkout.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const day = 86_400_000;
const ask = (postalCode: string, as: string) => app.call(checkDelivery, { query: { postalCode } }, { as });

async function aCartOfTwoSellers() {
  const { cookie } = await aPerson(app);
  const near = await aSeller(app, {
    name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" },
    shippingRates: [
      {
        pinPrefix: "506",
        orderValueFromInPaise: 0,
        chargeInPaise: 40_00,
        leadDays: 2,
        isCashOnDelivery: true,
      },
    ],
  });
  const far = await aSeller(app, { shippingRates: shippingEverywhere() });
  for (const { sellerId } of [near, far]) {
    const { listingId } = await aProduct(app, { sellerId });
    await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as: cookie });
  }
  return { cookie, near, far };
}

describe("asking who delivers to a pin code", () => {
  it("answers for each seller of the cart, with the day by which the parcel comes", async () => {
    const { cookie, near, far } = await aCartOfTwoSellers();
    const { data } = await ask("506132", cookie);
    expect(data.sellers.map(({ sellerId, isServed }) => [sellerId, isServed])).toEqual([
      [near.sellerId, true],
      [far.sellerId, true],
    ]);
    expect(data.sellers[0]).toMatchObject({
      sellerName: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" },
      expectedBy: app.clock.now().getTime() + 2 * day,
    });
  });

  it("names the seller who does not, and promises no day for him", async () => {
    const { cookie, near } = await aCartOfTwoSellers();
    const { data } = await ask("110001", cookie);
    const refusing = data.sellers.filter((seller) => !seller.isServed);
    expect(refusing.map(({ sellerId, expectedBy }) => [sellerId, expectedBy])).toEqual([
      [near.sellerId, null],
    ]);
  });

  it("has no sellers for an empty cart, and refuses what is no pin code beside its field", async () => {
    const { cookie } = await aPerson(app);
    expect((await ask("506132", cookie)).data).toEqual({ sellers: [] });
    const refused = await ask("5061", cookie);
    expect([refused.status, refused.fields]).toEqual([422, { postalCode: "A pin code has 6 digits." }]);
  });

  it("takes three statements, the session included", async () => {
    const { cookie } = await aCartOfTwoSellers();
    const { statements } = await app.statements.during(() => ask("506132", cookie));
    expect(statements).toHaveLength(3);
  });
});
