import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { Settlement } from "../contract.ts";

/** An order whose seller is to be paid; paise, times in epoch milliseconds. */
export interface SettlementRow extends Omit<Settlement, "withheld" | "payments" | "account"> {
  readonly sellerProfileId: number;
  readonly enteredAt: Date;
}

/** What his other orders took from an order, and what he had sent too much and has with it. */
const movedTo = sql`select -sum(amount_in_paise) filter (where amount_in_paise < 0)::bigint as kept,
      sum(amount_in_paise) filter (where kind = 'credit-given')::bigint as credit
    from published.ledger_entries join published.ledger_sets on ledger_sets.id = ledger_entries.set_id
    where ledger_entries.order_id = orders.id and account = 'seller-offset'`;

/** What a seller has of an order in cash that he took at the door. */
const cashOf = sql`select coalesce(sum(amount_in_paise), 0) > 0 as is_there from published.ledger_entries
    where ledger_entries.order_id = orders.id and account = 'cash-with-seller'`;

/** Whether finance holds back what the seller of an order gets. */
export async function isHeldBack(reader: Reader, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from published.held_settlements where order_id = ${orderId}`.execute(
    reader,
  );
  return rows.length > 0;
}

/** A page of the orders whose sellers are to be paid, oldest first, with those held back and settled ones of which something is due again. */
export async function selectSettlements(
  reader: Reader,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<SettlementRow[]> {
  const behind = after ? sql`and (orders.state_entered_at, orders.id) > (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<SettlementRow>`
    with listed as (
      select id from published.orders where state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP')
      union select order_id from published.held_settlements
      union select due.order_id from published.ledger_seller_dues due join published.orders on orders.id = due.order_id
        where due.due_in_paise > 0 and orders.state = 'SETTLED'
    )
    select orders.id as "orderId", sellers.profile_id as "sellerProfileId", orders.total_in_paise as "totalInPaise",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      coalesce(due.due_in_paise, 0) as "dueInPaise",
      coalesce(due.due_in_paise, 0) = 0 and coalesce(moved.kept, 0) = 0 and cash.is_there as "isWithSeller",
      coalesce(moved.kept, 0) as "keptInPaise", coalesce(moved.credit, 0) as "creditInPaise",
      orders.state in ('SETTLEMENT_INP', 'SETTLED') as "isApproved", orders.state = 'SETTLED' as "isSettled",
      held.reason as "heldBecause",
      coalesce((extract(epoch from orders.delivered_at) * 1000)::bigint, 0) as "deliveredAt",
      orders.state_entered_at as "enteredAt"
    from listed join published.orders on orders.id = listed.id join published.sellers on sellers.id = orders.seller_id
    left join published.ledger_seller_dues due on due.order_id = orders.id
    left join published.held_settlements held on held.order_id = orders.id
    left join lateral (${movedTo}) moved on true
    cross join lateral (${cashOf}) cash
    where not orders.is_cancelled and (orders.state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP')
      or held.reason is not null or (orders.state = 'SETTLED' and due.due_in_paise > 0)) ${behind}
    order by orders.state_entered_at, orders.id limit ${limit}`.execute(reader);
  return rows;
}

/** Whose an order is that is, or was, to be settled, and where it stands. */
export async function findSettledOrder(
  reader: Reader,
  orderId: string,
): Promise<
  { readonly sellerId: number; readonly sellerProfileId: number; readonly state: string } | undefined
> {
  return reader
    .selectFrom("published.orders as orders")
    .innerJoin("published.sellers as sellers", "sellers.id", "orders.seller_id")
    .select(["sellers.id as sellerId", "sellers.profile_id as sellerProfileId", "orders.state"])
    .where("orders.id", "=", orderId)
    .where("is_cancelled", "=", false)
    .where("delivered_at", "is not", null)
    .executeTakeFirst();
}
