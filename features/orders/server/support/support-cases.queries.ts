import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";

export interface SupportCaseRow {
  readonly orderId: string;
  readonly state: string;
  readonly totalInPaise: number;
  readonly buyerName: string;
  readonly buyerPhone: string;
  readonly seller: LocalizedText;
  readonly sellerPhone: string;
}

const atMost = 100;

/** Orders in which something waits for a decision; what is disputed or overdue first, then the oldest. */
export async function selectSupportCases(reader: Reader): Promise<SupportCaseRow[]> {
  const { rows } = await sql<SupportCaseRow>`
    select orders.id as "orderId", orders.state, orders.total_in_paise as "totalInPaise",
      buyers.first_name as "buyerName", buyers.mobile_no as "buyerPhone",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      owners.mobile_no as "sellerPhone"
    from order_requests request
    join orders on orders.id = request.order_id
    join published.profiles buyers on buyers.id = orders.buyer_profile_id
    join published.sellers on sellers.id = orders.seller_id
    join published.profiles owners on owners.id = sellers.profile_id
    where request.status = 'open'
    order by request.disputes_id is null and request.escalated_at is null, request.asked_at, request.id limit ${sql.lit(atMost)}`.execute(
    reader,
  );
  return rows;
}
