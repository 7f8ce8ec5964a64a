import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseCoupon, placeOrder } from "#features/checkout/contract/checkout.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { listRewardCoupons } from "../contract.ts";
import { couponsListeners } from "./listeners.ts";

let app: TestApp;
let listings: number[];
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "checkout/place-order": 100_000 } });
  const priced = { priceInPaise: 700_00, commissionInPaise: 0, onHand: 9000 };
  listings = [(await aProduct(app, priced)).listingId, (await aProduct(app, priced)).listingId];
});
afterAll(() => app.close());

const follow = couponsListeners.find(({ name }) => name === "coupons/follow-order");

/** Puts an order where a move would have put it, and tells those who listen. */
async function put(orderId: string, where: { state: string; isCancelled: boolean }): Promise<void> {
  const { platform } = app;
  await platform.database
    .updateTable("orders")
    .set({ state: where.state, is_cancelled: where.isCancelled })
    .where("id", "=", orderId)
    .execute();
  await platform.database
    .transaction()
    .execute(async (transaction) =>
      follow?.run(platform, transaction as never, { orderId, from: "", to: where.state }),
    );
}

async function anOrderOfTwo() {
  const person = await aPerson(app);
  const { code } = await aWelcomeCoupon(app, person.profileId);
  const as = person.cookie;
  const buy = async () => {
    const lines = listings.map((listingId) => ({ listingId, quantity: 1 }));
    await readyToPlace(app, { as, lines });
    const { data } = await app.call(chooseCoupon, { body: { couponCode: code } }, { as });
    const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
    return (await app.call(placeOrder, { body }, { as })).data;
  };
  const isFree = async () =>
    (await app.call(listRewardCoupons, { query: { type: "UNUSED" } }, { as })).data.length === 1;
  return { buy, isFree, ...(await buy()) };
}

const ended = { state: "ORD_CANCELLED", isCancelled: true };
const alive = { state: "ORD_PLACED", isCancelled: false };

test("a coupon comes back when all parts of its order are cancelled, not when one still lives", async () => {
  const { orderIds, isFree } = await anOrderOfTwo();
  await put(orderIds[0] ?? "", ended);
  expect(await isFree()).toBe(false);
  await put(orderIds[1] ?? "", ended);
  expect(await isFree()).toBe(true);
});

test("a coupon whose order was on its way before it was cancelled stays used", async () => {
  const { orderIds, isFree } = await anOrderOfTwo();
  await app.platform.database
    .insertInto("order_state_changes")
    .values({
      order_id: orderIds[0] ?? "",
      action: "DISPATCH",
      from_state: "PACKED",
      to_state: "DISPATCHED",
      actor_kind: "seller",
      entered_at: app.clock.now(),
    })
    .execute();
  for (const orderId of orderIds) await put(orderId, ended);
  expect(await isFree()).toBe(false);
});

test("after any steps a coupon is used exactly when an order that lives holds it, and never by two (R6)", async () => {
  const part = fc.constantFrom(
    { state: "PAYMENT_PENDING", isCancelled: false },
    { state: "PAYMENT_FAILED", isCancelled: false },
    { state: "ORD_EXPIRED", isCancelled: false },
    alive,
    ended,
  );
  const steps = fc.array(fc.record({ at: fc.nat(1), where: part }), { minLength: 1, maxLength: 12 });
  const { orderIds, masterId, isFree } = await anOrderOfTwo();
  await fc.assert(
    fc.asyncProperty(steps, async (moves) => {
      for (const orderId of orderIds) await put(orderId, alive);
      const now = [alive, alive];
      for (const { at, where } of moves) {
        now[at] = where;
        await put(orderIds[at] ?? "", where);
        const isOver = now.every(
          ({ state, isCancelled }) => isCancelled || ["ORD_EXPIRED", "PAYMENT_FAILED"].includes(state),
        );
        expect(await isFree()).toBe(isOver);
      }
      const holders = await app.platform.database
        .selectFrom("coupons")
        .select("id")
        .where("used_by_master_id", "=", masterId)
        .execute();
      expect(holders.length).toBe((await isFree()) ? 0 : 1);
    }),
    { numRuns: 15 },
  );
});

test("a coupon that was used elsewhere meanwhile stays with the order that has it", async () => {
  const { orderIds, buy, isFree } = await anOrderOfTwo();
  for (const orderId of orderIds) await put(orderId, { state: "ORD_EXPIRED", isCancelled: false });
  const second = await buy();
  for (const orderId of orderIds) await put(orderId, { state: "PAYMENT_PENDING", isCancelled: false });
  expect(await isFree()).toBe(false);
  const row = await app.platform.database
    .selectFrom("coupons")
    .select("used_by_master_id")
    .where("used_by_master_id", "=", second.masterId)
    .execute();
  expect(row).toHaveLength(1);
});
