import { type RawBuilder, sql } from "kysely";
import type { TestApp } from "../process/app.ts";

/** Rows that lists of finance and support hold, made from one order, one minute after the other. */
export function manyRows({ platform: { clock, database } }: Pick<TestApp, "platform">) {
  const numbers = (count: number) => sql`generate_series(1, ${count}::int) n`;
  const minutes = sql`${clock.now()}::timestamptz + n * interval '1 minute'`;
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(database));
  return {
    /** Refunds of an order that wait to be approved. */
    refunds: (orderId: string, count: number) =>
      run(sql`
        insert into order_refunds (effect_key, order_id, buyer_profile_id, amount_in_paise, is_whole, asked_at, changed_at)
        select 'many:' || id || ':' || n, id, buyer_profile_id, 100, false, ${minutes}, ${minutes}
        from orders, ${numbers(count)} where id = ${orderId}`),
    /** Payments that the buyer of an order has entered. */
    transfers: (orderId: string, count: number) =>
      run(sql`
        insert into payment_claims (order_id, buyer_profile_id, amount_in_paise, paid_through, reference, claimed_at)
        select id, buyer_profile_id, 100, 'Bank Transfer', 'UTR' || n, ${minutes}
        from orders, ${numbers(count)} where id = ${orderId}`),
    /** Online payments of an order that nobody has reported on. */
    onlinePayments: (orderId: string, count: number) =>
      run(sql`
        insert into online_payments (txnid, master_id, buyer_profile_id, amount_in_paise, started_at)
        select master_id || 'T' || n, master_id, buyer_profile_id, 100, ${minutes}
        from orders, ${numbers(count)} where id = ${orderId}`),
    /** Orders like this one, in a state, each of a master order of its own. */
    async orders(orderId: string, state: string, count: number): Promise<void> {
      await run(sql`
        insert into master_orders select made.* from orders join master_orders of on of.id = orders.master_id,
          ${numbers(count)}, jsonb_populate_record(of, jsonb_build_object('id', of.id || '-' || n, 'cart_turn', 1000 + n)) made
        where orders.id = ${orderId}`);
      await run(sql`
        insert into orders select made.* from orders of, ${numbers(count)},
          jsonb_populate_record(of, jsonb_build_object('id', of.id || '-' || n, 'master_id', of.master_id || '-' || n,
            'state', ${state}::text, 'state_entered_at', ${minutes})) made
        where of.id = ${orderId}`);
    },
  };
}
