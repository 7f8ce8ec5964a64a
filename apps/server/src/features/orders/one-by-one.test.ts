import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/app";
import { runJob } from "#test/online-payments";
import { tradeDesk } from "#test/trade";

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
  const { database } = app.platform;
  // Whatever may be wrong with one order: here its row refuses every change.
  await sql`
    create function refuse_move() returns trigger language plpgsql as
      $$ begin raise exception 'this order cannot be moved'; end $$`.execute(database);
  await sql`
    create trigger refuse_move before update on orders for each row
      when (old.id = ${sql.lit(stuck.orderId)}) execute function refuse_move()`.execute(database);
  app.clock.advance(3 * day);
  await runJob(app, "orders/move-by-clock");
  expect([await stateOf(stuck.orderId), await stateOf(other.orderId)]).toEqual([
    "ORD_PLACED",
    "ORD_CANCELLED",
  ]);
  await sql`drop trigger refuse_move on orders`.execute(database);
  await runJob(app, "orders/move-by-clock");
  expect(await stateOf(stuck.orderId)).toBe("ORD_CANCELLED");
});
