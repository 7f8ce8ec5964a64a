import type { Transaction } from "#engine/server/data/client.ts";
import type { Shipment } from "../../contract/orders.ts";

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
