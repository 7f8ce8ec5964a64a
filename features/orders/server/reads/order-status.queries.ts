import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Shipment } from "../../contract/orders.ts";
import { recipientProfile } from "./order-reads.queries.ts";

export interface StatusRow {
  readonly id: string;
  readonly buyer_profile_id: number;
  readonly recipient_profile_id: number | null;
  readonly is_practice: boolean;
  readonly is_cancelled: boolean;
  readonly delivered_at: Date | null;
  readonly expected_by: string;
  /** Newest first; moments in epoch milliseconds. */
  readonly states: readonly { readonly state: string; readonly enteredAt: number }[];
  readonly shipment: Shipment | null;
}

/** Where an order has been and how its parcel travels, in one statement. */
export async function findOrderStatus(reader: Reader, orderId: string): Promise<StatusRow | undefined> {
  const found = await sql<StatusRow>`
    select orders.id, orders.buyer_profile_id, ${recipientProfile}, orders.is_practice, orders.is_cancelled, orders.delivered_at,
      to_char(orders.expected_by, 'YYYY-MM-DD') as expected_by,
      (select jsonb_agg(jsonb_build_object('state', to_state,
        'enteredAt', floor(extract(epoch from entered_at) * 1000)::bigint) order by change.id desc)
        from order_state_changes change where change.order_id = orders.id) as states,
      (select jsonb_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'trackingUrl', tracking_url)
        from order_shipments where order_shipments.order_id = orders.id) as shipment
    from orders join master_orders on master_orders.id = orders.master_id where orders.id = ${orderId}`.execute(
    reader,
  );
  return found.rows[0];
}

/** Keeps how the parcel of an order travels; what was said first stays. */
export async function insertShipment(
  transaction: Transaction,
  { orderId, shipment, at }: { readonly orderId: string; readonly shipment: Shipment; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("order_shipments")
    .values({
      order_id: orderId,
      carrier: shipment.carrier,
      tracking_number: shipment.trackingNumber,
      tracking_url: shipment.trackingUrl,
      noted_at: at,
    })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
}
