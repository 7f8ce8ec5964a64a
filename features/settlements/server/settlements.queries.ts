import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { SettlementTab } from "../contract/desk.ts";
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

const stateOfTab: Readonly<Record<SettlementTab, RawBuilder<unknown>>> = {
  "to-approve": sql`orders.state = 'SETTLEMENT_APPROVAL_INP'`,
  held: sql`orders.state = 'DELIVERED'`,
  "to-pay": sql`orders.state in ('SETTLEMENT_INP', 'SETTLED')`,
};

/** Orders whose sellers are to be paid, with those held back and settled ones of which something is due again. */
const listed = sql`
    (select id from published.orders where state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP')
      union select order_id from published.held_settlements
      union select due.order_id from published.ledger_seller_dues due join published.orders on orders.id = due.order_id
        where due.due_in_paise > 0 and orders.state = 'SETTLED') listed
    join published.orders on orders.id = listed.id join published.sellers on sellers.id = orders.seller_id
    left join published.ledger_seller_dues due on due.order_id = orders.id
    left join published.held_settlements held on held.order_id = orders.id`;

const isOpen = sql`not orders.is_cancelled and (orders.state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP')
      or held.reason is not null or (orders.state = 'SETTLED' and due.due_in_paise > 0))`;

/** What a tab and a search leave: an order or phone by its first digits, a business by a part of its name. */
function found({ tab, find }: SettlementFilter): RawBuilder<unknown> {
  const text = (find ?? "").replace(/^#/, "").replace(/[\\%_]/g, "\\$&");
  const named = sql`and (orders.id like ${`${text}%`} or sellers.business_name ilike ${`%${text}%`}
      or sellers.business_name_te ilike ${`%${text}%`} or exists (select from published.profiles
        where profiles.id = sellers.profile_id and mobile_no like ${`${text}%`}))`;
  return sql`${tab ? sql`and ${stateOfTab[tab]}` : sql``} ${text === "" ? sql`` : named}`;
}

/** Which settlements are meant; left out, all. */
export interface SettlementFilter {
  readonly tab?: SettlementTab | undefined;
  readonly find?: string | undefined;
  readonly orderIds?: readonly string[] | undefined;
}

/** A page of the orders whose sellers are to be paid, oldest first. */
export async function selectSettlements(
  reader: Reader,
  { after, limit, ...filter }: SettlementFilter & { readonly after: Cursor | null; readonly limit: number },
): Promise<SettlementRow[]> {
  const behind = after ? sql`and (orders.state_entered_at, orders.id) > (${after.at}, ${after.id})` : sql``;
  const chosen = filter.orderIds ? sql`and orders.id = any(${[...filter.orderIds]}::text[])` : sql``;
  const { rows } = await sql<SettlementRow>`
    select orders.id as "orderId", sellers.profile_id as "sellerProfileId", orders.total_in_paise as "totalInPaise",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      coalesce(due.due_in_paise, 0) as "dueInPaise",
      coalesce(due.due_in_paise, 0) = 0 and coalesce(moved.kept, 0) = 0 and cash.is_there as "isWithSeller",
      coalesce(moved.kept, 0) as "keptInPaise", coalesce(moved.credit, 0) as "creditInPaise",
      orders.state in ('SETTLEMENT_INP', 'SETTLED') as "isApproved", orders.state = 'SETTLED' as "isSettled",
      held.reason as "heldBecause",
      coalesce((extract(epoch from orders.delivered_at) * 1000)::bigint, 0) as "deliveredAt",
      orders.state_entered_at as "enteredAt"
    from ${listed}
    left join lateral (${movedTo}) moved on true
    cross join lateral (${cashOf}) cash
    where ${isOpen} ${found(filter)} ${chosen} ${behind}
    order by orders.state_entered_at, orders.id limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

/** How many settlements are open in each tab and what is to be paid for them, in paise. */
export async function countSettlements(
  reader: Reader,
  filter: SettlementFilter,
): Promise<{ readonly tab: SettlementTab; readonly count: number; readonly sumInPaise: number }[]> {
  const { rows } = await sql<{ tab: SettlementTab; count: number; sumInPaise: number }>`
    select case when orders.state = 'SETTLEMENT_APPROVAL_INP' then 'to-approve'
        when orders.state = 'DELIVERED' then 'held' else 'to-pay' end as tab,
      count(*)::int as count, coalesce(sum(greatest(0, due.due_in_paise)), 0)::bigint as "sumInPaise"
    from ${listed} where ${isOpen} ${found(filter)} group by 1`.execute(reader);
  return rows;
}

/** Orders that are to be settled though their sellers are to be paid nothing, oldest first. */
export async function selectEmpty(reader: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select orders.id from published.orders
    left join published.ledger_seller_dues due on due.order_id = orders.id
    where orders.state in ('SETTLEMENT_APPROVAL_INP', 'SETTLEMENT_INP') and not orders.is_cancelled
      and coalesce(due.due_in_paise, 0) <= 0
    order by orders.state_entered_at limit ${sql.lit(limit)}`.execute(reader);
  return rows.map(({ id }) => id);
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
