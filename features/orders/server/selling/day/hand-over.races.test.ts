import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { type Ordered, type Trade, tradeDesk } from "#testing/shop/trade.ts";
import { moveDayOrders } from "../../../contract/seller-day.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  desk = tradeDesk(app);
});
afterAll(() => app.close());

async function packedOrder(trade: Trade, listingId: number): Promise<Ordered> {
  const order = await desk.anOrderOf({ ...trade, lines: [{ listingId, quantity: 1 }] });
  await desk.packed(order);
  return order;
}

/** Waits until somebody waits for a row. */
async function somebodyWaits(): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.platform.database);
    if ((rows[0]?.waiting ?? 0) > 0) return;
    await sleep(10);
  }
  throw new Error("nobody waits");
}

test("handing over several orders takes their listings by number, as a checkout does: neither holds what the other one waits for", async () => {
  const trade = await desk.aTrade();
  const orders = [await packedOrder(trade, trade.two), await packedOrder(trade, trade.one)];
  const other = await openDatabase({ url: app.url, maxConnections: 1, applicationName: "checkout" });
  const take = (listingId: number) => sql`select from listings where id = ${listingId} for no key update`;
  try {
    const { answer } = await other.kysely.transaction().execute(async (transaction) => {
      // Whoever looks first for a ring of waits ends itself: this one.
      await sql`set local deadlock_timeout = '20ms'`.execute(transaction);
      await take(trade.one).execute(transaction);
      const handedOver = app.call(
        moveDayOrders,
        {
          body: {
            action: "DISPATCH",
            carrier: "Own van",
            orders: orders.map(({ orderId }) => ({ orderId, trackingNumber: "TS 03" })),
          },
        },
        { as: trade.seller },
      );
      await somebodyWaits();
      await take(trade.two).execute(transaction);
      return { answer: handedOver };
    });
    expect((await answer).data.outcomes.map(({ isDone }) => isDone)).toEqual([true, true]);
  } finally {
    await other.close();
  }
});

test("who names an order of somebody else is answered without a wait for it", async () => {
  const order = await desk.anOrderOf(await desk.aTrade());
  const stranger = await desk.aTrade();
  const other = await openDatabase({ url: app.url, maxConnections: 1, applicationName: "owner" });
  try {
    await other.kysely.transaction().execute(async (transaction) => {
      await sql`select from orders where id = ${order.orderId} for update`.execute(transaction);
      const asked = desk.move(stranger.seller, order.orderId, { action: "ACCEPT", from: "ORD_PLACED" });
      expect((await Promise.race([asked, sleep(3000, null)]))?.status).toBe(404);
    });
  } finally {
    await other.close();
  }
});
