import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { addToCart, cart, countCart, readCart, removeFromCart, setCartQuantity } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("[CART-001] [ENT-005] the cart lists each product with price, quantity and line total, and can be changed", async () => {
  const buyer = await aPerson(app);
  const one = await aProduct(app, { priceInPaise: 1_123_50 });
  const other = await aProduct(app, { priceInPaise: 640_00 });
  const as = { as: buyer.cookie };
  await app.call(addToCart, { body: { listingId: one.listingId, quantity: 2 } }, as);
  const added = await app.call(addToCart, { body: { listingId: other.listingId, quantity: 1 } }, as);
  expect([added.status, added.code, added.data.itemCount]).toEqual([201, "CREATED", 2]);
  const lines = added.data.groups.flatMap((group) => group.lines);
  expect(
    lines.map((line) => [line.title.en, line.quantity, line.priceInPaise, line.lineTotalInPaise]),
  ).toEqual([
    [one.title.en, 2, 1_123_50, 2_247_00],
    [other.title.en, 1, 640_00, 640_00],
  ]);
  const changed = await app.call(
    setCartQuantity,
    { params: { listingId: one.listingId }, body: { quantity: 5 } },
    as,
  );
  expect(changed.data.itemsValueInPaise).toBe(5 * 1_123_50 + 640_00);
  const removed = await app.call(removeFromCart, { params: { listingId: other.listingId } }, as);
  expect(removed.data.itemCount).toBe(1);
  expect((await app.call(countCart, {}, as)).data).toEqual({ itemCount: 1 });
});

test("[CART-002] an empty cart has no groups and no value", async () => {
  const buyer = await aPerson(app);
  const { data } = await app.call(readCart, {}, { as: buyer.cookie });
  expect(data).toEqual({
    itemCount: 0,
    groups: [],
    itemsValueInPaise: 0,
    discountInPaise: 0,
    marginInPaise: null,
  });
});

test("[CART-003] a quantity that is no whole number from 1 up is refused with 422 and changes nothing (R18)", async () => {
  const buyer = await aPerson(app);
  const { listingId } = await aProduct(app);
  await app.call(addToCart, { body: { listingId, quantity: 2 } }, { as: buyer.cookie });
  for (const quantity of [-1, 0, 0.5, 1e9, 10_000, "1e3", "2", null, [1], {}, true, undefined]) {
    for (const [method, url, payload] of [
      ["POST", "/v2/cart/lines", { listingId, quantity }],
      ["PUT", `/v2/cart/lines/${listingId}`, { quantity }],
    ] as const) {
      const refused = await app.app.inject({ method, url, payload, headers: { cookie: buyer.cookie } });
      expect([quantity, refused.statusCode]).toEqual([quantity, 422]);
      expect(refused.json().fields.quantity).toBeTruthy();
    }
  }
  const { data } = await app.call(readCart, {}, { as: buyer.cookie });
  expect(data.groups[0]?.lines[0]?.quantity).toBe(2);
});

test("[CART-003] more than the stock is refused, told with what is left, and the line stays as it was", async () => {
  const buyer = await aPerson(app);
  const { listingId } = await aProduct(app, { onHand: 5 });
  const as = { as: buyer.cookie };
  await app.call(addToCart, { body: { listingId, quantity: 3 } }, as);
  const refused = await app.call(addToCart, { body: { listingId, quantity: 3 } }, as);
  expect([refused.status, refused.code]).toEqual([409, "cart/not-enough-stock"]);
  expect(refused.info).toBe("Only 5 left. Please lower the number.");
  const { data } = await app.call(readCart, {}, as);
  expect(data.groups[0]?.lines[0]?.quantity).toBe(3);
});

test("listings that are gone, unlisted or no ids at all are not found", async () => {
  const buyer = await aPerson(app);
  const hidden = await aProduct(app, { isListed: false });
  for (const listingId of [hidden.listingId, 987_654_321]) {
    const refused = await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as: buyer.cookie });
    expect([refused.status, refused.code]).toEqual([404, "cart/listing-not-found"]);
  }
  const noId = await app.app.inject({
    method: "PUT",
    url: "/v2/cart/lines/abc",
    payload: { quantity: 1 },
    headers: { cookie: buyer.cookie },
  });
  expect(noId.statusCode).toBe(404);
});

test("only agents see margins; the cart of one person is nobody else's (R36, R37)", async () => {
  const agent = await aPerson(app, { roles: ["agent"] });
  const farmer = await aPerson(app);
  const { listingId } = await aProduct(app, { commissionInPaise: 50_00 });
  const agents = await app.call(addToCart, { body: { listingId, quantity: 2 } }, { as: agent.cookie });
  expect([agents.data.marginInPaise, agents.data.groups[0]?.lines[0]?.lineMarginInPaise]).toEqual([
    100_00, 100_00,
  ]);
  const farmers = await app.call(addToCart, { body: { listingId, quantity: 1 } }, { as: farmer.cookie });
  expect([farmers.data.marginInPaise, farmers.data.groups[0]?.lines[0]?.lineMarginInPaise]).toEqual([
    null,
    null,
  ]);
  await app.call(removeFromCart, { params: { listingId } }, { as: farmer.cookie });
  const still = await app.call(readCart, {}, { as: agent.cookie });
  expect(still.data.itemCount).toBe(1);
  expect(cart.safeParse(still.data).success).toBe(true);
});

test("two phones that add at the same time fill one cart and lose nothing", async () => {
  const buyer = await aPerson(app);
  const { listingId } = await aProduct(app, { onHand: 100 });
  const add = () => app.call(addToCart, { body: { listingId, quantity: 1 } }, { as: buyer.cookie });
  const answers = await Promise.all(Array.from({ length: 10 }, add));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  const { data } = await app.call(readCart, {}, { as: buyer.cookie });
  expect(data.groups[0]?.lines[0]?.quantity).toBe(10);
});

test("a change whose answer was lost has its effect once when it is sent again under its key", async () => {
  const buyer = await aPerson(app);
  const { listingId } = await aProduct(app);
  const as = { as: buyer.cookie };
  const under = (key: string) => ({ ...as, headers: { "idempotency-key": key } });
  for (let time = 0; time < 3; time += 1)
    await app.call(addToCart, { body: { listingId, quantity: 2 } }, under("plus"));
  const quantities = async () =>
    (await app.call(readCart, {}, as)).data.groups.flatMap(({ lines }) => lines.map((line) => line.quantity));
  expect(await quantities()).toEqual([2]);
  const set = { params: { listingId }, body: { quantity: 7 } };
  await app.call(setCartQuantity, set, under("seven"));
  await app.call(setCartQuantity, { ...set, body: { quantity: 4 } }, as);
  await app.call(setCartQuantity, set, under("seven"));
  expect(await quantities()).toEqual([4]);
  const remove = { params: { listingId } };
  await app.call(removeFromCart, remove, under("out"));
  await app.call(addToCart, { body: { listingId, quantity: 1 } }, as);
  await app.call(removeFromCart, remove, under("out"));
  expect(await quantities()).toEqual([1]);
});
