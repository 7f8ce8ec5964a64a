import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addToCart, readCart } from "#features/cart/contract";
import { endOffer } from "#features/offers/contract";
import { readOrder } from "#features/orders/contract/orders.ts";
import { listProducts, viewProduct } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { ownStatements } from "#testing/process/own-statements.ts";
import { aListing, aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { chooseAddress, placeOrder, readCheckout } from "../contract/checkout.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const vijayawada = { ...hanamkonda, locality: "Vijayawada", postalCode: "520001" };
const inVijayawada = {
  ...farmersAddress,
  city: "Vijayawada",
  state: "Andhra Pradesh",
  postalCode: "520001",
} as const;

/** A product for ₹500.00, at ₹50.00 less in Telangana. */
async function anOfferedProduct(group: string) {
  const product = await aProduct(app, { priceInPaise: 500_00, mrpInPaise: 600_00, group });
  return { ...product, offerId: await anOffer(app, product) };
}
const cardOf = async (as: string, group: string) =>
  (await app.call(listProducts, { query: { group, everywhere: "1" } }, { as })).data.products[0];
const cod = (fingerprint: string) => ({ paymentMode: "COD", fingerprint }) as const;

describe("the price of an offer is shown", () => {
  it("in lists and on the product to those who live in its area, and to nobody else", async () => {
    const { level3Id } = await anOfferedProduct("shown-offer");
    for (const [location, discountInPaise] of [
      [hanamkonda, 50_00],
      [vijayawada, 0],
      [null, 0],
      [{ ...hanamkonda, postalCode: null }, 0],
    ] as const) {
      const { cookie } = await aPerson(app, { location });
      expect(await cardOf(cookie, "shown-offer")).toMatchObject({ priceInPaise: 500_00, discountInPaise });
      const { data } = await app.call(viewProduct, { params: { level3Id } }, { as: cookie });
      expect(data.skus[0]?.listings[0]).toMatchObject({ priceInPaise: 500_00, discountInPaise });
    }
  });

  it("from its first to its last day in India, both included, until it is ended", async () => {
    const product = await aProduct(app, { priceInPaise: 500_00, group: "days" });
    await anOffer(app, { ...product, startsOn: "2026-07-14", endsOn: "2026-07-15" });
    const { cookie } = await aPerson(app);
    const discountAt = async (moment: string) => {
      app.clock.set(new Date(moment));
      return (await cardOf(cookie, "days"))?.discountInPaise;
    };
    const now = app.clock.now();
    expect(await discountAt("2026-07-13T18:29:00Z")).toBe(0);
    expect(await discountAt("2026-07-13T18:31:00Z")).toBe(50_00);
    expect(await discountAt("2026-07-15T18:29:00Z")).toBe(50_00);
    expect(await discountAt("2026-07-15T18:31:00Z")).toBe(0);
    app.clock.set(now);
  });

  it("only where its seller delivers: in lists, on the product and in the cart", async () => {
    const { sellerId } = await aSeller(app, {
      shippingRates: shippingEverywhere().map((rate) => ({ ...rate, pinPrefix: `${rate.pinPrefix}0` })),
    });
    const product = await aProduct(app, { sellerId, priceInPaise: 500_00, group: "far-offer" });
    await anOffer(app, { ...product, pinPrefixes: ["5"] });
    for (const [location, discountInPaise] of [
      [hanamkonda, 50_00],
      [vijayawada, 0],
    ] as const) {
      const { cookie } = await aPerson(app, { location });
      expect((await cardOf(cookie, "far-offer"))?.discountInPaise).toBe(discountInPaise);
      const { data } = await app.call(
        viewProduct,
        { params: { level3Id: product.level3Id } },
        { as: cookie },
      );
      expect(data.skus[0]?.listings[0]?.discountInPaise).toBe(discountInPaise);
      await app.call(addToCart, { body: { listingId: product.listingId, quantity: 1 } }, { as: cookie });
      const cart = await app.call(readCart, {}, { as: cookie });
      expect(cart.data.discountInPaise).toBe(discountInPaise);
    }
  });

  it("by the highest of several that fit, and never one that would leave no price", async () => {
    const product = await aProduct(app, { priceInPaise: 500_00, group: "several" });
    for (const discountInPaise of [20_00, 35_00, 500_00, 900_00])
      await anOffer(app, { ...product, discountInPaise });
    await anOffer(app, { ...product, discountInPaise: 80_00, pinPrefixes: ["52", "5061"] });
    await anOffer(app, { ...product, discountInPaise: 36_00, pinPrefixes: ["11", "506002"] });
    const { cookie } = await aPerson(app);
    expect((await cardOf(cookie, "several"))?.discountInPaise).toBe(36_00);
  });

  it("and the product's sellers stand by what they ask with their offers", async () => {
    const product = await anOfferedProduct("sellers");
    const cheaper = await aListing(app, { skuId: product.skuIds[0] ?? 0, priceInPaise: 470_00 });
    const order = async (location: typeof hanamkonda) => {
      const { cookie } = await aPerson(app, { location });
      const { data } = await app.call(
        viewProduct,
        { params: { level3Id: product.level3Id } },
        { as: cookie },
      );
      return data.skus[0]?.listings.map(({ listingId }) => listingId);
    };
    expect(await order(hanamkonda)).toEqual([product.listingId, cheaper.listingId]);
    expect(await order(vijayawada)).toEqual([cheaper.listingId, product.listingId]);
  });

  it("without a further statement: lists, a product, the cart and the check-out take one, beside who asks and who delivers there", async () => {
    const { listingId, level3Id } = await anOfferedProduct("statements");
    const { cookie } = await aPerson(app);
    await readyToPlace(app, { as: cookie, lines: [{ listingId, quantity: 1 }] });
    const count = async (work: () => Promise<unknown>) =>
      ownStatements((await app.statements.during(work)).statements).length;
    const as = { as: cookie };
    expect([
      await count(() => app.call(listProducts, { query: {} }, as)),
      await count(() => app.call(viewProduct, { params: { level3Id } }, as)),
      await count(() => app.call(readCart, {}, as)),
      await count(() => app.call(readCheckout, {}, as)),
    ]).toEqual([1, 1, 1, 1]);
  });
});

describe("the price of an offer is asked", () => {
  it("in the cart by where the buyer lives, once an address is chosen by where the parcel goes", async () => {
    const { listingId } = await anOfferedProduct("cart");
    const { cookie } = await aPerson(app);
    await app.call(addToCart, { body: { listingId, quantity: 3 } }, { as: cookie });
    const sums = async () => {
      const { data: cart } = await app.call(readCart, {}, { as: cookie });
      const { data: quote } = await app.call(readCheckout, {}, { as: cookie });
      expect(cart.discountInPaise).toBe(quote.totals.discountInPaise);
      return [cart.itemsValueInPaise, cart.discountInPaise, quote.totals.orderTotalInPaise];
    };
    expect(await sums()).toEqual([1_500_00, 150_00, 1_350_00]);
    await app.call(chooseAddress, { body: inVijayawada }, { as: cookie });
    expect(await sums()).toEqual([1_500_00, 0, 1_540_00]);
    await app.call(chooseAddress, { body: farmersAddress }, { as: cookie });
    expect(await sums()).toEqual([1_500_00, 150_00, 1_390_00]);
  });

  it("and frozen in the order: later changes of the offer do not touch it", async () => {
    const product = await anOfferedProduct("frozen");
    const { cookie } = await aPerson(app);
    const { fingerprint } = await readyToPlace(app, {
      as: cookie,
      lines: [{ listingId: product.listingId, quantity: 2 }],
    });
    const { data } = await app.call(placeOrder, { body: cod(fingerprint) }, { as: cookie });
    await app.platform.database
      .updateTable("offers")
      .set({ discount_in_paise: 1 })
      .where("id", "=", product.offerId)
      .execute();
    const [orderId = ""] = data.orderIds;
    const read = await app.call(
      readOrder,
      { params: { orderId }, query: { isMasterOrder: "false" } },
      { as: cookie },
    );
    expect(read.data).toContain('"itemsValue":1000');
    expect(read.data).toContain('"discounts":100');
    expect(read.data).toContain('"totalAmount":940');
    expect(read.data).toContain('"balanceAmount":940');
    const line = await app.platform.database
      .selectFrom("order_lines")
      .select(["price_in_paise", "discount_in_paise"])
      .where("order_id", "=", orderId)
      .executeTakeFirst();
    expect(line).toEqual({ price_in_paise: 500_00, discount_in_paise: 50_00 });
  });

  it("each seller bears his own: of two orders only his is lower", async () => {
    const offered = await anOfferedProduct("own");
    const other = await aProduct(app, { priceInPaise: 300_00, group: "own-other" });
    const { cookie } = await aPerson(app);
    const lines = [offered, other].map(({ listingId }) => ({ listingId, quantity: 1 }));
    const { fingerprint } = await readyToPlace(app, { as: cookie, lines });
    const { data } = await app.call(placeOrder, { body: cod(fingerprint) }, { as: cookie });
    const orders = await app.platform.database
      .selectFrom("orders")
      .select(["seller_id", "discounts_in_paise", "total_in_paise"])
      .where("id", "in", data.orderIds)
      .orderBy("seller_id")
      .execute();
    expect(orders).toEqual([
      { seller_id: offered.sellerId, discounts_in_paise: 50_00, total_in_paise: 490_00 },
      { seller_id: other.sellerId, discounts_in_paise: 0, total_in_paise: 340_00 },
    ]);
    const due = await app.platform.database
      .selectFrom("ledger_entries")
      .select(["party_id", "amount_in_paise"])
      .where("order_id", "in", data.orderIds)
      .where("account", "=", "seller-due")
      .orderBy("party_id")
      .execute();
    expect(due.map((entry) => entry.amount_in_paise)).toEqual([-490_00, -340_00]);
  });

  it("leaves the agent's margin as it is: the farmer gains the whole discount", async () => {
    const product = await aProduct(app, {
      priceInPaise: 500_00,
      commissionInPaise: 30_00,
      mrpInPaise: 600_00,
    });
    await anOffer(app, product);
    const { cookie } = await aPerson(app, { roles: ["agent"] });
    const { totals } = await readyToPlace(app, {
      as: cookie,
      lines: [{ listingId: product.listingId, quantity: 1 }],
    });
    expect([totals.orderTotalInPaise, totals.marginInPaise, totals.finalCustomerPriceInPaise]).toEqual([
      490_00, 30_00, 520_00,
    ]);
  });

  it("only as it was shown: an offer that ends or begins meanwhile is refused and asked again (R3)", async () => {
    const seller = await aPerson(app, { roles: ["seller"] });
    const { sellerId } = await aSeller(app, { profileId: seller.profileId });
    const product = await aProduct(app, { sellerId, priceInPaise: 500_00 });
    const offerId = await anOffer(app, product);
    const { cookie } = await aPerson(app);
    const seen = await readyToPlace(app, {
      as: cookie,
      lines: [{ listingId: product.listingId, quantity: 1 }],
    });
    await app.call(endOffer, { params: { offerId } }, { as: seller.cookie });
    const refused = await app.call(placeOrder, { body: cod(seen.fingerprint) }, { as: cookie });
    expect([refused.status, refused.code]).toEqual([409, "checkout/changed"]);
    const again = await app.call(readCheckout, {}, { as: cookie });
    expect(again.data.totals.orderTotalInPaise).toBe(540_00);
    await anOffer(app, { ...product, discountInPaise: 1 });
    const begun = await app.call(placeOrder, { body: cod(again.data.fingerprint) }, { as: cookie });
    expect(begun.code).toBe("checkout/changed");
  });

  it("whatever discount a client sends (R17)", async () => {
    const { listingId } = await anOfferedProduct("sent");
    const { cookie } = await aPerson(app);
    const { fingerprint } = await readyToPlace(app, { as: cookie, lines: [{ listingId, quantity: 1 }] });
    const body = {
      ...cod(fingerprint),
      discountInPaise: 499_00,
      lines: [{ listingId, discountInPaise: 499_00 }],
    };
    const { data } = await app.call(placeOrder, { body }, { as: cookie });
    const order = await app.platform.database
      .selectFrom("orders")
      .select(["discounts_in_paise", "total_in_paise"])
      .where("id", "=", data.orderIds[0] ?? "")
      .executeTakeFirst();
    expect(order).toEqual({ discounts_in_paise: 50_00, total_in_paise: 490_00 });
  });
});
