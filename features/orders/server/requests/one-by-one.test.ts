import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { stuckOrder } from "#testing/shop/stuck-order.ts";
import { tradeDesk } from "#testing/shop/trade.ts";

const day = 86_400_000;
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ environment: { LOG_LEVEL: "silent" } });
  desk = tradeDesk(app);
});
afterAll(() => app.close());

async function stateOf(orderId: string) {
  const { state } = await app.platform.database
    .selectFrom("orders")
    .select("state")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return state;
}

test("an order that the clock cannot move holds up no other one, and is tried again with the next run", async () => {
  const stuck = await desk.anOrderOf(await desk.aTrade());
  const other = await desk.anOrderOf(await desk.aTrade());
  const letGo = await stuckOrder(app, stuck.orderId);
  app.clock.advance(3 * day);
  await runJob(app, "orders/move-by-clock");
  expect([await stateOf(stuck.orderId), await stateOf(other.orderId)]).toEqual([
    "ORD_PLACED",
    "ORD_CANCELLED",
  ]);
  await letGo();
  await runJob(app, "orders/move-by-clock");
  expect(await stateOf(stuck.orderId)).toBe("ORD_CANCELLED");
});
