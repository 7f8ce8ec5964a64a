import type { Settlement } from "@santha/contract/settlements";
import type { Reader } from "@santha/database/client";
import { sql } from "kysely";

const atMost = 200;

/** An order whose seller is to be paid; paise, times in epoch milliseconds. */
export type SettlementRow = Omit<Settlement, "withheld">;

/** Why finance holds back what the seller of a delivered order gets: its last move was to hold it. */
const hold = sql`select last.reason from (
    select action, reason from order_state_changes where order_id = orders.id order by id desc limit 1
  ) last where orders.state = 'DELIVERED' and last.action = 'HOLD_SETTLEMENT'`;

/** Whether finance holds back what the seller of an order gets. */
export async function isHeldBack(reader: Reader, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from orders, lateral (${hold}) held where orders.id = ${orderId}`.execute(
    reader,
  );
  return rows.length > 0;
}

/** Orders whose sellers are to be paid, oldest first, with those that are held back. */
export async function selectSettlements(reader: Reader): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    with listed as (
      select id from orders where state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP')
      union select order_id from order_state_changes where action = 'HOLD_SETTLEMENT'
    )
    select orders.id as "orderId", orders.total_in_paise as "totalInPaise",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      coalesce((select due_in_paise from ledger_seller_dues due where due.order_id = orders.id), 0) as "dueInPaise",
      coalesce((select -sum(amount_in_paise)::bigint from ledger_entries
        where order_id = orders.id and account = 'seller-offset'), 0) as "keptInPaise",
      orders.state = 'SETTLEMENT_INP' as "isApproved", held.reason as "heldBecause",
      coalesce((extract(epoch from orders.delivered_at) * 1000)::bigint, 0) as "deliveredAt"
    from listed join orders on orders.id = listed.id join sellers on sellers.id = orders.seller_id
    left join lateral (${hold}) held on true
    where not orders.is_cancelled
      and (orders.state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP') or held.reason is not null)
    order by orders.state_entered_at, orders.id limit ${atMost}`.execute(reader);
  return rows;
}

/** Whose an order is that is, or was, to be settled. */
export async function findSettledOrder(
  reader: Reader,
  orderId: string,
): Promise<{ readonly sellerId: number } | undefined> {
  return reader
    .selectFrom("orders")
    .select("seller_id as sellerId")
    .where("orders.id", "=", orderId)
    .where("is_cancelled", "=", false)
    .where("delivered_at", "is not", null)
    .executeTakeFirst();
}

interface Since {
  readonly before: Date;
  readonly limit: number;
}

/** Orders that have stood in a state since before then, oldest first. */
export async function selectStanding(
  reader: Reader,
  state: "ORD_PLACED" | "CANCEL_REQUESTED",
  { before, limit }: Since,
): Promise<string[]> {
  const rows = await reader
    .selectFrom("orders")
    .select("id")
    .where("state", "=", sql.lit(state))
    .where("is_dummy", "=", false)
    .where("state_entered_at", "<=", before)
    .orderBy("state_entered_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders delivered before then, paid in full, not held back by finance, and of which no return was refused since: it may still be disputed. */
export async function selectSettleable(
  reader: Reader,
  { before, undisputedSince, limit }: Since & { readonly undisputedSince: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from orders
    where orders.state = 'DELIVERED' and not orders.is_dummy and orders.delivered_at < ${before}
      and not exists (${hold})
      and not exists (select from ledger_order_balances balance
        where balance.order_id = orders.id and balance.balance_in_paise > 0)
      and not exists (select from order_requests request
        where request.order_id = orders.id and decided_by = 'seller' and decided_at > ${undisputedSince}
          and answer is not null)
    order by orders.state_entered_at limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}
