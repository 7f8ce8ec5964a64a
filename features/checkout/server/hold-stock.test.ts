import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#engine/server/app.ts";
import { addToCart, readCart, removeFromCart, setCartQuantity } from "#features/cart/contract";
import { viewProduct } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { holdStock, placeOrder, readCheckout } from "../contract/checkout.ts";

const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 12 });
});
afterAll(() => app.close());

const hold = (as: string) => app.call(holdStock, {}, { as });
const add = (as: string, listingId: number, quantity: number) =>
  app.call(addToCart, { body: { listingId, quantity } }, { as });
async function place(as: string) {
  const { data } = await app.call(readCheckout, {}, { as });
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  return app.call(placeOrder, { body }, { as });
}
async function aHolder(listingId: number, quantity: number) {
  const { cookie } = await aPerson(app);
  await readyToPlace(app, { as: cookie, lines: [{ listingId, quantity }] });
  const { data } = await hold(cookie);
  return { cookie, heldUntil: data.heldUntil };
}
async function stockOf(listingId: number) {
  return app.platform.database
    .selectFrom("listings")
    .select(["on_hand", "allocated", "held"])
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
}
async function endHoldsByJob() {
  const job = features.flatMap(({ jobs }) => jobs).find(({ name }) => name === "catalogue/end-holds");
  await job?.run(app.platform, null);
}

test("what a buyer confirms is kept for him for 15 minutes, and nobody else is shown or sold it", async () => {
  const product = await aProduct(app, { onHand: 5 });
  const { listingId, level3Id } = product;
  const holder = await aHolder(listingId, 4);
  expect(holder.heldUntil).toBe(app.clock.now().getTime() + 15 * minute);
  const other = await aPerson(app);
  const seen = await app.call(viewProduct, { params: { level3Id } }, { as: other.cookie });
  expect(JSON.stringify(seen.data)).toContain('"available":1');
  const refused = await add(other.cookie, listingId, 2);
  expect([refused.code, refused.data]).toEqual(["cart/not-enough-stock", { listingId, available: 1 }]);
  expect((await app.call(readCart, {}, { as: holder.cookie })).data.groups[0]?.lines[0]?.available).toBe(5);
  expect((await place(holder.cookie)).status).toBe(201);
  expect(await stockOf(listingId)).toEqual({ on_hand: 5, allocated: 4, held: 0 });
});

test("a hold that is over is free for the next one, also when the job that ends holds stands still", async () => {
  const { listingId } = await aProduct(app, { onHand: 3 });
  const holder = await aHolder(listingId, 3);
  const { cookie: next } = await aPerson(app);
  expect((await add(next, listingId, 1)).code).toBe("cart/not-enough-stock");
  app.clock.advance(15 * minute);
  expect((await add(next, listingId, 3)).status).toBe(201);
  expect(await stockOf(listingId)).toMatchObject({ held: 0 });
  await readyToPlace(app, { as: next, lines: [] });
  expect((await place(next)).status).toBe(201);
  expect((await place(holder.cookie)).code).toBe("checkout/sold-out");
});

test("the job ends the holds that are over and no others", async () => {
  const { listingId } = await aProduct(app, { onHand: 9 });
  await aHolder(listingId, 4);
  app.clock.advance(10 * minute);
  await aHolder(listingId, 2);
  app.clock.advance(5 * minute);
  await endHoldsByJob();
  expect(await stockOf(listingId)).toMatchObject({ held: 2 });
  app.clock.advance(10 * minute);
  await endHoldsByJob();
  expect(await stockOf(listingId)).toMatchObject({ held: 0 });
});

test("one person holds one cart at most: what he changes or takes out is given back at once", async () => {
  const { listingId } = await aProduct(app, { onHand: 10 });
  const { cookie: as } = await aHolder(listingId, 8);
  await app.call(setCartQuantity, { params: { listingId }, body: { quantity: 3 } }, { as });
  expect(await stockOf(listingId)).toMatchObject({ held: 0 });
  await hold(as);
  expect(await stockOf(listingId)).toMatchObject({ held: 3 });
  await app.call(removeFromCart, { params: { listingId } }, { as });
  expect(await stockOf(listingId)).toMatchObject({ held: 0 });
});

test("looking again does not lengthen a hold, and after four turns in a day a person gets none", async () => {
  const { listingId } = await aProduct(app, { onHand: 2 });
  const { cookie: as, heldUntil } = await aHolder(listingId, 2);
  app.clock.advance(5 * minute);
  expect((await hold(as)).data.heldUntil).toBe(heldUntil);
  const turns: boolean[] = [];
  for (let turn = 2; turn <= 6; turn += 1) {
    app.clock.advance(15 * minute);
    turns.push((await hold(as)).data.heldUntil !== null);
  }
  expect(turns).toEqual([true, true, true, false, false]);
  expect(await stockOf(listingId)).toMatchObject({ held: 0 });
  expect((await place(as)).status).toBe(201);
});

test("a seller may correct his stock below what is held: the buyer is refused, the stock is never negative", async () => {
  const { listingId } = await aProduct(app, { onHand: 6 });
  const { cookie: as } = await aHolder(listingId, 5);
  await app.platform.database
    .updateTable("listings")
    .set({ on_hand: 2 })
    .where("id", "=", listingId)
    .execute();
  expect((await app.call(readCheckout, {}, { as })).data.firstOpenStep).toBe("cart");
  const refused = await place(as);
  expect([refused.code, refused.data]).toMatchObject([
    "checkout/sold-out",
    { lines: [{ listingId, available: 2 }] },
  ]);
});

test("100 people want to hold and then buy the last 10: ten hold, the same ten buy (R1)", async () => {
  const { listingId } = await aProduct(app, { onHand: 10 });
  const people = await Promise.all(Array.from({ length: 100 }, () => aPerson(app)));
  const cookies = people.map(({ cookie }) => cookie);
  await Promise.all(cookies.map((as) => readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] })));
  const holds = await Promise.all(cookies.map(hold));
  const holders = cookies.filter((_, at) => holds[at]?.data.heldUntil !== null);
  expect(holders).toHaveLength(10);
  expect(await stockOf(listingId)).toMatchObject({ held: 10 });
  const answers = await Promise.all(cookies.map(place));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const buyers = cookies.filter((_, at) => answers[at]?.status === 201);
  expect(buyers.sort()).toEqual(holders.sort());
  expect(await stockOf(listingId)).toEqual({ on_hand: 10, allocated: 10, held: 0 });
});

test("holding, changing, placing and ending in any order at once neither deadlocks nor loses a pack (R2)", async () => {
  const goods = [await aProduct(app, { onHand: 30 }), await aProduct(app, { onHand: 30 })];
  const ids = goods.map(({ listingId }) => listingId);
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson(app)));
  const answers = await Promise.all(
    people.map(async ({ cookie: as }, number) => {
      const turned = number % 2 === 0 ? ids : ids.toReversed();
      const lines = turned.map((listingId) => ({ listingId, quantity: 1 + (number % 3) }));
      await readyToPlace(app, { as, lines });
      const [first = 0] = turned;
      const change = { params: { listingId: first }, body: { quantity: 2 } };
      return Promise.all([
        hold(as),
        app.call(setCartQuantity, change, { as }),
        hold(as),
        place(as),
        endHoldsByJob().then(() => ({ status: 200 })),
      ]);
    }),
  );
  expect(answers.flat().filter(({ status }) => status >= 500)).toEqual([]);
  app.clock.advance(15 * minute);
  await endHoldsByJob();
  for (const listingId of ids) {
    const { allocated, held } = await stockOf(listingId);
    const { packs } = await app.platform.database
      .selectFrom("order_lines")
      .select((eb) => eb.fn.sum<string>("quantity").as("packs"))
      .where("listing_id", "=", listingId)
      .executeTakeFirstOrThrow();
    expect([allocated, held]).toEqual([Number(packs), 0]);
  }
});
