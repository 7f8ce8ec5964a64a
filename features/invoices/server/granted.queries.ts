import type { Reader } from "#engine/server/data/client.ts";

/** Money of an order that finance has refunded without packs, in paise; oldest first. */
export async function selectGranted(
  reader: Reader,
  orderId: string,
): Promise<{ readonly refundId: number; readonly amountInPaise: number; readonly marginInPaise: number }[]> {
  return reader
    .selectFrom("published.order_refunds as order_refunds")
    .select(["id as refundId", "amount_in_paise as amountInPaise", "margin_in_paise as marginInPaise"])
    .where("order_id", "=", orderId)
    .where("reason", "is not", null)
    .orderBy("id")
    .execute();
}
