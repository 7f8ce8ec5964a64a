import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { OrderRefund } from "#features/orders/contract/refunds.ts";

/** A refund that is approved and not sent yet, and whether the provider has refused it before. */
export async function findApprovedRefund(
  reader: Reader,
  refundId: number,
): Promise<{ readonly amountInPaise: number; readonly isRefused: boolean } | undefined> {
  return reader
    .selectFrom("published.order_refunds as order_refunds")
    .select(["amount_in_paise as amountInPaise", "is_by_provider as isRefused"])
    .where("id", "=", refundId)
    .where("status", "=", "to-send")
    .executeTakeFirst();
}

/** Refunds of an order as its buyer sees them, newest first; of the provider's the reference is our token. */
export async function selectRefundsOfOrder(
  reader: Reader,
  orderId: string,
): Promise<Omit<OrderRefund, "paidBy">[]> {
  const { rows } = await sql<Omit<OrderRefund, "paidBy">>`
    select id as "refundId", amount_in_paise as "amountInPaise", status, method, reference, reason, cause,
      (extract(epoch from asked_at) * 1000)::bigint as "askedAt",
      (extract(epoch from changed_at) * 1000)::bigint as "changedAt"
    from published.order_refunds where order_id = ${orderId} order by id desc`.execute(reader);
  return rows;
}

/** The refund that was sent under this number; null when none was. */
export async function findRefundSentAs(reader: Reader, reference: string): Promise<number | null> {
  const row = await reader
    .selectFrom("published.order_refunds as order_refunds")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row?.id ?? null;
}
