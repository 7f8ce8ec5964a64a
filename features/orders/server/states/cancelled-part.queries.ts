import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader } from "#engine/server/data/client.ts";

interface CancelledPacks {
  readonly quantity: number;
  readonly title: LocalizedText;
}

/** Packs that were cancelled of an order for a farmer, and what the rest of it costs him. */
export interface CancelledPart {
  readonly farmerMobileNo: string;
  readonly paymentMode: string;
  /** Whether he gives his agent the margin, and of an order that the agent pays before it goes out, his whole price. */
  readonly isCollectedByAgent: boolean;
  /** With the agent's margin. */
  readonly priceInPaise: number;
  /** What goes back because of these packs. */
  readonly refundInPaise: number;
  readonly lines: readonly [CancelledPacks, ...CancelledPacks[]];
}

/** Undefined where no farmer was named, or he has not heard of the order, or nothing of it comes any more. */
export async function selectCancelledPart(
  reader: Reader,
  { orderId, requestId }: { readonly orderId: string; readonly requestId: number },
): Promise<CancelledPart | undefined> {
  const { rows } = await sql<CancelledPart>`
    select farmer_mobile_no as "farmerMobileNo", payment_mode as "paymentMode",
      collected_by = 'agent' as "isCollectedByAgent",
      total_in_paise + commission_in_paise + agent_handling_in_paise as "priceInPaise",
      coalesce((select amount_in_paise from order_refunds refund
        where refund.effect_key = ${`request-refund:${requestId}`}), 0) as "refundInPaise",
      (select jsonb_agg(jsonb_build_object('quantity', quantity,
          'title', jsonb_build_object('en', title_en, 'te', title_te)) order by listing_id)
        from order_request_lines line where line.request_id = request.id and line.status = 'accepted') as lines
    from order_requests request
    join orders on orders.id = request.order_id
    join master_orders on master_orders.id = orders.master_id
    where request.id = ${requestId} and request.order_id = ${orderId} and request.kind = 'cancel'
      and farmer_mobile_no is not null and not orders.is_cancelled
      and orders.state not in ('PAYMENT_FAILED', 'ORD_EXPIRED')
      and (payment_mode <> 'Online' or orders.state <> 'PAYMENT_PENDING')`.execute(reader);
  return rows[0];
}
