import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#engine/server/data/client.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";

/** More repeats in the long run of the tests. */
const repeats = Number(process.env["SANTHA_RACES"] ?? "1");
let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
beforeAll(async () => {
  app = await testApp({ connections: 8, raisedLimits: { "checkout/place-order": 1_000_000 } });
  desk = tradeDesk(app);
});
afterAll(() => app.close());

async function accepted(): Promise<Ordered> {
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.move(order.seller, order.orderId, { action: "ACCEPT", from: "ORD_PLACED" });
  return order;
}

function pack({ seller, orderId, one, two }: Ordered) {
  const batches = [one, two].map((listingId) => ({ listingId, batchNumber: "B-7", expiresOn: "2027-01-31" }));
  return desk.move(seller, orderId, { action: "PACK", from: "SELLER_ACCEPTED", batches });
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

test("packing takes the order before its lines, as a cancellation does: neither holds what the other one waits for", async () => {
  const order = await accepted();
  const other = await openDatabase({ url: app.url, maxConnections: 1, applicationName: "cancellation" });
  try {
    const packing = other.kysely.transaction().execute(async (transaction) => {
      // Whoever looks first for a ring of waits ends itself: this one.
      await sql`set local deadlock_timeout = '20ms'`.execute(transaction);
      await sql`select from orders where id = ${order.orderId} for update`.execute(transaction);
      const answer = pack(order);
      await somebodyWaits();
      await sql`update order_lines set batch_number = null where order_id = ${order.orderId}`.execute(
        transaction,
      );
      return { answer };
    });
    const { answer } = await packing;
    expect((await answer).data.state).toBe("PACKED");
  } finally {
    await other.close();
  }
});

test("of three who pack and two who cancel at once one wins at each step, and nobody gets a fault (R26)", async () => {
  for (let round = 0; round < 10 * repeats; round += 1) {
    const order = await accepted();
    const cancel = () => desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
    const answers = await Promise.all([pack(order), cancel(), pack(order), cancel(), pack(order)]);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const packed = [0, 2, 4].filter((at) => answers[at]?.status === 201);
    expect(packed.length).toBeLessThanOrEqual(1);
    const { state } = await desk.read(order.seller, order.orderId);
    expect(packed.length === 1 ? ["PACKED", "CANCEL_REQUESTED"] : ["ORD_CANCELLED"]).toContain(state);
  }
}, 60_000);
