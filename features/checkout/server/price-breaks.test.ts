import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeOwnListing, type ListingState } from "#features/assortment/contract/listings.ts";
import { addToCart, readCart, setCartQuantity } from "#features/cart/contract";
import { requestReturn } from "#features/orders/contract/order-requests.ts";
import { listRefunds } from "#features/orders/contract/refunds.ts";
import { viewProduct } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { anOrder, farmersAddress, orderWithCoupon, readyToPlace } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { chooseAddress, placeOrder, readCheckout } from "../contract/checkout.ts";
import { chooseAssist } from "../contract/checkout-assist.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const terms: ListingState = {
  ...{ priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 20_00, onHand: 500, isListed: true },
  isCommissionByRule: false,
  priceBreaks: [
    { quantity: 10, priceInPaise: 430_00 },
    { quantity: 50, priceInPaise: 419_99 },
  ],
};

/** A seller with a pack for ₹450.00, ₹430.00 from 10 on, ₹419.99 from 50 on, and somebody who buys. */
async function aSale(roles: Parameters<typeof aPerson>[1] = {}) {
  const seller = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: seller.profileId });
  const product = await aProduct(app, { sellerId, ...terms });
  const buyer = await aPerson(app, roles);
  return { ...product, seller, buyer };
}
type Sale = Awaited<ReturnType<typeof aSale>>;

const put = ({ buyer, listingId }: Sale, quantity: number) =>
  app.call(setCartQuantity, { params: { listingId }, body: { quantity } }, { as: buyer.cookie });
const change = ({ seller, listingId }: Sale, wished: Partial<ListingState>, seen = terms) =>
  app.call(
    changeOwnListing,
    { params: { listingId }, body: { ...seen, ...wished, seen } },
    { as: seller.cookie },
  );
const checkout = async ({ buyer }: Sale) => (await app.call(readCheckout, {}, { as: buyer.cookie })).data;
const cod = (fingerprint: string) => ({ paymentMode: "COD", fingerprint }) as const;
const place = ({ buyer }: Sale, fingerprint: string) =>
  app.call(placeOrder, { body: cod(fingerprint) }, { as: buyer.cookie });
const linesOf = (orderId: string) =>
  app.platform.database
    .selectFrom("order_lines")
    .select(["quantity", "price_in_paise", "discount_in_paise"])
    .where("order_id", "=", orderId)
    .execute();

describe("the price of a line", () => {
  it.each([
    [1, 450_00],
    [9, 450_00],
    [10, 430_00],
    [49, 430_00],
    [50, 419_99],
    [51, 419_99],
  ])(
    "of %i packs is %i paise each: in the cart, at the confirm step and in the order",
    async (quantity, each) => {
      const sale = await aSale();
      const cart = (await put(sale, quantity)).data;
      expect(cart.groups[0]?.lines[0]).toMatchObject({
        ...{ priceInPaise: each, lineTotalInPaise: each * quantity },
        ...{ singlePriceInPaise: 450_00, priceBreaks: terms.priceBreaks },
      });
      expect(cart.itemsValueInPaise).toBe(each * quantity);
      await app.call(chooseAddress, { body: farmersAddress }, { as: sale.buyer.cookie });
      const quote = await checkout(sale);
      expect(quote.groups[0]?.lines[0]?.priceInPaise).toBe(each);
      expect(quote.totals.orderTotalInPaise).toBe(each * quantity + 40_00);
      const { data } = await place(sale, quote.fingerprint);
      expect(await linesOf(data.orderIds[0] ?? "")).toEqual([
        { quantity, price_in_paise: each, discount_in_paise: 0 },
      ]);
    },
  );

  it("follows the quantity at once, by adding and by setting, up and down", async () => {
    const sale = await aSale();
    const as = { as: sale.buyer.cookie };
    const add = (quantity: number) =>
      app.call(addToCart, { body: { listingId: sale.listingId, quantity } }, as);
    expect((await add(9)).data.itemsValueInPaise).toBe(9 * 450_00);
    expect((await add(1)).data.itemsValueInPaise).toBe(10 * 430_00);
    expect((await put(sale, 9)).data.itemsValueInPaise).toBe(9 * 450_00);
  });

  it("is read with as many statements as without breaks", async () => {
    const sale = await aSale();
    await put(sale, 10);
    await app.call(chooseAddress, { body: farmersAddress }, { as: sale.buyer.cookie });
    const cart = await app.statements.during(() => app.call(readCart, {}, { as: sale.buyer.cookie }));
    expect(cart.statements).toHaveLength(2);
    const quote = await app.statements.during(() => app.call(readCheckout, {}, { as: sale.buyer.cookie }));
    expect(quote.statements.length).toBeLessThanOrEqual(3);
  });

  it("is on the product for every number of packs", async () => {
    const { level3Id, buyer } = await aSale();
    const { data } = await app.call(viewProduct, { params: { level3Id } }, { as: buyer.cookie });
    expect(data.skus[0]?.listings[0]).toMatchObject({
      priceInPaise: 450_00,
      priceBreaks: terms.priceBreaks,
    });
  });
});

describe("an offer, a coupon and the shipping charge", () => {
  it("go by the price that the quantity reaches", async () => {
    const seller = await aSeller(app, {
      shippingRates: [
        ...shippingEverywhere({ chargeInPaise: 90_00 }),
        ...shippingEverywhere({ orderValueFromInPaise: 4_400_00, chargeInPaise: 0 }),
      ],
    });
    const product = await aProduct(app, { ...terms, sellerId: seller.sellerId });
    await anOffer(app, { ...product, discountInPaise: 10_00 });
    const buyer = await aPerson(app);
    const { code } = await aWelcomeCoupon(app, buyer.profileId);
    // 10 packs at ₹450.00 would travel free; at ₹430.00 they come to ₹4,300.00.
    const { orderIds } = await orderWithCoupon(app, {
      as: buyer.cookie,
      lines: [{ listingId: product.listingId, quantity: 10 }],
      couponCode: code,
    });
    const order = await app.platform.database
      .selectFrom("orders")
      .select(["items_value_in_paise", "discounts_in_paise", "shipping_in_paise", "total_in_paise"])
      .where("id", "=", orderIds[0] ?? "")
      .executeTakeFirstOrThrow();
    expect(order).toEqual({
      ...{ items_value_in_paise: 4_300_00, discounts_in_paise: 100_00, shipping_in_paise: 90_00 },
      total_in_paise: 4_300_00 - 100_00 + 90_00 - 50_00,
    });
  });

  it("an offer that is no less than the price of so many packs takes nothing off them", async () => {
    const sale = await aSale();
    await anOffer(app, { ...sale, discountInPaise: 425_00 });
    expect((await put(sale, 10)).data.discountInPaise).toBe(4_250_00);
    expect((await put(sale, 50)).data.discountInPaise).toBe(0);
  });
});

describe("a break that its seller changes after the buyer has seen the order", () => {
  it("is told as a changed price is: nothing is placed, and the next quote has the new price", async () => {
    const sale = await aSale();
    await put(sale, 12);
    await app.call(chooseAddress, { body: farmersAddress }, { as: sale.buyer.cookie });
    const seen = await checkout(sale);
    await change(sale, { priceBreaks: [{ quantity: 10, priceInPaise: 440_00 }] });
    expect((await place(sale, seen.fingerprint)).code).toBe("checkout/changed");
    const now = await checkout(sale);
    expect(now.groups[0]?.lines[0]?.priceInPaise).toBe(440_00);
    const { status, data } = await place(sale, now.fingerprint);
    expect(status).toBe(201);
    expect((await linesOf(data.orderIds[0] ?? ""))[0]?.price_in_paise).toBe(440_00);
  });

  it("does not disturb an order of fewer packs", async () => {
    const sale = await aSale();
    await put(sale, 9);
    await app.call(chooseAddress, { body: farmersAddress }, { as: sale.buyer.cookie });
    const { fingerprint } = await checkout(sale);
    await change(sale, { priceBreaks: [] });
    expect((await place(sale, fingerprint)).status).toBe(201);
  });

  it("leaves placed orders their price", async () => {
    const sale = await aSale();
    const { orderIds } = await anOrder(app, {
      as: sale.buyer.cookie,
      lines: [{ listingId: sale.listingId, quantity: 10 }],
    });
    await change(sale, { priceBreaks: [], onHand: 490 }, { ...terms });
    await change(sale, { priceBreaks: [] });
    expect((await linesOf(orderIds[0] ?? ""))[0]?.price_in_paise).toBe(430_00);
  });
});

it("an agent whose margin fits below the MRP only with a break is led to it when fewer packs are left", async () => {
  const sale = await aSale({ roles: ["agent"] });
  const as = { as: sale.buyer.cookie };
  await readyToPlace(app, { as: sale.buyer.cookie, lines: [{ listingId: sale.listingId, quantity: 10 }] });
  const margins = [{ listingId: sale.listingId, marginInPaise: 90_00 }];
  const body = { farmer: null, margins, agentHandlingInPaise: 0 };
  expect((await app.call(chooseAssist, { body }, as)).data.firstOpenStep).toBe("confirm");
  await put(sale, 9);
  const fewer = await checkout(sale);
  expect(fewer.firstOpenStep).toBe("assist");
  expect((await place(sale, fewer.fingerprint)).code).toBe("checkout/margin-above-mrp");
});

it("packs that are given back are refunded at the price that was paid, though fewer stay than the break asks for", async () => {
  const desk = tradeDesk(app);
  const trade = await desk.aTrade();
  await app.platform.database
    .updateTable("listings")
    .set({ on_hand: 30, price_breaks: JSON.stringify([{ quantity: 5, priceInPaise: 450_00 }]) })
    .where("id", "=", trade.one)
    .execute();
  const order = await desk.anOrderOf({ ...trade, lines: [{ listingId: trade.one, quantity: 5 }] });
  await desk.paidAtTheDoor(order);
  await app.call(
    requestReturn,
    {
      params: { orderId: order.orderId },
      body: { lines: [{ listingId: trade.one, quantity: 2 }], reasonCode: "damaged", note: "Bags are torn" },
    },
    { as: trade.buyer },
  );
  await desk.decide(order, true);
  const { cookie } = await aPerson(app, { roles: ["finance"] });
  const { data } = await app.call(listRefunds, { query: {} }, { as: cookie });
  const refunds = data.refunds.filter(({ orderId }) => orderId === order.orderId);
  expect(refunds.map(({ amountInPaise }) => amountInPaise)).toEqual([2 * 450_00]);
  expect((await desk.read(order.seller, order.orderId)).totalInPaise).toBe(3 * 450_00 + 40_00);
});
