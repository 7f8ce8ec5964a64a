import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { AccountFilter, AccountOfOrder, AccountTotals } from "../contract.ts";
import { behind, isReceived, sellerOf } from "./received.ts";

/** The accounts on which the ledger keeps what a seller is due and has of an order. */
const sellersAccounts = sql`('seller-due', 'cash-with-seller')`;
/** What makes or reduces the sale; every other entry settles a part of it. */
const saleKinds = sql`('order-placed', 'coupon-funded', 'order-reversed', 'lines-removed', 'refund-granted')`;
/** Cash at the door: not what is later moved between the two accounts. */
const isCash = sql`account = 'cash-with-seller' and kind not in ('settled', 'debt-paid')`;

/** An order with its sums in paise; `placedAt` is the moment of the cursor. */
export type AccountRow = Omit<AccountOfOrder, "placedAt"> & { readonly placedAt: Date };

/** Asked order by order: joined, the planner would read the sums of all sellers to find settled ones. */
const dueOfOrder = sql`coalesce((select due_in_paise from published.ledger_seller_dues due
  where due.order_id = orders.id), 0)`;

interface AccountsAsked {
  readonly profileId: number;
  readonly show: AccountFilter | undefined;
  readonly after: Cursor | null;
  readonly limit: number;
}

function ofFilter({ profileId, show }: AccountsAsked) {
  if (show === "open")
    return sql`and orders.id in (select open.order_id from published.ledger_seller_dues open
      where open.seller_id = ${sellerOf(profileId)} and open.due_in_paise <> 0)`;
  return show === "settled" ? sql`and ${dueOfOrder} = 0` : sql``;
}

const sumOf = (condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(amount_in_paise) filter (where ${condition}), 0)::bigint`;

/** An order that was paid too late is charged anew: what came before is undone and says nothing. */
const isOfLastPlacement = sql`entry.set_id >= (select max(placed.id) from published.ledger_sets placed
  where placed.order_id = page.id and placed.kind = 'order-placed')`;

/** What the books say of one order, and each payment of Santha with its number. */
const booked = sql`
  select 0 - ${sumOf(sql`kind = 'order-placed' and ${isOfLastPlacement}`)} as charged,
    0 - ${sumOf(sql`kind = 'coupon-funded' and ${isOfLastPlacement}`)} as coupon,
    ${sumOf(sql`kind in ('order-reversed', 'lines-removed', 'refund-granted') and ${isOfLastPlacement}`)} as returned,
    ${sumOf(isCash)} as cash, ${sumOf(sql`kind = 'gst-collected-at-source'`)} as gst,
    ${sumOf(sql`kind = 'income-tax-at-source'`)} as income_tax, ${sumOf(sql`kind = 'debts-kept' or (kind = 'credit-given' and amount_in_paise > 0)`)} as debts,
    0 - ${sumOf(sql`kind = 'credit-given' and amount_in_paise < 0`)} as credit, 0 - ${sumOf(sql`kind = 'debt-paid'`)} as paid_back,
    ${sumOf(sql`kind = 'seller-paid'`)} as paid, ${sumOf(sql`kind not in ${saleKinds}`)} as settled,
    coalesce(jsonb_agg(jsonb_build_object('amountInPaise', amount_in_paise,
      'paidAt', (extract(epoch from occurred_at) * 1000)::bigint,
      'reference', coalesce(payment.reference, '')) order by entry.id) filter (where kind = 'seller-paid'), '[]') as payments
  from published.ledger_entries entry join published.ledger_sets on ledger_sets.id = entry.set_id
  left join published.seller_payments payment on kind = 'seller-paid' and payment.order_id = entry.order_id
    and effect_key = 'seller-paid:' || payment.id
  where entry.order_id = page.id and account in ${sellersAccounts}`;

/** A page of a business's orders with what the books say of each, newest first. */
export async function selectAccounts(reader: Reader, asked: AccountsAsked): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    with page as (
      select orders.id, orders.master_id, orders.created_at, orders.state, orders.is_cancelled,
        ${dueOfOrder} as due_in_paise
      from published.orders
      where orders.seller_id = ${sellerOf(asked.profileId)} and ${isReceived} ${ofFilter(asked)} ${behind(asked.after)}
      order by orders.created_at desc, orders.id desc limit ${sql.lit(asked.limit)}
    )
    select page.id as "orderId", page.created_at as "placedAt", page.state, page.is_cancelled as "isCancelled",
      master_orders.recipient_name as customer, master_orders.city, master_orders.payment_mode as "paymentMode",
      booked.charged as "chargedInPaise", booked.coupon as "couponInPaise", booked.returned as "returnedInPaise",
      booked.cash as "cashInPaise", booked.gst as "gstInPaise", booked.income_tax as "incomeTaxInPaise",
      booked.debts as "debtsInPaise", booked.credit as "creditInPaise", booked.paid_back as "paidBackInPaise",
      booked.paid as "paidInPaise", booked.payments, booked.settled as "settledInPaise",
      page.due_in_paise as "openInPaise", greatest(0, due.goods_in_paise) as "unpaidInPaise",
      case when master_orders.payment_mode = 'COD' then due.margin_in_paise else 0 end as "marginDueInPaise", facts.ended_by as "endedBy"
    from page join published.master_orders on master_orders.id = page.master_id
    cross join lateral (${booked}) booked
    cross join lateral (select goods_in_paise, margin_in_paise from published.order_dues where order_id = page.id) due
    cross join lateral (select ended_by from published.order_facts where order_id = page.id) facts
    order by page.created_at desc, page.id desc`.execute(reader);
  return rows;
}

/** What is open of a business's orders by what it waits for, and what was settled; in paise. */
export async function sumAccounts(reader: Reader, profileId: number): Promise<AccountTotals> {
  // Orders and kinds of entries are read by their keys (offset 0): joined, those of all sellers would be read.
  const { rows } = await sql<AccountTotals>`
    with open as materialized (
      select order_id, due_in_paise from published.ledger_seller_dues
      where seller_id = ${sellerOf(profileId)} and due_in_paise <> 0
    ), standing as (
      select open.due_in_paise as due, orders.delivered_at is not null as is_delivered,
        least(open.due_in_paise, greatest(0, coalesce((select balance_in_paise from published.ledger_order_balances balance
          where balance.order_id = open.order_id), 0))) as unpaid
      from open cross join lateral (
        select delivered_at, state, is_practice, ended_before_seller from published.orders where id = open.order_id offset 0
      ) orders where ${isReceived}
    ), of_open as (
      select coalesce(sum(due - unpaid) filter (where due > 0 and is_delivered), 0)::bigint as to_be_paid,
        coalesce(sum(unpaid) filter (where due > 0 and is_delivered), 0)::bigint as unpaid,
        coalesce(sum(due) filter (where due > 0 and not is_delivered), 0)::bigint as on_the_way,
        coalesce(0 - sum(due) filter (where due < 0), 0)::bigint as owed
      from standing
    ), of_settled as (
      select ${sumOf(sql`kind not in ${saleKinds}`)} as settled, ${sumOf(sql`kind = 'seller-paid'`)} as paid,
        ${sumOf(isCash)} as cash, ${sumOf(sql`kind in ('gst-collected-at-source', 'income-tax-at-source')`)} as taxes
      from published.ledger_entries entry
      cross join lateral (select kind from published.ledger_sets where ledger_sets.id = entry.set_id offset 0) named
      where entry.party_id = ${sellerOf(profileId)} and account in ${sellersAccounts} and order_id is not null
    ), of_none as (
      select coalesce(sum(amount_in_paise), 0)::bigint as total from published.ledger_entries
      where party_id = ${sellerOf(profileId)} and account = 'seller-offset'
    )
    select to_be_paid as "toBePaidInPaise", unpaid as "unpaidInPaise", on_the_way as "onTheWayInPaise",
      owed + greatest(0, of_none.total) as "owedInPaise", greatest(0, 0 - of_none.total) as "creditInPaise",
      settled as "settledInPaise", paid as "paidInPaise", cash as "cashInPaise", taxes as "taxesInPaise"
    from of_open, of_settled, of_none`.execute(reader);
  return invariant(rows[0], "aggregates without groups are one row");
}
