import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { idsOfPage, type OrdersAsked } from "../reads/order-days.queries.ts";
import { bookedMargin } from "../reads/order-reads.queries.ts";
import { stoppedStates } from "./stopped-states.ts";

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
  /** For whom it was ordered; null: for the buyer himself. */
  readonly farmerName: string | null;
  readonly state: string;
  readonly isCancelled: boolean;
  /** The state that ended a cancelled order. */
  readonly endedBy: string | null;
  readonly marginInPaise: number;
  /** Nothing of it is in the sums of the buyer: the order is over, or on its way back as `selectEarnings` has it. */
  readonly isNotCounted: boolean;
  readonly totalInPaise: number;
}

/** What the orders of a buyer earn, newest first; practice orders earn nothing and are left out. */
export async function selectAccounts(
  reader: Reader,
  { offset, limit, ...asked }: Omit<OrdersAsked, "isPractice"> & TablePage,
): Promise<AccountOfOrder[]> {
  const found = await sql<AccountOfOrder>`
    select id as "orderId", created_at as "placedAt", total_in_paise as "totalInPaise", seller, state,
      is_cancelled as "isCancelled", coalesce(booked, agreed) as "marginInPaise", made_for as "farmerName", ended_by as "endedBy",
      case when booked is null then agreed else pending end <> 0 as "isNotCounted"
    from (
      select orders.id, orders.created_at, orders.total_in_paise, orders.state, orders.is_cancelled,
        jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
        facts.made_for, facts.ended_by, ${bookedMargin} as booked, orders.commission_in_paise + orders.agent_handling_in_paise as agreed,
        case when orders.state in ${stoppedStates} then coalesce((select margin_in_paise
          from published.ledger_pending_margins pending where pending.order_id = orders.id), 0) else 0 end as pending
      from ${idsOfPage({ ...asked, isPractice: false }, { offset, limit })} place
      join orders on orders.id = place.id
      join order_facts facts on facts.order_id = orders.id
      join published.sellers on sellers.id = orders.seller_id
    ) page
    order by created_at desc, id desc`.execute(reader);
  return found.rows;
}
