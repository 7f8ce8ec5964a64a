import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { transferDesk } from "#testing/shop/transfers.ts";

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("orders that wait for finance, however many, keep no unpaid order from its end", async () => {
  const desk = await transferDesk(app);
  const waiting = await desk.transferred();
  await desk.claim(waiting, "412345670001");
  await sql`with masters as (
      insert into master_orders select (jsonb_populate_record(master,
        jsonb_build_object('id', 'W' || number, 'cart_turn', 100 + number))).*
      from master_orders master, generate_series(1, 200) number where master.id = ${waiting.masterId}
    ), copies as (
      insert into orders
      select (jsonb_populate_record(orders, jsonb_build_object('id', 'W' || number, 'master_id', 'W' || number))).*
      from orders, generate_series(1, 200) number where orders.id = ${waiting.first}
    )
    insert into payment_claims (order_id, buyer_profile_id, amount_in_paise, paid_through, reference, claimed_at)
    select 'W' || number, buyer_profile_id, amount_in_paise, paid_through, 'COPY' || number, claimed_at
    from payment_claims, generate_series(1, 200) number where order_id = ${waiting.first}`.execute(
    app.platform.database,
  );
  app.clock.advance(1000);
  const { orderIds } = await desk.transferred();
  app.clock.advance(6 * day);
  await runJob(app, "payments/expire-transfers");
  const { database } = app.platform;
  const { rows } = await sql`select state from orders where id = any(${orderIds}::text[])`.execute(database);
  expect(rows).toEqual([{ state: "ORD_EXPIRED" }, { state: "ORD_EXPIRED" }]);
});
