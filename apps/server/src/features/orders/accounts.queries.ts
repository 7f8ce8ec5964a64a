import type { Reader } from "@santha/database/client";
import { sql } from "kysely";
import { idsOfPage, type OrdersAsked, placedIn } from "./order-days.queries.ts";
import { bookedMargin } from "./order-reads.queries.ts";
import { stoppedStates } from "./stopped-margin.queries.ts";

/** A page of a table: rows are skipped by number, as the specified calls ask. */
export interface TablePage {
  readonly offset: number;
  readonly limit: number;
}

/** What an order earns its buyer, as its tile says it; money in paise. */
export interface AccountOfOrder {
  readonly orderId: string;
  readonly placedAt: Date;
  readonly seller: { readonly en: string; readonly te: string };
  readonly state: string;
  readonly isCancelled: boolean;
  readonly marginInPaise: number;
  /** Nothing of it is in the sums of the buyer: the order is over, or on its way back as `sumStoppedMargin` has it. */
  readonly isNotCounted: boolean;
  readonly totalInPaise: number;
}

/** What the orders of a buyer earn, newest first; practice orders earn nothing and are left out. */
export async function selectAccounts(
  reader: Reader,
  { offset, limit, ...asked }: Omit<OrdersAsked, "isDummy"> & TablePage,
): Promise<AccountOfOrder[]> {
  const found = await sql<AccountOfOrder>`
    select id as "orderId", created_at as "placedAt", total_in_paise as "totalInPaise", seller, state,
      is_cancelled as "isCancelled", coalesce(booked, agreed) as "marginInPaise",
      case when booked is null then agreed else pending end <> 0 as "isNotCounted"
    from (
      select orders.id, orders.created_at, orders.total_in_paise, orders.state, orders.is_cancelled,
        jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
        ${bookedMargin} as booked, orders.commission_in_paise + orders.agent_handling_in_paise as agreed,
        case when orders.state in ${stoppedStates} then coalesce((select margin_in_paise
          from ledger_pending_margins pending where pending.order_id = orders.id), 0) else 0 end as pending
      from ${idsOfPage({ ...asked, isDummy: false }, { offset, limit })} place
      join orders on orders.id = place.id
      join sellers on sellers.id = orders.seller_id
    ) page
    order by created_at desc, id desc`.execute(reader);
  return found.rows;
}

/** An order that is not paid in full; money in paise. */
export interface UnpaidOrder {
  readonly orderId: string;
  readonly placedAt: Date;
  readonly totalInPaise: number;
  readonly balanceInPaise: number;
}

/** The unpaid orders of a buyer, newest first: a page of them, and how many there are. */
export async function selectUnpaidOrders(
  reader: Reader,
  { buyerProfileId, period, offset, limit }: Omit<OrdersAsked, "isDummy"> & TablePage,
): Promise<{ readonly orders: readonly UnpaidOrder[]; readonly total: number }> {
  const found = await sql<{
    orders: (Omit<UnpaidOrder, "placedAt"> & { placedAt: string })[];
    total: number;
  }>`
    with unpaid as (
      select orders.id, orders.created_at, orders.total_in_paise, open.balance_in_paise
      from ledger_open_receivables open join orders on orders.id = open.order_id
      where open.buyer_profile_id = ${buyerProfileId} and orders.buyer_profile_id = ${buyerProfileId} and not orders.is_dummy ${placedIn(period)}
    ), page as (
      select * from unpaid order by created_at desc, id desc offset ${offset} limit ${limit}
    )
    select (select count(*) from unpaid) as total, coalesce((
      select jsonb_agg(jsonb_build_object('orderId', id, 'placedAt', created_at, 'totalInPaise', total_in_paise,
        'balanceInPaise', balance_in_paise) order by created_at desc, id desc) from page), '[]') as orders`.execute(
    reader,
  );
  const { orders, total } = found.rows[0] ?? { orders: [], total: 0 };
  return { orders: orders.map((order) => ({ ...order, placedAt: new Date(order.placedAt) })), total };
}
