import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { listAccounts, readEarnings } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const put = (id: string, to: string) =>
  app.platform.database.updateTable("orders").set({ state: to }).where("id", "=", id).execute();
const stopped = ["CANCEL_REQUESTED", "REFUND_INPROGRESS", "ORD_REFUNDED"];

test.each(stopped)(
  "[ORD-030] [ERN-053] in the state %s the margin is not counted as pending, and its row of the accounts says so (R24)",
  async (state) => {
    const agent = await aPerson(app, { roles: ["agent"] });
    const { listingId } = await aProduct(app, { commissionInPaise: 25_25 });
    const place = async () => {
      const placed = await anOrder(app, { as: agent.cookie, lines: [{ listingId, quantity: 1 }] });
      return placed.orderIds[0] ?? "";
    };
    const goingOn = await place();
    const goingBack = await place();
    const pending = async () =>
      (await app.call(readEarnings, { query: {} }, { as: agent.cookie })).data.pendingEarnings;
    expect(await pending()).toBe(50.5);
    const left = async () => {
      const { orders } = (await app.call(listAccounts, { query: {}, body: {} }, { as: agent.cookie })).data;
      return orders
        .filter(({ notCounted }) => notCounted)
        .map(({ orderId, commission }) => [orderId, commission]);
    };
    expect(await left()).toEqual([]);
    await put(goingBack, state);
    expect(await pending()).toBe(25.25);
    expect(await left()).toEqual([[goingBack, 25.25]]);
    // A cancellation that is taken back counts again.
    await put(goingBack, "PACKED");
    expect(await pending()).toBe(50.5);
    expect(await left()).toEqual([]);
    await put(goingOn, "PACKED");
    expect(await pending()).toBe(50.5);
  },
);

test("an earned margin counts whatever the state says, and its row says nothing", async () => {
  const desk = tradeDesk(app);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.paidAtTheDoor(order);
  await put(order.orderId, "ORD_REFUNDED");
  const as = { as: order.buyer };
  const { data } = await app.call(listAccounts, { query: {}, body: {} }, as);
  expect(data.orders.map(({ commission, notCounted }) => [commission, notCounted])).toEqual([
    [60, undefined],
  ]);
  expect((await app.call(readEarnings, { query: {} }, as)).data.totalEarnings).toBe(60);
});
