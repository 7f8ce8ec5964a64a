import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { invariant } from "#engine/server/invariant.ts";
import { stoppedMarginStates } from "#features/orders/contract/order-margin.ts";

/** The states of a stopped margin, written out and not handed over, so that the index of these orders serves. */
const stoppedStates = sql`(${sql.join(stoppedMarginStates.map((state) => sql.lit(state)))})`;

/** Margins of a buyer in paise, and how many orders he has placed. */
export interface Earnings {
  readonly earnedInPaise: number;
  readonly pendingInPaise: number;
  /** Of the pending margin what does not count: a cancellation is asked for, or the money goes back (ORD-030). */
  readonly stoppedInPaise: number;
  readonly orders: number;
}

/** What a buyer has earned with all his orders, in one statement; practice orders are counted only. */
export async function selectEarnings(
  reader: Reader,
  { buyerProfileId, isPractice }: { readonly buyerProfileId: number; readonly isPractice: boolean },
): Promise<Earnings> {
  const { rows } = await sql<Earnings>`
    select case when ${isPractice}::boolean then 0 else coalesce(margins.earned_in_paise, 0) end as "earnedInPaise",
      case when ${isPractice}::boolean then 0 else coalesce(margins.pending_in_paise, 0) end as "pendingInPaise",
      coalesce((select sum((select margin_in_paise from published.ledger_pending_margins pending
          where pending.order_id = orders.id))
        from published.orders where buyer_profile_id = ${buyerProfileId} and not ${isPractice}::boolean
          and state in ${stoppedStates}), 0)::bigint as "stoppedInPaise",
      coalesce((select sum(orders) from published.buyer_order_days
        where buyer_profile_id = ${buyerProfileId} and is_practice = ${isPractice}), 0)::int as orders
    from (select ${buyerProfileId}::bigint as profile_id) buyer
    left join published.ledger_agent_margins margins on margins.party_id = buyer.profile_id`.execute(reader);
  return invariant(rows[0], "an aggregate without groups is one row");
}

/** Whose unpaid orders, placed when (null: ever), and which page of them. */
export interface UnpaidAsked {
  readonly buyerProfileId: number;
  readonly period: { readonly from: Date; readonly until: Date } | null;
  readonly offset: number;
  readonly limit: number;
}

/** An order that is not paid in full; money in paise. */
export interface UnpaidOrder {
  readonly orderId: string;
  readonly placedAt: Date;
  /** For whom it was ordered; null: for the buyer himself. */
  readonly farmerName: string | null;
  readonly totalInPaise: number;
  readonly balanceInPaise: number;
  /** The agent's margin that is paid with it in cash; null: it is paid otherwise. */
  readonly marginDueInPaise: number | null;
}

/** The unpaid orders of a buyer, those of which only a margin in cash is left with them, newest first: a page of them, and how many there are. */
export async function selectUnpaidOrders(
  reader: Reader,
  { buyerProfileId, period, offset, limit }: UnpaidAsked,
): Promise<{ readonly orders: readonly UnpaidOrder[]; readonly total: number }> {
  const placed = period
    ? sql`and orders.created_at >= ${period.from} and orders.created_at < ${period.until}`
    : sql``;
  const found = await sql<{
    orders: (Omit<UnpaidOrder, "placedAt"> & { placedAt: string })[];
    total: number;
  }>`
    with unpaid as (
      select orders.id, orders.master_id, orders.created_at, orders.total_in_paise, open.balance_in_paise
      from published.ledger_open_receivables open join published.orders on orders.id = open.order_id
      where open.buyer_profile_id = ${buyerProfileId} and orders.buyer_profile_id = ${buyerProfileId} and not orders.is_practice ${placed}
      union all
      select orders.id, orders.master_id, orders.created_at, orders.total_in_paise, 0
      from published.orders where buyer_profile_id = ${buyerProfileId} and not is_practice ${placed}
        and case when (select payment_mode = 'COD' and collected_by = 'seller' from published.master_orders cash where cash.id = orders.master_id)
          then (select goods_in_paise <= 0 and margin_in_paise > 0 from published.order_dues due where due.order_id = orders.id) end
    ), page as (
      select unpaid.*, (select payment_mode from published.master_orders paid where paid.id = unpaid.master_id) as payment_mode
      from unpaid order by created_at desc, id desc offset ${offset} limit ${sql.lit(limit)}
    )
    select (select count(*) from unpaid) as total, coalesce((
      select jsonb_agg(jsonb_build_object('orderId', id, 'placedAt', created_at, 'totalInPaise', total_in_paise,
        'farmerName', (select made_for from published.order_facts facts where facts.order_id = page.id),
        'marginDueInPaise', (select margin_in_paise from published.order_dues due
          where due.order_id = page.id and page.payment_mode = 'COD'),
        'balanceInPaise', balance_in_paise) order by created_at desc, id desc) from page), '[]') as orders`.execute(
    reader,
  );
  const { orders, total } = found.rows[0] ?? { orders: [], total: 0 };
  return { orders: orders.map((order) => ({ ...order, placedAt: new Date(order.placedAt) })), total };
}
