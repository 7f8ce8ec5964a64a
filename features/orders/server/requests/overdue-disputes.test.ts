import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { manyRows } from "#testing/large/many-rows.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { escalationInDays } from "../../contract/order-states.ts";

const day = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Disputes of so many orders like this one. */
async function manyDisputes(orderId: string, count: number): Promise<void> {
  await manyRows(app).orders(orderId, "RETURN_REQUESTED", count);
  const now = app.clock.now();
  await sql`
    with refused as (
      insert into order_requests (order_id, kind, status, asked_at, decided_at, decided_by, answer)
      select id, 'return', 'decided', ${now}::timestamptz, ${now}::timestamptz, 'seller', 'No' from orders
      where id like ${`${orderId}-%`} returning id, order_id, asked_at
    )
    insert into order_requests (order_id, kind, disputes_id, asked_at)
    select order_id, 'return', id, asked_at from refused`.execute(app.platform.database);
}

test("of however many disputes wait none is left out when support is called in", async () => {
  const oldest = (await tradeDesk(app).aDispute()).orderId;
  await manyDisputes(oldest, 200);
  app.clock.advance(day);
  const newest = (await tradeDesk(app).aDispute()).orderId;
  app.clock.advance(escalationInDays * day);
  await runJob(app, "orders/move-by-clock");
  const { rows } = await sql<{ isEscalated: boolean }>`
    select escalated_at is not null as "isEscalated" from order_requests
    where order_id = ${newest} and status = 'open'`.execute(app.platform.database);
  expect(rows).toEqual([{ isEscalated: true }]);
});
