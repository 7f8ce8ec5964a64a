import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { addToCart, readCart, reorder } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function ordered(...quantities: readonly number[]) {
  const { cookie: as } = await aPerson(app);
  const goods = [];
  for (const _ of quantities) goods.push(await aProduct(app, { onHand: 20, priceInPaise: 500_00 }));
  const lines = goods.map(({ listingId }, at) => ({ listingId, quantity: quantities[at] ?? 1 }));
  const { masterId, orderIds } = await anOrder(app, { as, lines });
  return { as, masterId, orderIds, goods };
}
const again = (as: string, orderId: string) => app.call(reorder, { params: { orderId } }, { as });
const inCart = async (as: string) =>
  (await app.call(readCart, {}, { as })).data.groups
    .flatMap(({ lines }) => lines)
    .map(({ quantity, priceInPaise }) => [quantity, priceInPaise]);
const change = (listingId: number, values: object) =>
  app.platform.database.updateTable("listings").set(values).where("id", "=", listingId).execute();

test("the lines of an earlier order come back at today's prices; pressing twice changes nothing", async () => {
  const { as, masterId, orderIds, goods } = await ordered(3, 2);
  await change(goods[0]?.listingId ?? 0, { price_in_paise: 490_00 });
  const { status, data } = await again(as, masterId);
  expect([status, data.notReordered]).toEqual([200, []]);
  expect(await inCart(as)).toEqual([
    [3, 490_00],
    [2, 500_00],
  ]);
  await Promise.all([again(as, masterId), again(as, orderIds[0] ?? "")]);
  expect(await inCart(as)).toEqual([
    [3, 490_00],
    [2, 500_00],
  ]);
});

test("what is gone is left out and named, what is short comes as far as it goes", async () => {
  const { as, masterId, goods } = await ordered(3, 2, 4);
  await change(goods[0]?.listingId ?? 0, { is_listed: false });
  await change(goods[1]?.listingId ?? 0, { on_hand: 3 });
  const { data } = await again(as, masterId);
  expect(data.notReordered).toEqual([
    { title: goods[0]?.title, ordered: 3, inCart: 0 },
    { title: goods[1]?.title, ordered: 2, inCart: 1 },
  ]);
  expect(await inCart(as)).toEqual([
    [1, 500_00],
    [4, 500_00],
  ]);
});

test("a line that is in the cart already is raised to what was ordered and never lowered", async () => {
  const { as, masterId, goods } = await ordered(3, 2);
  const put = (at: number, quantity: number) =>
    app.call(addToCart, { body: { listingId: goods[at]?.listingId ?? 0, quantity } }, { as });
  await put(0, 5);
  await put(1, 1);
  await again(as, masterId);
  expect((await inCart(as)).map(([quantity]) => quantity)).toEqual([5, 2]);
});

test("an order of somebody else is not found and fills no cart (R36)", async () => {
  const { masterId } = await ordered(1);
  const { cookie } = await aPerson(app);
  expect((await again(cookie, masterId)).status).toBe(404);
  expect(await inCart(cookie)).toEqual([]);
});
